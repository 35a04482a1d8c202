import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './Tool.module.css';

interface ToolAnswerProps extends ComponentProps<'section'> {
  /** Id of the heading. */
  id: string;
  heading: ReactNode;
  /** The heading gets the focus when the answer is there. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** The answer of a tool below its form. */
export function ToolAnswer({ id, heading, headingRef, className, children, ...section }: ToolAnswerProps) {
  return (
    <section {...section} className={className ? `${styles.answer} ${className}` : styles.answer} aria-labelledby={id}>
      <h3 id={id} ref={headingRef} tabIndex={-1}>
        {heading}
      </h3>
      {children}
    </section>
  );
}
