import { Separated } from '../../ui/Separated';
import type { Answer } from './choose-paper';
import type { FinderProps } from './finder-props';
import styles from './PaperTable.module.css';

/** The whole matrix as a table, for readers without scripts and for paper: a part for each class, a row for each purpose. */
export function PaperTable({ classes, doings, procedures, words }: FinderProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.label.doing}</th>
          <th scope="col">{words.paper}</th>
        </tr>
      </thead>
      {classes.map(({ id, label, answers }) => (
        <tbody key={id} data-class={id}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {label}
            </th>
          </tr>
          {doings.map((doing) => (
            <tr key={doing.id}>
              <th scope="row">{doing.label}</th>
              <td>
                <Cell answer={answers[doing.id]} procedures={procedures} words={words} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

type CellProps = { answer: Answer | undefined } & Pick<FinderProps, 'procedures' | 'words'>;

function Cell({ answer, procedures, words }: CellProps) {
  if (!answer) return null;
  return (
    <span data-verdict={answer.verdict}>
      {answer.verdict !== 'needed' && (
        <strong>
          {words.verdict[answer.verdict]}
          {answer.procedures.length > 0 && ':'}{' '}
        </strong>
      )}
      <Separated>
        {answer.procedures.map((id) => (
          <a key={id} href={procedures[id]?.href}>
            {procedures[id]?.title}
          </a>
        ))}
      </Separated>
      {answer.note && <small>{answer.note}</small>}
      <small>{answer.law}</small>
    </span>
  );
}
