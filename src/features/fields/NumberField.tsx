import styles from './Field.module.css';

interface NumberFieldProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  value: string;
  /** What is wrong with the number; read out with the field. */
  error?: string | undefined;
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

/** A number of a tool. It is plain text, so that digits of both scripts reach the check as they were written. */
export function NumberField({ id, name, label, hint, value, error, isDisabled = false, onChange }: NumberFieldProps) {
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={value}
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
