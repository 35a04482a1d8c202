import styles from './Field.module.css';

export interface TextFieldProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  value: string;
  /** What is wrong with the words; read out with the field. */
  error?: string | undefined;
  isDisabled?: boolean;
  inputMode?: 'text' | 'decimal';
  maxLength: number;
  /** What the browser offers while somebody types. */
  suggestions?: string[];
  onChange: (value: string) => void;
}

/** Words typed into a tool: label, hint, what is wrong, field. To move the focus here, use the id. */
export function TextField({ error, isDisabled = false, inputMode = 'text', suggestions, ...props }: TextFieldProps) {
  const { id, name, label, hint, value, maxLength, onChange } = props;
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
        inputMode={inputMode}
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        disabled={isDisabled}
        list={suggestions && `${id}-suggestions`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
    </div>
  );
}
