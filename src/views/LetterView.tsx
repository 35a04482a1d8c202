import { AboutPage } from '../components/prose/AboutPage';
import { Doubt } from '../components/prose/Doubt';
import { substanceNotes } from '../content/page-notes';
import { doubtId } from '../domain/page-notes';
import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { pathFor } from '../addresses/routes';
import type { PageMeta } from '../schemas/page';
import { PageHead } from '../frame/PageHead';
import { cardOf, cardWords } from '../features/substances/card';
import { needsIn } from '../features/substances/finder-props';
import { LetterList } from '../features/substances/LetterList';
import { letterName, letterPath, lettersOf } from '../addresses/letters';
import styles from './LetterView.module.css';
import { SubstanceCard } from '../features/substances/SubstanceCard';
import type { Substances } from '../schemas/substances';

interface LetterViewProps {
  lang: Lang;
  letter: string;
  substances: Substances;
  /** The page of the whole list. */
  listMeta: PageMeta;
  title: string;
  summary: string;
}

const ROUTE = 'exim/substances';
const DIRECTIONS = ['export', 'import'] as const;

/** All substances of one letter with all their particulars: the list without scripts, and the address of each. */
export function LetterView({ lang, letter, substances, listMeta, title, summary }: LetterViewProps) {
  const t = translator(lang);
  const listPath = pathFor(ROUTE, lang);
  const letters = lettersOf(substances.rows);
  const index = letters.findIndex((each) => each.letter === letter);
  const rows = letters[index]?.rows ?? [];
  const words = cardWords(substances, lang);
  const needs = needsIn(substances, lang);
  return (
    <>
      <PageHead
        lang={lang}
        routeId={ROUTE}
        meta={{ title, summary }}
        parent={{ title: listMeta.title, href: listPath }}
      />
      <div className={`page-width ${styles.page}`}>
        <p>
          <a href={listPath}>{t('substances.searchAll')}</a>
        </p>
        <LetterList letters={letters} current={letter} lang={lang} />
        <p className={styles.note}>{t('substances.noProof')}</p>
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={row.id} id={row.id} className={styles.item} data-index="substance">
              <SubstanceCard
                card={cardOf(row, words)}
                words={words}
                as="h2"
                isFolded
                needs={DIRECTIONS.map((kind) => ({
                  heading: words.headings[kind],
                  content: <a href={`#${row[kind]}`}>{needs[kind][row[kind]]?.label}</a>,
                }))}
                doubt={<Doubt about={doubtId('substance', row.id)} what={row.name[lang]} lang={lang} />}
              />
            </li>
          ))}
        </ul>
        <nav className={styles.neighbours} aria-label={t('substances.neighbours')} data-print="hide">
          <Neighbour letter={letters[index - 1]?.letter} rel="prev" lang={lang} />
          <Neighbour letter={letters[index + 1]?.letter} rel="next" lang={lang} />
        </nav>
        <section className={styles.needs} aria-labelledby="papers">
          <h2 id="papers">{t('substances.papers')}</h2>
          <dl>
            {DIRECTIONS.flatMap((kind) =>
              [...new Set(rows.map((row) => row[kind]))].map((id) => {
                const { label, text, href } = { ...needs[kind][id] };
                const heading = words.headings[kind];
                return (
                  <div key={id} id={id} className={styles.item}>
                    <dt>
                      {heading}: {label}
                    </dt>
                    <dd>
                      {text}{' '}
                      {href && (
                        <a href={href}>
                          {t('substances.how')}
                          <span className="visually-hidden">
                            : {heading}: {label}
                          </span>
                        </a>
                      )}
                    </dd>
                  </div>
                );
              }),
            )}
          </dl>
        </section>
      </div>
      <AboutPage lang={lang} meta={listMeta} notes={substanceNotes(rows, lang)} />
    </>
  );
}

function Neighbour({ letter, rel, lang }: { letter: string | undefined; rel: 'prev' | 'next'; lang: Lang }) {
  if (letter === undefined) return null;
  const t = translator(lang);
  return (
    <a href={letterPath(letter, lang)} rel={rel}>
      {rel === 'prev' && '← '}
      {t(rel === 'prev' ? 'substances.before' : 'substances.after')}: {letterName(letter)}
      {rel === 'next' && ' →'}
    </a>
  );
}
