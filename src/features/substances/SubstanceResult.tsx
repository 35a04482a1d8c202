import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { fill, formatNumber } from '../../language/format';
import { AnswerCard, BothNames } from './AnswerCard';
import type { FinderProps } from './finder-props';
import { OtherAnswer } from './OtherAnswer';
import { type Outcome, titleOf } from './outcome';
import { Standing } from './Standing';
import type { IndexedSubstance } from './substance-index';
import styles from './SubstanceFinder.module.css';

/** Rows shown at a time. */
const STEP = 10;

interface SubstanceResultProps extends FinderProps {
  found: Outcome;
  headingRef: Ref<HTMLHeadingElement>;
  onRetry: () => void;
}

/** What was found, what comes near, what is known of a word that is no substance, or what to do when nothing was found. */
export function SubstanceResult(props: SubstanceResultProps) {
  const { words, links, found } = props;
  const heading = (title: ReactNode) => (
    <h2 id="substances-result" ref={props.headingRef} tabIndex={-1} className={styles.title}>
      {title}
    </h2>
  );
  if (typeof found === 'string')
    return (
      <div className={styles.result}>
        {heading(titleOf(found, props))}
        {found === 'failed' && (
          <p className={styles.actions}>
            <button type="button" className="quiet-button" onClick={props.onRetry}>
              {words.retry}
            </button>
            <a href={links.letters}>{words.toLetters}</a>
          </p>
        )}
      </div>
    );
  const { best, other, near } = found;
  if (other)
    return (
      <div className={styles.result}>
        {heading(other.title)}
        <OtherAnswer {...other} words={words} contact={links.contact} />
      </div>
    );
  const names = best && <BothNames lang={props.lang} substance={best.substance} />;
  const isAnswer = best !== undefined && near.length === 0;
  return (
    <div className={styles.result}>
      {/* Always the first in its place: it keeps the focus when the answer comes. */}
      {heading(isAnswer ? names : titleOf(found, props))}
      {best && <AnswerCard {...props} {...best} heading={!isAnswer && <h3>{names}</h3>} />}
      <Rows {...props} found={found} />
    </div>
  );
}

/** The results behind the first, in one row each; help where there is none at all. */
function Rows(props: SubstanceResultProps & { found: Exclude<Outcome, string> }) {
  const { lang, rules, words, links, found } = props;
  const [more, setMore] = useState<{ of: Outcome; shown: number }>();
  const shown = more && more.of === found ? more.shown : STEP;
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    list.current?.children[focusNext.current]?.querySelector('a')?.focus();
    focusNext.current = undefined;
  });

  const all = [...found.hits, ...found.near];
  const rows = all.filter((substance) => substance !== found.best?.substance);
  if (all.length === 0)
    return (
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
    );
  return (
    <>
      {found.best && rows.length > 0 && (
        <h3 className={styles.behind}>
          {rows.length === 1 ? words.behindOne : fill(words.behind, { count: formatNumber(rows.length, lang) })}
        </h3>
      )}
      {rows.length > 0 && (
        <ul className={styles.list} ref={list}>
          {rows.slice(0, shown).map((substance) => (
            <Row key={substance.id} lang={lang} rules={rules} substance={substance} />
          ))}
        </ul>
      )}
      {rows.length > shown && (
        <p className={styles.actions}>
          <button
            type="button"
            className="quiet-button"
            onClick={() => {
              focusNext.current = shown;
              setMore({ of: found, shown: shown + STEP });
            }}
          >
            {fill(words.more, { count: formatNumber(Math.min(STEP, rows.length - shown), lang) })}
          </button>
        </p>
      )}
    </>
  );
}

function Row({ lang, rules, substance }: Pick<FinderProps, 'lang' | 'rules'> & { substance: IndexedSubstance }) {
  const rule = rules[substance.rule];
  return (
    <li>
      <BothNames lang={lang} substance={substance} />
      {rule && (
        <span className={styles.standing}>
          <Standing standing={rule.standing}>{rule.verdict}</Standing>
        </span>
      )}
    </li>
  );
}
