import type { ReactNode, Ref, SubmitEvent } from 'react';
import styles from './Tool.module.css';

interface ToolFormProps {
  id: string;
  className?: string | undefined;
  /** The button stands beside the first field where there is room. */
  hasButtonBeside?: boolean;
  label: string;
  /** Words of the button that asks. */
  button: string;
  /** What was asked, part by part: the closed form says it in one line. */
  asked: (string | undefined)[];
  /** Words of the button that opens the closed form. */
  change: string;
  /** False until the script runs: before, the form could only reload the page. */
  isReady: boolean;
  /** The answer is there: the form is closed. */
  isAsked: boolean;
  submit: (event: SubmitEvent) => void;
  reopen: () => void;
  place: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The form of a tool: its fields, and the button that asks. With the answer it closes to one line, which opens it again. */
export function ToolForm({ id, className, label, button, asked, change, isAsked, place, ...props }: ToolFormProps) {
  const form = `${id}-form`;
  return (
    <div id={id} ref={place} className={styles.tool}>
      {isAsked && (
        <p className={styles.asked}>
          <span id={`${id}-asked`}>{asked.filter((part) => part !== undefined && part !== '').join(' · ')}</span>
          <button
            type="button"
            aria-expanded="false"
            aria-controls={form}
            aria-describedby={`${id}-asked`}
            onClick={props.reopen}
          >
            {change}
          </button>
        </p>
      )}
      <form
        id={form}
        className={[styles.form, props.hasButtonBeside && styles.beside, className].filter(Boolean).join(' ')}
        aria-label={label}
        noValidate
        hidden={isAsked}
        onSubmit={props.submit}
      >
        {props.children}
        <button type="submit" disabled={!props.isReady}>
          {button}
        </button>
      </form>
    </div>
  );
}
