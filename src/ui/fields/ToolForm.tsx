import type { ReactNode, Ref, SubmitEvent } from 'react';
import styles from './Tool.module.css';

interface ToolFormProps {
  id?: string;
  className?: string | undefined;
  label: string;
  /** Words of the button that answers. */
  button: string;
  /** False until the script runs: before, the form could only reload the page. */
  isReady: boolean;
  submit: (event: SubmitEvent) => void;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** The form of a tool: its fields, and the button that answers. */
export function ToolForm({ id, className, label, button, isReady, submit, ref, children }: ToolFormProps) {
  return (
    <form
      ref={ref}
      id={id}
      className={className ? `${styles.form} ${className}` : styles.form}
      aria-label={label}
      noValidate
      onSubmit={submit}
    >
      {children}
      <button type="submit" disabled={!isReady}>
        {button}
      </button>
    </form>
  );
}
