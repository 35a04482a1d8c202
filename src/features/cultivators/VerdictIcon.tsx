import styles from './answers.module.css';

/** Drawn beside the words, which say the same: a tick for eligible, a bar for ineligible. */
export function VerdictIcon({ isEligible }: { isEligible: boolean }) {
  return (
    <svg className={styles.icon} viewBox="0 0 32 32" aria-hidden="true">
      <path d={`M30 16a14 14 0 1 0-28 0a14 14 0 1 0 28 0M9 16${isEligible ? 'l5 5L23 11' : 'h14'}`} />
    </svg>
  );
}
