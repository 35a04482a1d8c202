import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { pathFor } from '../../addresses/routes';
import type { Home } from '../../schemas/home';
import { DoorIcon } from './DoorIcon';
import styles from './HomeDoors.module.css';

type Task = Home['doors'][number]['tasks'][number];

/** One door for each kind of reader: the question they come with, then a few more things they want. */
export function HomeDoors({ doors, lang }: { doors: Home['doors']; lang: Lang }) {
  const hrefOf = ({ page, at }: Task) => `${pathFor(page, lang)}${at ? `#${at}` : ''}`;
  return (
    <section aria-labelledby="doors" className={`page-width ${styles.doors}`}>
      <h2 id="doors" className="visually-hidden">
        {translator(lang)('home.doors')}
      </h2>
      <ul className={styles.questions}>
        {doors.map(({ id, title, tasks: [first] }) => (
          <li key={id}>
            {first && (
              <a href={hrefOf(first)} className={styles.door} data-door={id}>
                <DoorIcon door={id} />
                <span className={styles.reader}>{title[lang]}</span>{' '}
                <b className={styles.question}>{first.label[lang]}</b>
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {doors.map(({ id, title, tasks: [, ...others] }) => (
          <section key={id} aria-labelledby={`door-${id}`}>
            <h3 id={`door-${id}`}>{title[lang]}</h3>
            <ul className={styles.tasks}>
              {others.map((task) => (
                <li key={task.label.en}>
                  <a href={hrefOf(task)}>{task.label[lang]}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
