import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './Tool.module.css';

interface ToolAnswerProps extends ComponentProps<'section'> {
  /** Id of the heading. */
  id: string;
  heading: ReactNode;
  /** The heading gets the focus when the answer is there. */
  headingRef: Ref<HTMLHeadingElement>;
  /** The heading may change while it has the focus; what it then says is announced. */
  isLate?: boolean;
}

/** The answer of a tool, right below its closed form. */
export function ToolAnswer({ id, heading, headingRef, isLate, ...props }: ToolAnswerProps) {
  const { className, children, ...section } = props;
  return (
    <section {...section} className={className ? `${styles.answer} ${className}` : styles.answer} aria-labelledby={id}>
      <h2
        id={id}
        ref={headingRef}
        tabIndex={-1}
        className={styles.heading}
        aria-live={isLate ? 'polite' : undefined}
        aria-atomic={isLate}
      >
        {heading}
      </h2>
      {children}
    </section>
  );
}
