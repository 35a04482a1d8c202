import type { AnswerProps } from './answer-props';
import styles from './answers.module.css';
import { PAGE_SIZE } from './pages';
import type { Person } from './people';

/** What can be done with the answer about one person. */
export function PersonActions({ words, asked, hrefTo, person }: AnswerProps & { person: Person }) {
  const { category, policy } = person.key;
  const page = Math.floor(person.row / PAGE_SIZE) + 1;
  return (
    <p className={styles.actions} data-print="hide">
      <button type="button" className="quiet-button" onClick={() => print()}>
        {words.printAnswer}
      </button>
      <a href={hrefTo({ ...asked, name: '', category, policy }, { page })}>{words.inTheList}</a>
    </p>
  );
}
