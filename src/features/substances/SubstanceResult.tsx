import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Separated } from '../../ui/Separated';
import { SourceLink } from '../../ui/SourceLink';
import { fill, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { cardOf } from './card';
import type { FinderProps } from './finder-props';
import type { Substance } from '../../schemas/substance';
import { letterOf, letterPath, substancePath } from '../../addresses/letters';
import { doubtId } from '../../domain/page-notes';
import { DoubtMark } from '../../ui/DoubtMark';
import { SubstanceCard } from './SubstanceCard';
import styles from './SubstanceFinder.module.css';

/** Cards shown at a time. */
const STEP = 10;

type Finding = 'loading' | 'failed' | { hits: Substance[]; near: Substance[]; isNarrowed: boolean };

interface SubstanceResultProps extends FinderProps {
  found: Finding;
  headingRef: Ref<HTMLHeadingElement>;
  onRetry: () => void;
}

interface ResultCardProps extends FinderProps {
  substance: Substance;
  isBest: boolean;
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
      <h2 id="substances-result" ref={headingRef} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {found === 'failed' && (
        <p className={styles.actions}>
          <button type="button" className="quiet-button" onClick={props.onRetry}>
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
        {substances.slice(0, shown).map((substance, index) => (
          <li key={substance.id}>
            <ResultCard {...props} substance={substance} isBest={index === 0} />
          </li>
        ))}
      </ul>
      {substances.length > shown && (
        <p className={styles.actions}>
          <button
            type="button"
            className="quiet-button"
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

/** The best result says everything; those behind it are kept short, their page says the rest. */
function ResultCard({ lang, card, needs, sources, words, substance, isBest }: ResultCardProps) {
  const href = substancePath(substance.id, lang);
  const need = (kind: 'export' | 'import') => {
    const { label, text, href: procedure } = needs[kind][substance[kind]]!;
    const content = (
      <>
        {procedure ? <a href={procedure}>{label}</a> : label}
        {isBest && <p>{text}</p>}
      </>
    );
    return { heading: card.headings[kind], content };
  };
  return (
    <SubstanceCard
      card={cardOf(substance, card)}
      words={card}
      as="h3"
      href={href}
      needs={[need('export'), need('import')]}
      doubt={
        <DoubtMark
          about={doubtId('substance', substance.id)}
          label={fill(words.doubt, { what: substance.name[lang] })}
          path={letterPath(letterOf(substance.id), lang)}
        />
      }
      source={
        isBest ? (
          <>
            {words.source}{' '}
            <Separated>
              {substance.source.map((id) => (
                <SourceLink key={id} source={sources[id]} newTab={words.newTab} />
              ))}
            </Separated>
          </>
        ) : (
          <a href={href}>
            {words.particulars}
            <span className="visually-hidden">: {substance.name[lang]}</span>
          </a>
        )
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
