import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** What every field of a tool needs. */
export interface FieldProps {
  id: string;
  name: string;
  label: string;
  /** '' while nothing is chosen or typed. */
  value: string;
  /** What is wrong with the value; read out with the field. */
  error?: string | undefined;
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

interface FrameProps extends Pick<FieldProps, 'id' | 'label' | 'error'> {
  hint?: string;
  children: ReactNode;
}

/** Label, error and hint around the control of a field. To move the focus to the control, use the id. */
export function Field({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
