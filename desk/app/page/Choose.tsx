import type { Localized } from '../../../src/language/lang.ts';
import type { Choice } from '../../model/page-api.ts';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import css from './Picker.module.css';

/** One of a list. */
export function Choose({
  label,
  hint,
  choices,
  none,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  choices: Choice[];
  /** What choosing nothing is called; missing where something must be chosen. */
  none?: Localized;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useWords();
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          className={css.choices}
          value={value}
          required={!none}
          onChange={({ target }) => onChange(target.value)}
        >
          {none && <option value="">{t(none)}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {t(choice.label)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
