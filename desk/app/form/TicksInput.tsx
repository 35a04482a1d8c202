import type { Model } from '../../model/form-api.ts';
import { useWords } from '../words.tsx';
import { Fieldset } from './Fieldset.tsx';
import css from './form.module.css';
import type { InputProps } from './ModelInput.tsx';

/** Several of a few: a box to tick for each. */
export function TicksInput({
  of,
  label,
  hint,
  isRequired,
  path,
  value,
  onChange,
}: InputProps & { of: Extract<Model, { kind: 'choice' }> }) {
  const { t } = useWords();
  const chosen = Array.isArray(value) ? value : [];
  const change = (id: string, isOn: boolean) => {
    const next = isOn ? [...chosen, id] : chosen.filter((each) => each !== id);
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <Fieldset label={label} hint={hint} isRequired={isRequired} path={path}>
      <div className={css.ticks}>
        {of.choices.map(({ id, label: words }) => (
          <label key={id} className={css.tick}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) => change(id, target.checked)}
            />
            {t(words)}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
