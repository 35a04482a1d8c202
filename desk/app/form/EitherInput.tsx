import { useId, useState } from 'react';
import type { Model } from '../../model/form-api.ts';
import { FORM } from '../../words/form.ts';
import { useWords } from '../words.tsx';
import { Fieldset } from './Fieldset.tsx';
import css from './form.module.css';
import { type InputProps, ModelInput } from './ModelInput.tsx';

/** One word for all, or a list. */
export function EitherInput({ model, ...rest }: InputProps<Extract<Model, { kind: 'either' }>>) {
  const { t } = useWords();
  const name = useId();
  const { value, onChange } = rest;
  const [isSome, setSome] = useState(value !== undefined && value !== model.word.id);
  const choose = (some: boolean) => {
    setSome(some);
    onChange(some ? undefined : model.word.id);
  };
  return (
    <Fieldset label={rest.label} hint={rest.hint} isRequired={rest.isRequired} path={rest.path}>
      <div className={css.ticks}>
        {[false, true].map((some) => (
          <label key={String(some)} className={css.tick}>
            <input
              type="radio"
              name={name}
              checked={isSome === some && (some || value === model.word.id)}
              onChange={() => choose(some)}
            />
            {t(some ? FORM.some : model.word.label)}
          </label>
        ))}
      </div>
      {isSome && (
        <ModelInput {...rest} model={model.of} hint={undefined} value={value === model.word.id ? undefined : value} />
      )}
    </Fieldset>
  );
}
