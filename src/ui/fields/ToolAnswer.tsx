import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './Tool.module.css';

interface ToolAnswerProps extends ComponentProps<'section'> {
  /** Id of the heading. */
  id: string;
  heading: ReactNode;
  /** The heading gets the focus when the answer is there. */
  headingRef: Ref<HTMLHeadingElement>;
  /** A tool that is one of several on its page stands below a heading of its own. */
  as?: 'h2' | 'h3';
}

/** The answer of a tool, right below its closed form. */
export function ToolAnswer({ id, heading, headingRef, as: Heading = 'h2', ...props }: ToolAnswerProps) {
  const { className, children, ...section } = props;
  return (
    <section {...section} className={className ? `${styles.answer} ${className}` : styles.answer} aria-labelledby={id}>
      <Heading id={id} ref={headingRef} tabIndex={-1} className={styles.heading}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}
