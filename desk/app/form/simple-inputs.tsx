import { useState } from 'react';
import type { Model } from '../../model/form-api.ts';
import { FORM } from '../../words/form.ts';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import css from './form.module.css';
import type { InputProps } from './ModelInput.tsx';
import { useField } from './use-field.ts';

type Of<Kind extends Model['kind']> = InputProps<Extract<Model, { kind: Kind }>>;

export function TextInput({ model, value, onChange, ...rest }: Of<'text'>) {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  return (
    <Field {...useField(rest)} {...(model.lang && { lang: model.lang })}>
      {(control) => (
        <textarea
          {...control}
          className={css.text}
          rows={1}
          value={text}
          onChange={({ target }) => onChange(oneLine(target.value, text) || undefined)}
        />
      )}
    </Field>
  );
}

/** Words of the content have no line breaks; pasted ones become spaces. */
export function oneLine(next: string, last: string): string {
  return last.includes('\n') ? next : next.replace(/\s*\n\s*/g, ' ');
}

export function NumberInput({ model, value, onChange, ...rest }: Of<'number'>) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === undefined ? '' : String(value));
  const change = (text: string) => {
    setTyped(text);
    const plain = text.replaceAll(/[,\s₹%]/g, '');
    // What is no number is handed on as it is, so that the field says so.
    onChange(plain === '' ? undefined : /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text);
  };
  return (
    <Field {...useField(rest)}>
      {(control) => (
        <input
          {...control}
          className={css.short}
          inputMode={model.isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={shown}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}

export function FlagInput({ model, value, onChange, label, hint, path }: Of<'flag'>) {
  const { t } = useWords();
  const { remarks } = useField({ label, hint, path, isRequired: false });
  const change = (isOn: boolean) => onChange(isOn ? true : model.isOnlyTrue ? undefined : false);
  return (
    <Field label={t(label)} {...(hint && { hint: t(hint) })} remarks={remarks}>
      {(control) => (
        <span className={css.tick}>
          <input
            {...control}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => change(target.checked)}
          />
          <span aria-hidden="true">{t(FORM.yes)}</span>
        </span>
      )}
    </Field>
  );
}

export function ChoiceInput({ model, value, onChange, ...rest }: Of<'choice'>) {
  const { t } = useWords();
  const known = model.choices.some(({ id }) => id === value);
  return (
    <Field {...useField(rest)}>
      {(control) => (
        <select
          {...control}
          className={css.select}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          {(!rest.isRequired || value === undefined) && <option value="">{t(FORM.none)}</option>}
          {typeof value === 'string' && !known && <option value={value}>{value}</option>}
          {model.choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {t(label)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Plain words or numbers, one in each line. */
export function LinesInput({ model, value, onChange, hint, ...rest }: Of<'list'>) {
  const { t } = useWords();
  const [typed, setTyped] = useState<string>();
  const items = Array.isArray(value) ? value : [];
  const isNumbers = model.of.kind === 'number';
  const change = (text: string) => {
    setTyped(text);
    const lines = text.split('\n').flatMap((line) => line.trim() || []);
    const next = lines.map((line) => (isNumbers && /^-?\d+(\.\d+)?$/.test(line) ? Number(line) : line));
    onChange(next.length > 0 || rest.isRequired ? next : undefined);
  };
  const about = hint ? t(hint) : undefined;
  const field = useField({ ...rest, hint });
  return (
    <Field {...field} hint={about === t(FORM.oneEach) || !about ? t(FORM.oneEach) : `${about}. ${t(FORM.oneEach)}.`}>
      {(control) => (
        <textarea
          {...control}
          className={css.lines}
          rows={Math.max(2, items.length + 1)}
          value={typed ?? items.join('\n')}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
