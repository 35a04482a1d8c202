import { TextField } from './TextField';

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
export function NumberField(props: NumberFieldProps) {
  return <TextField {...props} inputMode="decimal" maxLength={40} />;
}
