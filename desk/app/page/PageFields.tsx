import type { Lang } from '../../../src/language/lang.ts';
import { LANGS } from '../../../src/language/lang.ts';
import type { Remark } from '../../model/api.ts';
import type { PageField } from '../../model/page-api.ts';
import { PAGE } from '../../words/page.ts';
import { FIELD_WORDS } from '../../words/page-fields.ts';
import { useDeskState } from '../live.tsx';
import { Button } from '../ui/Button.tsx';
import { type ControlProps, Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import { GrowingText } from './GrowingText.tsx';
import { LANG_NAMES } from './names.ts';
import css from './PageFields.module.css';
import { ReadText } from './ReadText.tsx';
import type { Fields } from './use-page-edit.ts';

/** Fields that readers see above the text. */
const ABOVE = ['title', 'summary'];
/** Fields below the text that every editor sees; the others are opened. */
const SEEN = ['reviewed', 'menuLabel'];

interface PageFieldsProps {
  fields: PageField[];
  values: Fields;
  remarksAt: (lang: Lang, key: string) => Pick<Remark, 'grade' | 'text' | 'code'>[];
  onChange: (langs: readonly Lang[], key: string, value: string) => void;
}

/** Title and summary, as they stand above the text. */
export function FieldsAbove(props: PageFieldsProps) {
  return <div className={css.sheet}>{fieldsOf(props, (key) => ABOVE.includes(key))}</div>;
}

/** The other fields of a page, in two columns; what must be the same in both languages is written once. */
export function PageFields(props: PageFieldsProps) {
  const { t } = useWords();
  const isFolded = (key: string) => ![...ABOVE, ...SEEN].includes(key);
  const hasRemarks = props.fields.some(
    ({ key }) => isFolded(key) && LANGS.some((lang) => props.remarksAt(lang, key).length > 0),
  );
  return (
    <section aria-labelledby="page-fields">
      <h2 id="page-fields">{t(PAGE.about)}</h2>
      <div className={css.sheet}>
        {fieldsOf(props, (key) => SEEN.includes(key))}
        <details open={hasRemarks || undefined}>
          <summary className={css.summary}>{t(PAGE.more)}</summary>
          {fieldsOf(props, isFolded)}
        </details>
      </div>
    </section>
  );
}

function fieldsOf({ fields, ...rest }: PageFieldsProps, isShown: (key: string) => boolean) {
  return fields.filter(({ key }) => isShown(key)).map((field) => <OneField key={field.key} field={field} {...rest} />);
}

function OneField({ field, values, remarksAt, onChange }: Omit<PageFieldsProps, 'fields'> & { field: PageField }) {
  const { t } = useWords();
  const today = useDeskState()?.today;
  const { key, isShared, isOptional } = field;
  const words = FIELD_WORDS[key];
  const label = words ? t(words.label) : key;
  const hint = words?.hint && t(words.hint);
  if (isShared) {
    const remarks = LANGS.flatMap((lang) => remarksAt(lang, key));
    const value = values.en[key] ?? values.hi[key] ?? '';
    const set = (next: string) => onChange(LANGS, key, next);
    return (
      <div className={css.shared}>
        <Field label={t(PAGE.inBoth, { label })} hint={hint} remarks={remarks} isRequired={!isOptional}>
          {(control) => <Control {...{ field, control, value, set }} />}
        </Field>
        {key === 'reviewed' && today && value !== today && (
          <Button onClick={() => set(today)}>{t(PAGE.readToday)}</Button>
        )}
      </div>
    );
  }
  return (
    <div className={css.two}>
      {LANGS.map((lang) => (
        <Field
          key={lang}
          label={t(PAGE.in, { label, lang: t(LANG_NAMES[lang]) })}
          hint={hint}
          remarks={remarksAt(lang, key)}
          lang={lang}
          isRequired={!isOptional}
        >
          {(control) => (
            <Control
              {...{ field, control, value: values[lang][key] ?? '', set: (next) => onChange([lang], key, next) }}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

function Control({
  field: { kind, choices = [], isOptional },
  control,
  value,
  set,
}: {
  field: PageField;
  control: ControlProps;
  value: string;
  set: (value: string) => void;
}) {
  const { t } = useWords();
  switch (kind) {
    case 'choice':
      return (
        <select {...control} value={value} onChange={({ target }) => set(target.value)}>
          {(isOptional || value === '') && <option value="">{t(PAGE.none)}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {t(choice.label)}
            </option>
          ))}
        </select>
      );
    case 'flag':
      return (
        <input
          {...control}
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => set(target.checked ? 'true' : '')}
        />
      );
    case 'day':
      return <input {...control} type="date" value={value} onChange={({ target }) => set(target.value)} />;
    case 'moment':
      return <input {...control} value={value} onChange={({ target }) => set(target.value)} />;
    case 'yaml':
      return (
        <GrowingText
          {...control}
          className={`${css.words} ${css.yaml}`}
          value={value}
          onChange={({ target }) => set(target.value)}
        />
      );
    default:
      return (
        <ReadText
          {...control}
          className={css.words}
          value={value}
          onChange={({ target }) => set(target.value.replaceAll('\n', ' '))}
        />
      );
  }
}
