import { DescriptionItem } from '../../ui/DescriptionItem';
import type { AnswerProps } from './answer-props';
import styles from './answers.module.css';
import type { Person } from './people';

/** One person as the list has them. */
export function PersonCard({ headings, person }: Pick<AnswerProps, 'headings'> & { person: Person }) {
  return (
    <dl className={styles.card}>
      <DescriptionItem label={headings.name}>
        <strong>{person.name}</strong>
      </DescriptionItem>
      <DescriptionItem label={headings.guardian}>{person.guardian}</DescriptionItem>
      <DescriptionItem label={`${headings.village}, ${headings.tehsil}`}>
        {person.village}, {person.tehsil}
      </DescriptionItem>
      <DescriptionItem label={headings.area}>{person.area}</DescriptionItem>
    </dl>
  );
}
