import { useState } from 'react';
import type { Model } from '../../model/form-api.ts';
import { FORM } from '../../words/form.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import { useCropYears } from './CropYearInput.tsx';
import { Fieldset } from './Fieldset.tsx';
import css from './form.module.css';
import { emptyOf } from './ListInput.tsx';
import { type InputProps, ModelInput } from './ModelInput.tsx';

import { isGroup, withField } from './values.ts';

/** Entries by name: values by crop year, columns of a table. */
export function MapInput({
  model,
  label,
  hint,
  isRequired,
  path,
  value,
  onChange,
  around,
}: InputProps<Extract<Model, { kind: 'map' }>>) {
  const { t } = useWords();
  const entries = isGroup(value) ? value : {};
  const [key, setKey] = useState('');
  const years = useCropYears().filter((year) => !(year in entries));
  const isYears = model.key === 'crop-year';
  const isDays = model.key === 'day';
  const next = isYears ? key || (years.at(1) ?? '') : key.trim();
  const set = (name: string, held: Parameters<typeof onChange>[0]) => {
    const all = withField(entries, name, held);
    onChange(Object.keys(all).length > 0 ? all : undefined);
  };
  const add = () => {
    if (!next || next in entries) return;
    // The newest year stands first, other entries last.
    onChange(isYears ? { [next]: emptyOf(model.of), ...entries } : { ...entries, [next]: emptyOf(model.of) });
    setKey('');
  };
  return (
    <Fieldset label={label} hint={hint} isRequired={isRequired} path={path}>
      {Object.entries(entries).map(([name, held]) => (
        <div key={name} className={css.item}>
          <ModelInput
            model={model.of}
            label={{ en: name, hi: name }}
            isRequired={false}
            path={[...path, name]}
            value={held}
            around={around}
            onChange={(changed) => set(name, changed ?? emptyOf(model.of))}
          />
          <Button variant="quiet" onClick={() => set(name, undefined)}>
            {t(FORM.removeItem, { what: name })}
          </Button>
        </div>
      ))}
      <div className={`${css.row} ${css.keyed}`}>
        <Field
          label={<span className={css.light}>{t(isYears ? FORM.addYear : isDays ? FORM.sinceDay : FORM.id)}</span>}
        >
          {(control) =>
            isYears ? (
              <select {...control} value={next} onChange={({ target }) => setKey(target.value)}>
                {years.map((year) => (
                  <option key={year}>{year}</option>
                ))}
              </select>
            ) : (
              <input
                {...control}
                type={isDays ? 'date' : 'text'}
                value={key}
                autoComplete="off"
                onChange={({ target }) => setKey(target.value)}
              />
            )
          }
        </Field>
        <Button onClick={add}>{t(isYears ? FORM.addYear : FORM.addEntry)}</Button>
      </div>
    </Fieldset>
  );
}
