import { useId, useMemo, useState } from 'react';
import type { Choice, PickName } from '../../model/form-api.ts';
import { FORM } from '../../words/form.ts';
import { Button } from '../ui/Button.tsx';
import { type ControlProps, Field } from '../ui/Field.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import { Fieldset } from './Fieldset.tsx';
import css from './form.module.css';
import { useForm } from './form-context.ts';
import type { InputProps } from './ModelInput.tsx';
import { UploadButton } from './UploadButton.tsx';
import { useField } from './use-field.ts';

/** What can be picked, and how it is shown. */
function useChoices(pick: PickName) {
  const { t } = useWords();
  const { file } = useForm();
  const { data } = useCall('form/choices', { pick, file: pick === 'same-register' ? file : '' });
  return useMemo(() => {
    const times = Map.groupBy(data ?? [], ({ label }) => t(label));
    // The short name tells apart what is called the same.
    const show = ({ id, label }: Choice) => ((times.get(t(label))?.length ?? 0) > 1 ? `${t(label)} (${id})` : t(label));
    const shown = new Map((data ?? []).map((choice) => [choice.id, show(choice)]));
    const find = (text: string) => [...shown].find(([id, words]) => words === text || id === text)?.[0];
    return { shown, find };
  }, [data, t]);
}

type Choices = ReturnType<typeof useChoices>;

function PickBox({
  control,
  choices,
  value,
  onPick,
}: {
  control: ControlProps;
  choices: Choices;
  value: string;
  onPick: (id: string) => void;
}) {
  const { t } = useWords();
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    const found = choices.find(text);
    setTyped(found === undefined ? text : undefined);
    if (found !== undefined || text === '') onPick(found ?? '');
  };
  /** What only one choice has in it is that choice; anything else stays as it is typed, and the check names it. */
  const leave = () => {
    if (typed) {
      const near = [...choices.shown].filter(([id, words]) =>
        `${words} ${id}`.toLowerCase().includes(typed.trim().toLowerCase()),
      );
      onPick(near.length === 1 && near[0] ? near[0][0] : typed.trim());
    }
    setTyped(undefined);
  };
  return (
    <>
      <input
        {...control}
        className={css.wide}
        list={list}
        autoComplete="off"
        placeholder={t(FORM.pick)}
        value={typed ?? choices.shown.get(value) ?? value}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
      />
      <datalist id={list}>
        {[...choices.shown].map(([id, words]) => (
          <option key={id} value={words}>
            {words}
          </option>
        ))}
      </datalist>
    </>
  );
}

export function PickField({ pick, value, onChange, ...rest }: InputProps & { pick: PickName }) {
  const choices = useChoices(pick);
  return (
    <>
      <Field {...useField(rest)}>
        {(control) => (
          <PickBox
            control={control}
            choices={choices}
            value={typeof value === 'string' ? value : ''}
            onPick={(id) => onChange(id || undefined)}
          />
        )}
      </Field>
      <UploadButton pick={pick} around={rest.around} onDone={onChange} />
    </>
  );
}

/** Several of many: those that were chosen, and a box to choose one more. */
export function PickListField({ pick, value, onChange, ...rest }: InputProps & { pick: PickName }) {
  const { t } = useWords();
  const choices = useChoices(pick);
  const ids = (Array.isArray(value) ? value : []).filter((id) => typeof id === 'string');
  const set = (next: string[]) => onChange(next.length > 0 ? next : undefined);
  const add = (id: string) => id && !ids.includes(id) && set([...ids, id]);
  const field = useField(rest);
  return (
    <Fieldset label={rest.label} hint={rest.hint} isRequired={rest.isRequired} path={rest.path}>
      {ids.length > 0 && (
        <ul className={css.chips}>
          {ids.map((id) => (
            <li key={id}>
              {choices.shown.get(id) ?? id}
              <Button
                variant="quiet"
                aria-label={t(FORM.removeItem, { what: choices.shown.get(id) ?? id })}
                onClick={() => set(ids.filter((each) => each !== id))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={<span className={css.light}>{t(FORM.add, { what: field.label })}</span>}
        remarks={field.remarks.filter(({ at }) => (at?.length ?? 0) > rest.path.length)}
      >
        {(control) => <PickBox key={ids.length} control={control} choices={choices} value="" onPick={add} />}
      </Field>
      <UploadButton pick={pick} around={rest.around} onDone={add} />
    </Fieldset>
  );
}
