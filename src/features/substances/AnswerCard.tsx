import type { ReactNode } from 'react';
import { substancePath } from '../../addresses/letters';
import { formatGrams } from '../../domain/format-weight';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { FoundBy } from './find-substances';
import type { FinderProps } from './finder-props';
import { Standing } from './Standing';
import type { IndexedSubstance } from './substance-index';
import styles from './AnswerCard.module.css';

type Answer = FinderProps['rules'][string]['answers'][number];

/** Purposes that are answered at once; the others are behind a line that opens. */
const FIRST = ['import', 'export'];

interface AnswerCardProps extends FinderProps {
  substance: IndexedSubstance;
  by: FoundBy;
  heading: ReactNode;
}

/** Name of a substance in both scripts, the first as a link to its page. */
export function BothNames({ lang, substance }: { lang: Lang; substance: IndexedSubstance }) {
  // Written out: the list of languages would be one more script for the browser.
  const twin = lang === 'en' ? 'hi' : 'en';
  return (
    <>
      <a href={substancePath(substance.id, lang)}>{substance.name[lang]}</a>{' '}
      <span lang={twin}>{substance.name[twin]}</span>
    </>
  );
}

/** The answer on one substance: how it stands in law, what import and export need, and where everything else stands. */
export function AnswerCard({ lang, rules, links, units, words, substance, by, heading }: AnswerCardProps) {
  const rule = rules[substance.rule];
  const { quantity } = substance;
  const name = substance.name[lang];
  const address = substancePath(substance.id, lang);
  const said = calledAs(by, name, words);
  const { first = [], rest = [] } = Object.groupBy(rule?.answers ?? [], ({ purpose }) =>
    FIRST.includes(purpose) ? 'first' : 'rest',
  );
  const grams = (amount: number) => formatGrams(amount, units, lang);
  return (
    <div className={styles.card}>
      {heading}
      {rule && (
        <p className={styles.verdict}>
          <Standing standing={rule.standing}>{rule.verdict}</Standing>
        </p>
      )}
      {said && <p className={styles.said}>{said}</p>}
      {rule && <p>{rule.lead}</p>}
      <Answers answers={first} />
      {rest.length > 0 && (
        <details>
          <summary>{words.otherPurposes}</summary>
          <Answers answers={rest} />
        </details>
      )}
      {quantity && (
        <p>
          {quantity.small === null
            ? fill(words.commercialOnly, { commercial: grams(quantity.commercial) })
            : fill(words.quantities, { small: grams(quantity.small), commercial: grams(quantity.commercial) })}{' '}
          <a href={`${links.quantities}?drug=${quantity.drug}`}>{words.checkWeight}</a>
        </p>
      )}
      <p className={styles.page}>
        <a href={address}>{fill(words.page, { name })}</a>
      </p>
    </div>
  );
}

function Answers({ answers }: { answers: Answer[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ purpose, heading, words, documents, note }) => (
        <div key={purpose}>
          <dt>{heading}</dt>
          <dd>
            <p>{documents.length > 0 ? words : <strong>{words}</strong>}</p>
            {note && <p>{note}</p>}
            {documents.length > 0 && (
              <ul>
                {documents.map(({ title, href, terms }) => (
                  <li key={href}>
                    <a href={href}>{title}</a> {terms && <span className={styles.terms}>{terms}</span>}
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How the substance was found, where that was not by its own name. @example '“smack” is a street name of Heroin' */
function calledAs({ kind, name: typed }: FoundBy, name: string, words: FinderProps['words']): string | undefined {
  if (kind === 'own') return undefined;
  if (kind === 'cas' || kind === 'hs') return `${words[kind]} ${typed}`;
  return fill(words.called[kind === 'other' ? 'common' : kind], { typed, name });
}
