import styles from './Fact.module.css';

/** Browsers may break “2026-27” after the stroke; here they must not. */
export function WholeYears({ text }: { text: string }) {
  return text.split(/(\d{4}-\d{2})/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.unbroken}>
        {part}
      </span>
    ),
  );
}
