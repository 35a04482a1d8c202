import { useLayoutEffect, useRef } from 'react';
import { fill, formatNumber } from '../../../language/format';
import type { Lang } from '../../../language/lang';
import { substancePath } from '../../../addresses/letters';
import type { Standing as StandingCode } from '../../../schemas/substance-rules';
import { Standing } from '../Standing';
import type { PickerProps } from './picker-words';
import styles from './Picker.module.css';
import type { SubstanceList } from './use-substance-list';

interface Props {
  list: SubstanceList;
  picker: PickerProps;
  lang: Lang;
  /** Name of the list with a place for the number, for screen readers. */
  label: string;
  rules: Record<string, { standing: StandingCode; verdict: string }>;
  /** The ids as they shall be; `line` is read out. */
  onChange: (ids: string[], line: string) => void;
}

/** The substances that were chosen, each with how it stands in law and a button that takes it away. */
export function ChosenList({ list: { chosen, input }, picker: { words }, lang, label, rules, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[Math.min(focusNext.current, buttons.length - 1)]?.focus();
    focusNext.current = undefined;
  });
  const remove = (index: number, name: string) => {
    focusNext.current = index;
    // With the last substance the list goes; the field takes the focus.
    if (chosen.length === 1) input.current?.focus();
    onChange(
      chosen.filter((_, at) => at !== index).map(({ id }) => id),
      fill(words.removed, { name }),
    );
  };
  return (
    <ul
      ref={list}
      className={styles.chosen}
      aria-label={fill(label, { count: formatNumber(chosen.length, lang) })}
      data-print="hide"
    >
      {chosen.map((substance, index) => {
        const rule = rules[substance.rule];
        const name = substance.name[lang];
        return (
          <li key={substance.id}>
            <span>
              <a href={substancePath(substance.id, lang)}>{name}</a>
              {rule && <Standing standing={rule.standing}>{rule.verdict}</Standing>}
            </span>
            <button type="button" aria-label={fill(words.remove, { name })} onClick={() => remove(index, name)}>
              ×
            </button>
          </li>
        );
      })}
    </ul>
  );
}
