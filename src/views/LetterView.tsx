import { ExternalLink } from '../ui/ExternalLink';
import { Provenance } from '../components/prose/Provenance';
import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { pathFor } from '../addresses/routes';
import type { PageMeta } from '../schemas/page';
import type { Source } from '../schemas/source';
import { PageHead } from '../frame/PageHead';
import { cardOf, cardWords } from '../features/substances/card';
import { type Need, needsIn } from '../features/substances/finder-props';
import { LetterList } from '../features/substances/LetterList';
import { letterName, lettersOf } from '../addresses/letters';
import styles from './LetterView.module.css';
import { letterPath } from '../addresses/letters';
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

/** All substances of one letter with all their particulars: the list without scripts, and the address of each. */
export function LetterView({ lang, letter, substances, sources, listMeta, title, summary }: LetterViewProps) {
  const t = translator(lang);
  const letters = lettersOf(substances.rows);
  const place = letters.findIndex((each) => each.letter === letter);
  const { rows } = letters[place]!;
  const words = cardWords(substances, lang, t('fact.toConfirm'));
  const needs = needsIn(substances, lang);
  const sourceIds = [...new Set(rows.flatMap(({ source }) => source))];
  const usedNeeds = (['export', 'import'] as const).flatMap((kind) =>
    [...new Set(rows.map((row) => row[kind]))].map((id) => ({ id, kind, need: needs[kind][id]! })),
  );
  return (
    <>
      <PageHead
        lang={lang}
        routeId={ROUTE}
        meta={{ title, summary }}
        parent={{ title: listMeta.title, href: pathFor(ROUTE, lang) }}
      />
      <div className={`page-width ${styles.page}`}>
        <p>
          <a href={pathFor(ROUTE, lang)}>{t('substances.searchAll')}</a>
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
                needs={(['export', 'import'] as const).map((kind) => ({
                  heading: words.headings[kind],
                  content: <a href={`#${row[kind]}`}>{needs[kind][row[kind]]!.label}</a>,
                }))}
                source={
                  <>
                    {t('source.one')}{' '}
                    {row.source.map((id, index) => (
                      <span key={id} data-index="parent-off">
                        {index > 0 && ', '}
                        <a href={`#source-${sourceIds.indexOf(id) + 1}`}>
                          <span className="visually-hidden">{t('table.source')} </span>
                          {sourceIds.indexOf(id) + 1}
                        </a>
                      </span>
                    ))}
                  </>
                }
              />
            </li>
          ))}
        </ul>
        <Neighbours lang={lang} before={letters[place - 1]?.letter} after={letters[place + 1]?.letter} />
        <section className={styles.needs} aria-labelledby="papers">
          <h2 id="papers">{t('substances.papers')}</h2>
          <dl>
            {usedNeeds.map(({ id, kind, need }) => (
              <div key={id} id={id} className={styles.item}>
                <dt>
                  {words.headings[kind]}: {need.label}
                </dt>
                <dd>
                  <NeedText need={need} kind={words.headings[kind]} how={t('substances.how')} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.sources} aria-labelledby="sources" data-index="off">
          <h2 id="sources">{t('page.sources')}</h2>
          <ol>
            {sourceIds.map((id, index) => (
              <li key={id} id={`source-${index + 1}`} className={styles.item}>
                <SourceLine source={sources.get(id)!} lang={lang} newTab={t('link.newTab')} />
              </li>
            ))}
          </ol>
        </section>
        <Provenance lang={lang} meta={{ ...listMeta, sources: [] }} />
      </div>
    </>
  );
}

function NeedText({ need: { label, text, href }, kind, how }: { need: Need; kind: string; how: string }) {
  return (
    <>
      {text}{' '}
      {href && (
        <a href={href}>
          {how}
          <span className="visually-hidden">
            : {kind}: {label}
          </span>
        </a>
      )}
    </>
  );
}

function SourceLine({ source: { label, url }, lang, newTab }: { source: Source; lang: Lang; newTab: string }) {
  if (!url) return label[lang];
  return (
    <ExternalLink href={url} newTabNote={newTab}>
      {label[lang]}
    </ExternalLink>
  );
}

function Neighbours({ lang, before, after }: { lang: Lang; before?: string | undefined; after?: string | undefined }) {
  const t = translator(lang);
  return (
    <nav className={styles.neighbours} aria-label={t('substances.neighbours')} data-print="hide">
      {before && (
        <a href={letterPath(before, lang)} rel="prev">
          ← {t('substances.before')}: {letterName(before)}
        </a>
      )}
      {after && (
        <a href={letterPath(after, lang)} rel="next">
          {t('substances.after')}: {letterName(after)} →
        </a>
      )}
    </nav>
  );
}
