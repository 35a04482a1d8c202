import { isDay } from '../../lib/is-day';
import { Field, type FieldProps } from './Field';

interface DateFieldProps extends FieldProps {
  hint: string;
  /** The first and the last day that can be chosen. The last one is known in the browser alone. */
  first: string;
  last: string;
}

/** A day in the past, with the native field of the device. */
export function DateField({ isDisabled = false, first, last, ...field }: DateFieldProps) {
  const { id, name, value, error, onChange } = field;
  return (
    <Field {...field}>
      <input
        id={id}
        name={name}
        type="date"
        autoComplete="off"
        min={first}
        max={isDisabled ? undefined : last}
        // The field cannot show what is no day.
        value={isDay(value) ? value : ''}
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

/** Whether a date field of a form holds something that is no day, such as 31 February or half a date. */
export function isNoDay(form: unknown, name: string): boolean {
  const input = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  return input instanceof HTMLInputElement && input.validity.badInput;
}
