import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Source } from '../../schemas/source';
import styles from './Directory.module.css';
import { PersonCard, type PersonEntry } from './PersonCard';

interface PeopleListProps {
  lang: Lang;
  entries: PersonEntry[];
  sources: Map<string, Source>;
  headquartersPhones: string[];
}

/** Officers one after the other, in the order of `content/directory.yaml`. */
export function PeopleList({ entries, ...props }: PeopleListProps) {
  if (entries.length === 0) return <p>{translator(props.lang)('value.notAvailable')}</p>;
  return (
    <div className={styles.directory}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry} data-index="office">
            <PersonCard {...props} {...entry} headingLevel={3} />
          </li>
        ))}
      </ul>
    </div>
  );
}
