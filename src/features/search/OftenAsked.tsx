import { catalogue } from '../../content/catalogue';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './OftenAsked.module.css';
import { questionsIn } from './questions';

/** What is often asked, for a reader who has not typed anything. */
export function OftenAsked({ lang }: { lang: Lang }) {
  return (
    <section className={styles.questions} data-part="questions">
      <h2>{translator(lang)('search.questions')}</h2>
      <ul>
        {questionsIn(lang, catalogue.searchWords).map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
