import type { FieldProps } from './Field';
import styles from './Field.module.css';
import type { SelectOption } from './SelectField';

/** One choice of a tool among a few, all in sight; nothing is chosen beforehand. */
export function RadioField({ id, name, label, value, error, isDisabled = false, onChange, options }: RadioFieldProps) {
  return (
    <fieldset
      className={error ? `${styles.field} ${styles.radios} ${styles.wrong}` : `${styles.field} ${styles.radios}`}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {options.map((option, index) => (
        <label key={option.value}>
          <input
            // To move the focus to the field, use the id.
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={isDisabled}
            onChange={() => onChange(option.value)}
          />{' '}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

interface RadioFieldProps extends FieldProps {
  options: SelectOption[];
}
