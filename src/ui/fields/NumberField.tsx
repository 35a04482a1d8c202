import { TextField, type TextFieldProps } from './TextField';

type NumberFieldProps = Omit<TextFieldProps, 'inputMode' | 'maxLength' | 'suggestions'>;

/** A number of a tool. It is plain text, so that digits of both scripts reach the check as they were written. */
export function NumberField(props: NumberFieldProps) {
  return <TextField {...props} inputMode="decimal" maxLength={40} />;
}
