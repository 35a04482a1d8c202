import { Field, type FieldProps } from './Field';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  /** First entry, for nothing chosen yet: "Select …". */
  placeholder: string;
  options: SelectOption[];
}

/** Things with an id as options of a select. */
export function optionsOf(things: { id: string; label: string }[]): SelectOption[] {
  return things.map(({ id, label }) => ({ value: id, label }));
}

/** One choice of a tool, with a native select. */
export function SelectField({ placeholder, options, isDisabled = false, ...field }: SelectFieldProps) {
  const { id, name, value, error, onChange } = field;
  return (
    <Field {...field}>
      <select
        id={id}
        name={name}
        value={value}
        disabled={isDisabled}
        // The choice stands in the address; a browser that restores it after going back would show another.
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
