import { useLayoutEffect, useRef, type RefObject } from 'react';
import { fill } from '../../../language/format';
import type { Lang } from '../../../language/lang';
import { substancePath } from '../../../addresses/letters';
import type { Standing as StandingCode } from '../../../schemas/substance-rules';
import { Standing } from '../Standing';
import type { IndexedSubstance } from '../substance-index';
import type { PickerProps } from './picker-words';
import styles from './Picker.module.css';

interface Props {
  lang: Lang;
  /** Name of the list, for screen readers. */
  label: string;
  chosen: IndexedSubstance[];
  rules: Record<string, { standing: StandingCode; verdict: string }>;
  words: PickerProps['words'];
  /** Has the focus once the last substance is removed. */
  input: RefObject<HTMLInputElement | null>;
  onRemove: (substance: IndexedSubstance) => void;
}

/** The substances that were chosen, each with how it stands in law and a button that takes it away. */
export function ChosenList({ lang, label, chosen, rules, words, input, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[Math.min(focusNext.current, buttons.length - 1)] ?? input.current)?.focus();
    focusNext.current = undefined;
  });
  return (
    <ul ref={list} className={styles.chosen} aria-label={label} data-print="hide">
      {chosen.map((substance, index) => {
        const rule = rules[substance.rule];
        const name = substance.name[lang];
        return (
          <li key={substance.id}>
            <span>
              <a href={substancePath(substance.id, lang)}>{name}</a>
              {rule && <Standing standing={rule.standing}>{rule.verdict}</Standing>}
            </span>
            <button
              type="button"
              aria-label={fill(words.remove, { name })}
              onClick={() => {
                focusNext.current = index;
                onRemove(substance);
              }}
            >
              ×
            </button>
          </li>
        );
      })}
    </ul>
  );
}
