import { useId, useState } from 'react';
import { LANGS, type Localized } from '../../../src/language/lang.ts';
import type { PalettePart } from '../../model/page-api.ts';
import { PAGE } from '../../words/page.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import { Picker } from './Picker.tsx';
import { LANG_NAMES } from './names.ts';

export type Attributes = Record<string, string>;

/** The attributes of a part as a form: what it names once for both languages, its words in each. */
export function PartForm({
  part,
  given,
  action,
  onDone,
}: {
  part: PalettePart;
  given: Localized<Attributes>;
  action: Localized;
  onDone: (attributes: Localized<Attributes>) => void;
}) {
  const { t } = useWords();
  const [values, setValues] = useState(given);
  const form = useId();
  const shared = { ...values.hi, ...values.en };
  const setBoth = (name: string, value: string) =>
    setValues((last) => ({ en: { ...last.en, [name]: value }, hi: { ...last.hi, [name]: value } }));
  return (
    <form
      id={form}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(values);
      }}
    >
      {part.attributes.map(({ name, kind, isOptional, label }) =>
        kind === 'words' ? (
          LANGS.map((lang) => (
            <Field key={name + lang} label={t(PAGE.in, { label: t(label), lang: t(LANG_NAMES[lang]) })} lang={lang}>
              {(control) => (
                <input
                  {...control}
                  required={!isOptional}
                  value={values[lang][name] ?? ''}
                  onChange={({ target }) =>
                    setValues((last) => ({ ...last, [lang]: { ...last[lang], [name]: target.value } }))
                  }
                />
              )}
            </Field>
          ))
        ) : (
          <AttributePicker
            key={name}
            // What a register can be narrowed to depends on the register.
            kind={kind === 'kind' ? `kind:${shared['id'] ?? ''}` : kind}
            label={t(label)}
            isOptional={isOptional}
            value={shared[name] ?? ''}
            onChange={(value) => setBoth(name, value)}
          />
        ),
      )}
      <Button type="submit" variant="primary">
        {t(action)}
      </Button>
    </form>
  );
}

function AttributePicker({ kind, ...rest }: { kind: string } & Omit<Parameters<typeof Picker>[0], 'choices'>) {
  const { data } = useCall('page/choices', { kind });
  return <Picker {...rest} choices={data?.choices ?? []} />;
}
