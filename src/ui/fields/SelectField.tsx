import { Field, type FieldProps } from './Field';

export interface SelectOption {
  value: string;
  label: string;
}

interface OptionGroup {
  label: string;
  options: SelectOption[];
}

interface SelectFieldProps extends FieldProps {
  /** First entry, for nothing chosen yet: "Select …". Without it something is always chosen. */
  placeholder?: string;
  options: (SelectOption | OptionGroup)[];
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
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(optionElement)}
            </optgroup>
          ) : (
            optionElement(option)
          ),
        )}
      </select>
    </Field>
  );
}

function optionElement({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
