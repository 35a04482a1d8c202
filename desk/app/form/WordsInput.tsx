import { LANGS, type Lang } from '../../../src/language/lang.ts';
import { FORM } from '../../words/form.ts';
import { SHELL } from '../../words/shell.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import { Fieldset } from './Fieldset.tsx';
import css from './form.module.css';
import { useForm } from './form-context.ts';
import type { InputProps } from './ModelInput.tsx';
import type { Model } from '../../model/form-api.ts';
import { oneLine } from './simple-inputs.tsx';
import { isBelow, isGroup, isPath, withField } from './values.ts';

/** English left, Hindi right; below each other on a phone. */
export function WordsInput({
  model,
  label,
  hint,
  isRequired,
  path,
  value,
  onChange,
}: InputProps<Extract<Model, { kind: 'words' }>>) {
  const { t } = useWords();
  const { remarks, offers } = useForm();
  const words = isGroup(value) ? value : {};
  const set = (lang: Lang, text: string) => {
    const next = withField(words, lang, text || undefined);
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <Fieldset label={label} hint={hint} isRequired={isRequired} path={path}>
      <div className={css.pair}>
        {LANGS.map((lang) => {
          const text = typeof words[lang] === 'string' ? words[lang] : '';
          const own = [...path, lang];
          const fitting = offers.filter(({ at }) => isPath(at, own));
          return (
            <div key={lang}>
              <Field
                label={t(lang === 'en' ? SHELL.english : SHELL.hindi)}
                lang={lang}
                remarks={remarks.filter(({ at }) => isBelow(at, own))}
              >
                {(control) => (
                  <textarea
                    {...control}
                    className={model.isLong ? `${css.text} ${css.long}` : css.text}
                    value={text}
                    onChange={({ target }) => set(lang, oneLine(target.value, text))}
                  />
                )}
              </Field>
              {fitting.map((offer) => (
                <p key={offer.en} className={css.offer}>
                  {t(FORM.offer, { en: offer.en, hi: offer.hi })}{' '}
                  <Button variant="quiet" onClick={() => set(lang, [text, offer.hi].filter(Boolean).join(' '))}>
                    {t(FORM.insert)}
                  </Button>
                </p>
              ))}
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
}
