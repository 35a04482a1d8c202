import { Provenance } from '../components/prose/Provenance';
import { SourceName } from '../components/prose/SourceName';
import type { Lang } from '../language/lang';
import { entryOf } from '../lib/entry-of';
import { translator } from '../words/strings';
import { pathFor } from '../addresses/routes';
import type { PageMeta } from '../schemas/page';
import type { Source } from '../schemas/source';
import type { Substance } from '../schemas/substance';
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
  sources: Map<string, Source>;
  /** The page of the whole list. */
  listMeta: PageMeta;
  title: string;
  summary: string;
}

const ROUTE = 'exim/substances';
const DIRECTIONS = ['export', 'import'] as const;

/** All substances of one letter with all their particulars: the list without scripts, and the address of each. */
export function LetterView({ lang, letter, substances, sources, listMeta, title, summary }: LetterViewProps) {
  const t = translator(lang);
  const listPath = pathFor(ROUTE, lang);
  const letters = lettersOf(substances.rows);
  const index = letters.findIndex((each) => each.letter === letter);
  const rows = letters[index]?.rows ?? [];
  const words = cardWords(substances, lang, t('fact.toConfirm'));
  const needs = needsIn(substances, lang);
  const sourceIds = [...new Set(rows.flatMap(({ source }) => source))];
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
                needs={DIRECTIONS.map((kind) => ({
                  heading: words.headings[kind],
                  content: <a href={`#${row[kind]}`}>{needs[kind][row[kind]]?.label}</a>,
                }))}
                source={<SourceNumbers row={row} sourceIds={sourceIds} lang={lang} />}
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
        <section className={styles.sources} aria-labelledby="sources" data-index="off">
          <h2 id="sources">{t('page.sources')}</h2>
          <ol>
            {sourceIds.map((id, order) => {
              const { label, url } = entryOf(sources, id);
              return (
                <li key={id} id={`source-${order + 1}`} className={styles.item}>
                  <SourceName label={label[lang]} url={url} lang={lang} />
                </li>
              );
            })}
          </ol>
        </section>
        <Provenance lang={lang} meta={{ ...listMeta, sources: [] }} />
      </div>
    </>
  );
}

/** The numbers of the sources of a substance in the list below. */
function SourceNumbers({ row, sourceIds, lang }: { row: Substance; sourceIds: string[]; lang: Lang }) {
  const t = translator(lang);
  const numbers = row.source.map((id) => sourceIds.indexOf(id) + 1);
  return (
    <>
      {t('source.one')}{' '}
      {numbers.map((number, index) => (
        <span key={number} data-index="parent-off">
          {index > 0 && ', '}
          <a href={`#source-${number}`}>
            <span className="visually-hidden">{t('table.source')} </span>
            {number}
          </a>
        </span>
      ))}
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
