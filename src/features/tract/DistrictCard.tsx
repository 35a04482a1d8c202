import { rowName } from '../../domain/table-references';
import { TRACTS_TABLE } from '../../domain/tract';
import { doubtId } from '../../domain/page-notes';
import { tractRecord } from '../../content/awaited-crop-year';
import { recordHref } from '../../content/register-pages';
import { Doubt } from '../../components/prose/Doubt';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { CardOffice } from './CardOffice';
import { CardPhones } from './CardPhones';
import styles from './Tract.module.css';
import { cardId, MAP_ID, type TractContent, type TractDistrict } from './tract-data';

interface DistrictCardProps {
  lang: Lang;
  district: TractDistrict;
  catalogue: TractContent;
}

/** Everything about a district; shown while the address names it. */
export function DistrictCard({ lang, district, catalogue }: DistrictCardProps) {
  const t = translator(lang);
  const { id, place, unit, offices, unitOffice, tehsils, note, doubtfulRow } = district;
  const name = place.name[lang];
  const tehsilsLabel = catalogue.tables.get(TRACTS_TABLE)?.columns['tehsils']?.label[lang];
  return (
    <article id={cardId(id)} className={styles.card} tabIndex={-1} aria-labelledby={`${cardId(id)}-name`}>
      <h4 id={`${cardId(id)}-name`}>
        {name} <span className={styles.about}>{t(`state.${unit}`)}</span>
        {doubtfulRow !== undefined && (
          <Doubt about={doubtId('row', rowName({ id: TRACTS_TABLE }, doubtfulRow))} what={name} lang={lang} />
        )}
      </h4>
      <CardPhones lang={lang} offices={offices} unitOffice={unitOffice} catalogue={catalogue} />
      {(note ?? place.note) && <p>{[note?.[lang], place.note?.[lang]].filter(Boolean).join(' ')}</p>}
      {tehsils && (
        <p>
          <span className={styles.label}>{tehsilsLabel}:</span> {tehsils[lang]}
        </p>
      )}
      {offices.length === 0 && <p>{t('officeFinder.noOffice')}</p>}
      {offices.length > 1 && <p>{fill(t('officeFinder.several'), { count: offices.length })}</p>}
      <ul className={styles.offices}>
        {(offices.length > 0 ? offices : [unitOffice ?? []].flat()).map((office) => (
          <li key={office.id}>
            <CardOffice lang={lang} office={office} catalogue={catalogue} />
          </li>
        ))}
      </ul>
      <TractNotification lang={lang} />
    </article>
  );
}

/** The notification that decides, and the way back. */
function TractNotification({ lang }: { lang: Lang }) {
  const t = translator(lang);
  const record = tractRecord();
  const href = record && recordHref('policies', record.id, lang);
  return (
    <>
      {href && (
        <p>
          <span className={styles.label}>{t('tract.notified')}</span> <a href={href}>{record.title[lang]}</a>
        </p>
      )}
      <p className={styles.back}>
        <a href={`#${MAP_ID}`}>{t('tract.back')} ↑</a>
      </p>
    </>
  );
}
