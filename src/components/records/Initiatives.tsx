import { formatDocumentDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Audience, Initiative } from '../../schemas/initiative';
import { doubtId } from '../../domain/page-notes';
import { Doubt } from '../prose/Doubt';
import styles from './Initiatives.module.css';
import { Particular } from './Particular';

interface Props {
  audience: Audience;
  initiatives: Map<string, Initiative>;
  /** The page with the details, and the record behind it if there is one. */
  linksOf: (initiative: Initiative) => { label: string; href: string }[];
  lang: Lang;
}

/** What is new for one group of readers, the newest first: what and when; opened, what changed, for whom, what to do. */
export function Initiatives({ audience, initiatives, linksOf, lang }: Props) {
  const t = translator(lang);
  const shown = [...initiatives]
    .filter(([, initiative]) => initiative.audience === audience)
    .toSorted(([, a], [, b]) => b.date.localeCompare(a.date));
  return (
    <ol className={styles.initiatives}>
      {shown.map(([id, initiative]) => (
        <li key={id} id={id} data-index="page">
          <details data-fold>
            <summary>
              <h3>{initiative.title[lang]}</h3>{' '}
              <span className={styles.date}>
                {initiative.when?.[lang] ?? (
                  <time dateTime={initiative.date}>{formatDocumentDate(initiative.date, lang)}</time>
                )}
              </span>
            </summary>
            <p>
              {initiative.changed[lang]}
              {initiative.toConfirm && (
                <Doubt about={doubtId('initiative', id)} what={initiative.title[lang]} lang={lang} />
              )}
            </p>
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
          </details>
        </li>
      ))}
    </ol>
  );
}
