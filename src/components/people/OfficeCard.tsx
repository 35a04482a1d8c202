import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Office } from '../../schemas/office';
import type { Source } from '../../schemas/source';
import { Badge } from '../../ui/Badge';
import { ContactRows } from './ContactRows';
import styles from './Directory.module.css';
import { SourceList } from '../prose/SourceList';

interface OfficeCardProps {
  lang: Lang;
  office: Office;
  sources: Map<string, Source>;
  headquartersPhones: string[];
  /** None where the offices stand close together under one heading; their sources then stand below all of them. */
  headingLevel: 3 | 4 | undefined;
  /** False where it was said already that no office of the unit can be called. */
  hasContactRows: boolean;
}

/** One office: address, work, area and how to reach it. */
export function OfficeCard({
  lang,
  office,
  sources,
  headquartersPhones,
  headingLevel,
  hasContactRows,
}: OfficeCardProps) {
  const t = translator(lang);
  const Name = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const rows = [
    ['directory.address', office.address?.[lang] ?? t('value.notAvailable')],
    ['directory.officeWork', office.work?.[lang]],
    ['directory.area', office.area?.[lang]],
  ] as const;
  return (
    <>
      <Name className={styles.name}>
        {office.name[lang]} {office.specimen && <Badge>{t('badge.specimen')}</Badge>}
      </Name>
      <dl className={styles.details}>
        {rows.map(
          ([label, words]) =>
            words && (
              <div key={label} className={styles.row}>
                <dt>{t(label)}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
        {hasContactRows && <ContactRows lang={lang} contact={office} headquartersPhones={headquartersPhones} />}
      </dl>
      {office.toConfirm && (
        <p className={styles.doubt}>
          <strong>{t('directory.toConfirm')}</strong> {office.toConfirm[lang]}
        </p>
      )}
      {headingLevel && <SourceList ids={office.source} sources={sources} lang={lang} />}
    </>
  );
}
