import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { dialled } from '../../lib/telephone';
import styles from './Directory.module.css';

/** Says once for a whole unit that nobody there has a public number, and whom to call. */
export function NoContact({ lang, headquartersPhones }: { lang: Lang; headquartersPhones: string[] }) {
  return (
    <p className={styles.noContact} data-print="lead">
      {translator(lang)('directory.noContact')}
      <span className={styles.numbers}>
        {headquartersPhones.map((phone) => (
          <a key={phone} className={styles.contact} href={dialled(phone)}>
            {phone}
          </a>
        ))}
      </span>
    </p>
  );
}
