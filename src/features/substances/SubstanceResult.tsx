import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { ExternalLink } from '../../components/frame/ExternalLink';
import { fill, formatNumber } from '../../i18n/format';
import type { Lang } from '../../i18n/lang';
import { cardOf } from './card';
import type { FinderProps, Need } from './finder-props';
import { type Substance, substancePath } from './substance';
import { SubstanceCard } from './SubstanceCard';
import styles from './SubstanceFinder.module.css';

/** Cards shown at a time. */
const STEP = 10;

type Finding = 'waiting' | 'loading' | 'failed' | { hits: Substance[]; near: Substance[]; isNarrowed: boolean };

interface SubstanceResultProps extends FinderProps {
  found: Finding;
  headingRef: Ref<HTMLHeadingElement>;
  onRetry: () => void;
}

/** What was found, what comes near, or what to do when nothing was found. */
export function SubstanceResult(props: SubstanceResultProps) {
  const { lang, words, links, found, headingRef } = props;
  const [more, setMore] = useState<{ of: Finding; shown: number }>();
  const shown = more && more.of === found ? more.shown : STEP;
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    list.current?.children[focusNext.current]?.querySelector('a')?.focus();
    focusNext.current = undefined;
  });

  const title = titleOf(found, words, lang);
  const isList = typeof found === 'object';
  const substances = isList ? [...found.hits, ...found.near] : [];
  return (
    <div className={styles.result}>
      <h3 ref={headingRef} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      {found === 'failed' && (
        <p className={styles.actions}>
          <button type="button" onClick={props.onRetry}>
            {words.retry}
          </button>
          <a href={links.letters}>{words.toLetters}</a>
        </p>
      )}
      {isList && substances.length === 0 && (
        <ul className={styles.help}>
          {found.isNarrowed && <li>{words.widen}</li>}
          {words.nothingHelp.map((help) => (
            <li key={help}>{help}</li>
          ))}
          <li>
            <a href={links.contact}>{words.contact}</a>
          </li>
          <li>
            <a href={links.notifications}>{words.notifications}</a>
          </li>
        </ul>
      )}
      <ul className={styles.list} ref={list}>
        {substances.slice(0, shown).map((substance) => (
          <li key={substance.id}>
            <ResultCard {...props} substance={substance} />
          </li>
        ))}
      </ul>
      {substances.length > shown && (
        <p className={styles.actions}>
          <button
            type="button"
            onClick={() => {
              focusNext.current = shown;
              setMore({ of: found, shown: shown + STEP });
            }}
          >
            {fill(words.more, { count: formatNumber(Math.min(STEP, substances.length - shown), lang) })}
          </button>
        </p>
      )}
    </div>
  );
}

function ResultCard({ lang, card, needs, sources, words, substance }: FinderProps & { substance: Substance }) {
  const need = ({ label, text, href }: Need) => (
    <>
      {href ? <a href={href}>{label}</a> : label}
      <p>{text}</p>
    </>
  );
  return (
    <SubstanceCard
      card={cardOf(substance, card)}
      words={card}
      as="h4"
      href={substancePath(substance.id, lang)}
      needs={[
        { heading: card.headings.export, content: need(needs.export[substance.export]!) },
        { heading: card.headings.import, content: need(needs.import[substance.import]!) },
      ]}
      source={
        <>
          {words.source}{' '}
          {substance.source.map((id, index) => (
            <span key={id}>
              {index > 0 && '; '}
              {sources[id]!.url ? (
                <ExternalLink href={sources[id]!.url} newTabNote={words.newTab}>
                  {sources[id]!.label}
                </ExternalLink>
              ) : (
                sources[id]!.label
              )}
            </span>
          ))}
        </>
      }
    />
  );
}

/** The result in one line; also what is read out. */
export function titleOf(found: Finding, words: FinderProps['words'], lang: Lang): string {
  if (found === 'failed') return words.failed;
  if (typeof found === 'string') return words.loading;
  if (found.near.length > 0) return words.near;
  const count = found.hits.length;
  if (count === 0) return words.nothing;
  return count === 1 ? words.countOne : fill(words.count, { count: formatNumber(count, lang) });
}
