import styles from './Field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  /** First entry, for nothing chosen yet: "Select …". */
  placeholder: string;
  options: SelectOption[];
  /** '' while nothing is chosen. */
  value: string;
  /** What is wrong with the choice; read out with the field. */
  error?: string | undefined;
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

/** One choice of a tool: label, what is wrong with it, native select. To move the focus here, use the id. */
export function SelectField(props: SelectFieldProps) {
  const { id, name, label, placeholder, options, value, error, isDisabled = false, onChange } = props;
  const errorId = `${id}-error`;
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      <select
        id={id}
        name={name}
        value={value}
        disabled={isDisabled}
        // The choice stands in the address; a browser that restores it after going back would show another.
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
