import { LANGS, type Localized } from '../../../src/language/lang.ts';
import { cleanName } from '../../model/clean-name.ts';
import { FILES } from '../../words/files.ts';
import { SHELL } from '../../words/shell.ts';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import css from './Files.module.css';

export interface PictureText {
  name: string;
  kind: 'photograph' | 'drawing';
  title: Localized;
  alt: Localized;
  caption: Localized;
  credit: Localized;
  taken: string;
  album: string;
}

interface Props {
  text: PictureText;
  onText: (text: PictureText) => void;
  /** A drawing in SVG is never a photograph. */
  isFixedKind: boolean;
  albums: { id: string; title: Localized }[];
}

const WORDS = [
  ['title', FILES.pictureTitle],
  ['alt', FILES.alt],
  ['caption', FILES.caption],
  ['credit', FILES.credit],
] as const;

/** What is to be said of a picture, English left and Hindi right. */
export function PictureFields({ text, onText, isFixedKind, albums }: Props) {
  const { t } = useWords();
  const set = (part: Partial<PictureText>) => onText({ ...text, ...part });
  return (
    <div className={css.fields}>
      <Field label={t(FILES.name)} hint={t(FILES.nameHint)}>
        {(control) => (
          <input
            {...control}
            required
            value={text.name}
            onChange={(event) => set({ name: event.target.value })}
            onBlur={() => set({ name: cleanName(text.name) })}
          />
        )}
      </Field>
      <Field label={t(FILES.kind)}>
        {(control) => (
          <select
            {...control}
            value={text.kind}
            disabled={isFixedKind}
            onChange={(event) => set({ kind: event.target.value === 'drawing' ? 'drawing' : 'photograph' })}
          >
            <option value="photograph">{t(FILES.photograph)}</option>
            <option value="drawing">{t(FILES.drawing)}</option>
          </select>
        )}
      </Field>
      {WORDS.flatMap(([field, label]) =>
        LANGS.map((lang) => (
          <Field
            key={`${field}${lang}`}
            label={`${t(label)} · ${t(lang === 'en' ? SHELL.english : SHELL.hindi)}`}
            hint={field === 'alt' && t(FILES.altHint)}
            lang={lang}
            isRequired={field !== 'caption'}
          >
            {(control) => (
              <textarea
                {...control}
                rows={field === 'alt' ? 3 : 2}
                required={field !== 'caption'}
                value={text[field][lang]}
                onChange={(event) => set({ [field]: { ...text[field], [lang]: event.target.value } })}
              />
            )}
          </Field>
        )),
      )}
      <Field label={t(FILES.taken)} hint={t(FILES.takenHint)}>
        {(control) => (
          <input
            {...control}
            pattern="\d{4}(-\d{2}){0,2}"
            value={text.taken}
            onChange={(event) => set({ taken: event.target.value })}
          />
        )}
      </Field>
      <Field label={t(FILES.album)}>
        {(control) => (
          <select {...control} value={text.album} onChange={(event) => set({ album: event.target.value })}>
            <option value="">{t(FILES.noAlbum)}</option>
            {albums.map(({ id, title }) => (
              <option key={id} value={id}>
                {t(title)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
