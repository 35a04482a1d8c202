import { WordTable } from '../../components/content/WordTable';
import type { Answer } from './choose-paper';
import type { FinderProps } from './finder-props';
import styles from './PaperTable.module.css';

/** The whole matrix as a table, for readers without scripts and for paper. */
export function PaperTable({ classes, doings, procedures, words }: FinderProps) {
  return (
    <figure className={styles.table}>
      <WordTable
        caption={words.table}
        columns={[words.label.class, ...doings.map(({ label }) => label)]}
        rows={classes.map(({ id, label, answers }) => ({
          key: id,
          cells: [
            label,
            ...doings.map((doing) => (
              <Cell key={doing.id} answer={answers[doing.id]!} procedures={procedures} words={words} />
            )),
          ],
        }))}
      />
    </figure>
  );
}

function Cell({ answer, procedures, words }: { answer: Answer } & Pick<FinderProps, 'procedures' | 'words'>) {
  return (
    <span data-verdict={answer.verdict}>
      {answer.verdict !== 'needed' && (
        <strong>
          {words.verdict[answer.verdict]}
          {answer.procedures.length > 0 && ':'}{' '}
        </strong>
      )}
      {answer.procedures.map((id, index) => (
        <span key={id}>
          {index > 0 && '; '}
          <a href={procedures[id]!.href}>{procedures[id]!.title}</a>
        </span>
      ))}
      {answer.note && <small>{answer.note}</small>}
    </span>
  );
}
