import type { AnswerProps } from './answer-props';
import styles from './answers.module.css';

/** What a place in a list means: nobody sows on it, and whoever is ineligible may appeal. */
export function AfterHit({ words, links, categories }: AnswerProps & { categories: (string | undefined)[] }) {
  return (
    <>
      {categories.includes('eligible') && (
        <p className={styles.note}>
          <strong>{words.notSow}</strong> {words.notYetPatta} <a href={links.licence}>{words.licence}</a>
        </p>
      )}
      {categories.includes('ineligible') && (
        <p className={styles.note}>
          <strong>{words.ineligibleNote}</strong> {words.appeal} <a href={links.refused}>{words.refused}</a>
        </p>
      )}
    </>
  );
}
