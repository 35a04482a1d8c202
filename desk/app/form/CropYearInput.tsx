import { FORM } from '../../words/form.ts';
import { useDeskState } from '../live.tsx';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import css from './form.module.css';
import type { InputProps } from './ModelInput.tsx';
import { useField } from './use-field.ts';

/** Crop years around today, the newest first. */
export function useCropYears(also: string[] = []): string[] {
  const thisYear = Number(useDeskState()?.today.slice(0, 4) ?? 0);
  const near = Array.from({ length: thisYear === 0 ? 0 : 14 }, (_, index) => thisYear + 1 - index);
  const all = near.map((from) => `${from}-${String((from + 1) % 100).padStart(2, '0')}`);
  return [...new Set([...all, ...also])].toSorted().toReversed();
}

export function CropYearInput({ value, onChange, ...rest }: InputProps) {
  const { t } = useWords();
  const own = typeof value === 'string' ? value : '';
  const years = useCropYears(own ? [own] : []);
  return (
    <Field {...useField(rest)}>
      {(control) => (
        <select
          {...control}
          className={css.select}
          value={own}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          <option value="">{t(FORM.none)}</option>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
