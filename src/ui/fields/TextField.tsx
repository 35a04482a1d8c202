import { Field, type FieldProps } from './Field';

interface TextFieldProps extends FieldProps {
  hint: string;
  inputMode?: 'text' | 'decimal';
  maxLength: number;
  /** What the browser offers while somebody types. */
  suggestions?: string[];
}

/** Words typed into a tool. Numbers too: as plain text, digits of both scripts reach the check as they were written. */
export function TextField({ isDisabled = false, inputMode = 'text', suggestions, ...field }: TextFieldProps) {
  const { id, name, value, error, maxLength, onChange } = field;
  return (
    <Field {...field}>
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
    </Field>
  );
}
