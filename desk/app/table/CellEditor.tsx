import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Lang } from '../../../src/language/lang.ts';
import type { Choice } from '../../model/table-api.ts';
import { useWords } from '../words.tsx';
import css from './Grid.module.css';

interface Props {
  start: string;
  label: string;
  lang?: Lang | undefined;
  /** Words get room for several lines; they are stored as one. */
  isLong: boolean;
  choices?: Choice[] | undefined;
  /** What was typed, or nothing if it was given up; and where to go next. */
  onEnd: (typed: string | undefined, move?: [rows: number, columns: number]) => void;
}

/** The open cell of a grid. */
export function CellEditor({ start, label, lang, isLong, choices, onEnd: end }: Props) {
  const { lang: own } = useWords();
  const [text, setText] = useState(start);
  const list = useId();
  const isOpened = useRef(false);
  const hasEnded = useRef(false);
  // The cell loses the focus when it ends, which would end it again.
  const onEnd: Props['onEnd'] = (...typed) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    end(...typed);
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onEnd(undefined);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnd(text, [event.shiftKey ? -1 : 1, 0]);
    else if (event.key === 'Tab') onEnd(text, [0, event.shiftKey ? -1 : 1]);
    else if (event.key === 's' && (event.ctrlKey || event.metaKey)) onEnd(text);
    else return;
    event.preventDefault();
  };
  const shared = {
    value: text,
    'aria-label': label,
    lang,
    onKeyDown: press,
    onBlur: () => onEnd(text),
    // The cursor stands behind what is there.
    ref: (field: HTMLInputElement | HTMLTextAreaElement | null) => {
      if (!field || isOpened.current) return;
      isOpened.current = true;
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
    },
  };
  if (isLong)
    return <textarea {...shared} rows={4} className={css.long} onChange={(event) => setText(event.target.value)} />;
  return (
    <>
      <input
        {...shared}
        list={choices ? list : undefined}
        className={css.short}
        onChange={(event) => setText(event.target.value)}
      />
      {choices && (
        <datalist id={list}>
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words[own]}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
