import { formatDocumentDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Audience, Initiative } from '../../schemas/initiative';
import type { Source } from '../../schemas/source';
import { Badge } from '../../ui/Badge';
import styles from './Initiatives.module.css';
import { Particular } from './Particular';
import { SourceList } from '../prose/SourceList';

interface Props {
  audience: Audience;
  initiatives: Map<string, Initiative>;
  sources: Map<string, Source>;
  /** The page with the details, and the record behind it if there is one. */
  linksOf: (initiative: Initiative) => { label: string; href: string }[];
  lang: Lang;
}

/** What is new for one group of readers, the newest first: date, what changed, for whom, what to do, source. */
export function Initiatives({ audience, initiatives, sources, linksOf, lang }: Props) {
  const t = translator(lang);
  const shown = [...initiatives]
    .filter(([, initiative]) => initiative.audience === audience)
    .toSorted(([, a], [, b]) => b.date.localeCompare(a.date));
  return (
    <ol className={styles.initiatives}>
      {shown.map(([id, initiative]) => (
        <li key={id} id={id} data-index="page">
          <h3>{initiative.title[lang]}</h3>
          <p className={styles.date}>
            {initiative.when?.[lang] ?? (
              <time dateTime={initiative.date}>{formatDocumentDate(initiative.date, lang)}</time>
            )}
            {initiative.toConfirm && <Badge>{t('fact.toConfirm')}</Badge>}
          </p>
          <p>{initiative.changed[lang]}</p>
          {initiative.toConfirm && <p className={styles.doubt}>{initiative.toConfirm[lang]}</p>}
          <dl>
            <Particular label={t('initiative.forWhom')}>{initiative.forWhom[lang]}</Particular>
            <Particular label={t('initiative.todo')}>{initiative.todo[lang]}</Particular>
            <Particular label={t('initiative.more')}>
              {linksOf(initiative).map(({ label, href }) => (
                <p key={href}>
                  <a href={href}>{label}</a>
                </p>
              ))}
            </Particular>
          </dl>
          <SourceList ids={initiative.source} sources={sources} lang={lang} />
        </li>
      ))}
    </ol>
  );
}
