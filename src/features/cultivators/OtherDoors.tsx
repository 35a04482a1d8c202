import { fill } from '../../language/format';
import { type AnswerProps, officeOf } from './answer-props';
import { AskLink } from './AskLink';
import styles from './answers.module.css';
import type { Choice } from './choice';

/** Where to look and whom to ask when a name is not in the lists. */
export function OtherDoors(props: AnswerProps) {
  const { words, asked, units, years } = props;
  const office = officeOf(props);
  const hasLists = (id: string, year: string) =>
    Object.keys(years[year]?.lists ?? {}).some((name) => name.includes(`.${id}.`));
  const neighbours = (units.find(({ id }) => id === asked.unit)?.offices ?? []).filter(
    ({ id }) => id !== asked.office && hasLists(id, asked.year),
  );
  const otherYears = Object.keys(years).filter((year) => year !== asked.year && hasLists(asked.office, year));
  const doors = (title: string, others: [label: string, change: Partial<Choice>][]) =>
    others.length > 0 && (
      <li>
        {title}
        <span className={styles.links}>
          {others.map(([label, change]) => (
            <AskLink key={label} {...props} to={{ ...asked, ...change }}>
              {label}
            </AskLink>
          ))}
        </span>
      </li>
    );
  const isNarrow = asked.category !== '' || asked.policy !== '';
  return (
    <ul className={styles.doors}>
      {isNarrow && (
        <li>
          <AskLink {...props} to={{ ...asked, category: '', policy: '' }}>
            {words.allOfOffice}
          </AskLink>
        </li>
      )}
      {asked.name && <li>{words.otherSpelling}</li>}
      {doors(
        words.otherOffice,
        neighbours.map(({ id, place }) => [place, { office: id }]),
      )}
      {doors(
        words.otherYear,
        otherYears.map((year) => [year, { year }]),
      )}
      <li>
        <a href={`${props.links.contact}#${asked.office}`}>{fill(words.askOffice, { office: office?.name ?? '' })}</a>
      </li>
    </ul>
  );
}
