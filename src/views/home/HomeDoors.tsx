import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { pathFor } from '../../addresses/routes';
import type { Home } from '../../schemas/home';
import { DoorIcon } from './DoorIcon';
import styles from './HomeDoors.module.css';

/** One door for each kind of reader: the question they come with, and a few more things they want. */
export function HomeDoors({ doors, lang }: { doors: Home['doors']; lang: Lang }) {
  return (
    <section aria-labelledby="doors" className={styles.section}>
      <div className="page-width">
        <h2 id="doors" className={styles.question}>
          {translator(lang)('home.doors')}
        </h2>
        <div className={styles.doors}>
          {doors.map(({ id, title, tasks }) => (
            <section key={id} className={styles.door} aria-labelledby={`door-${id}`}>
              <DoorIcon door={id} />
              <h3 id={`door-${id}`} className={styles.reader}>
                {title[lang]}
              </h3>
              <ul className={styles.tasks}>
                {tasks.map(({ label, page, at }) => (
                  <li key={label.en}>
                    <a href={`${pathFor(page, lang)}${at ? `#${at}` : ''}`}>{label[lang]}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
