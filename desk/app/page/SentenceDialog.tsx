import { useState } from 'react';
import { type Lang, LANGS, type Localized, otherLang } from '../../../src/language/lang.ts';
import type { PalettePart } from '../../model/page-api.ts';
import { PAGE } from '../../words/page.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import { Picker } from './Picker.tsx';
import { LANG_NAMES } from './names.ts';

/** Parts that have words between their tags: the words of a link. */
const LINKS = ['RouteLink', 'RecordLink'];

/** A figure or a link for the middle of a sentence. */
export function SentenceDialog({
  parts,
  lang,
  selected,
  onInsert,
  onClose,
}: {
  parts: PalettePart[];
  /** The language in which the cursor is. */
  lang: Lang;
  selected: string;
  /** The source for each language; the other one is missing if it should stay as it is. */
  onInsert: (source: Partial<Localized>) => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  const choices = parts.filter(({ place }) => place === 'sentence');
  const [name, setName] = useState('Fact');
  const [value, setValue] = useState('');
  const [words, setWords] = useState<Localized>({ en: '', hi: '', [lang]: selected });
  const [isBoth, setIsBoth] = useState(true);
  const attribute = choices.find((part) => part.name === name)?.attributes[0];
  const { data } = useCall('page/choices', { kind: attribute?.kind ?? '' });
  const isLink = LINKS.includes(name);
  const source = (each: Lang) => {
    const tag = attribute ? `${name} ${attribute.name}="${value}"` : name;
    return isLink ? `<${tag}>${words[each].trim()}</${name}>` : `<${tag} />`;
  };
  const other = otherLang(lang);
  return (
    <Dialog title={t(PAGE.sentence)} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onInsert({ [lang]: source(lang), ...(isBoth && { [other]: source(other) }) });
        }}
      >
        <Field label={t(PAGE.kind)}>
          {(control) => (
            <select
              {...control}
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setValue('');
              }}
            >
              {choices.map((part) => (
                <option key={part.name} value={part.name}>
                  {t(part.label)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {attribute && (
          <Picker
            key={name}
            label={t(attribute.label)}
            choices={data?.choices ?? []}
            value={value}
            onChange={setValue}
          />
        )}
        {isLink &&
          LANGS.filter((each) => isBoth || each === lang).map((each) => (
            <Field key={each} label={t(PAGE.in, { label: t(PAGE.linkWords), lang: t(LANG_NAMES[each]) })} lang={each}>
              {(control) => (
                <input
                  {...control}
                  required
                  value={words[each]}
                  onChange={({ target }) => setWords((last) => ({ ...last, [each]: target.value }))}
                />
              )}
            </Field>
          ))}
        <p>
          <label>
            <input type="checkbox" checked={isBoth} onChange={({ target }) => setIsBoth(target.checked)} />{' '}
            {t(PAGE.also, { lang: t(LANG_NAMES[other]) })}
          </label>
        </p>
        <Button type="submit" variant="primary">
          {t(PAGE.insert)}
        </Button>
      </form>
    </Dialog>
  );
}
