import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './RuleCheck.module.css';

interface FieldProps {
  name: string;
  label: string;
  lang: Lang;
}

/** A field for an area in are. It is plain text, so that digits of both scripts reach the check as they were written. */
export function AreaField({ name, label, lang }: FieldProps) {
  const id = `rule-${name}`;
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id}>{label}</label>
      <p className={styles.hint} id={`${id}-hint`}>
        {translator(lang)('ruleCheck.hint')}
      </p>
      <p className={styles.error} id={`${id}-error`} data-error hidden />
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-describedby={`${id}-hint ${id}-error`}
      />
    </div>
  );
}

/** A question with radio buttons; none is chosen beforehand. */
export function YesNoField({ name, label, lang }: FieldProps) {
  const t = translator(lang);
  const error = `rule-${name}-error`;
  return (
    <fieldset className={styles.choices} role="radiogroup" aria-describedby={error} data-field={name}>
      <legend>{label}</legend>
      <p className={styles.error} id={error} data-error hidden />
      {(['yes', 'no'] as const).map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} /> {t(`ruleCheck.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
