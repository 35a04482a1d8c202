import { useState } from 'react';
import type { Choice } from '../../model/page-api.ts';
import { PAGE } from '../../words/page.ts';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import css from './Picker.module.css';

/** More choices than this are searched, not scrolled. */
const FEW = 15;

interface PickerProps {
  label: string;
  choices: Choice[];
  value: string;
  isOptional?: boolean;
  onChange: (value: string) => void;
}

/** One of many things, found by any of its words in either language, or by its name. */
export function Picker({ label, choices, value, isOptional = false, onChange }: PickerProps) {
  const { t } = useWords();
  const [words, setWords] = useState('');
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = choices.filter(({ value: id, label: { en, hi } }) => {
    const text = `${id} ${en} ${hi}`.toLowerCase();
    return id === value || wanted.every((word) => text.includes(word));
  });
  const isLong = choices.length > FEW;
  return (
    <>
      {isLong && (
        <Field label={`${t(PAGE.find)}: ${label}`}>
          {(control) => (
            <input
              {...control}
              className={css.choices}
              type="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label={label}
        hint={isLong ? t(found.length > 0 ? PAGE.found : PAGE.nothingFound, { count: found.length }) : undefined}
      >
        {(control) => (
          <select
            {...control}
            className={css.choices}
            value={value}
            required={!isOptional}
            {...(isLong && { size: 7 })}
            onChange={(event) => onChange(event.target.value)}
          >
            {(isOptional || (!value && !isLong)) && <option value="">{isOptional ? t(PAGE.none) : ''}</option>}
            {found.map(({ value: id, label: name }) => (
              <option key={id} value={id}>
                {t(name)}
                {isLong && t(name) !== id ? ` (${id})` : ''}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
