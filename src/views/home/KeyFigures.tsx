import { factOf } from '../../content/facts';
import { unbroken } from '../../language/format';
import { formatFact } from '../../words/format-fact';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import { translator } from '../../words/strings';
import { pathFor } from '../../addresses/routes';
import type { Home } from '../../schemas/home';
import styles from './KeyFigures.module.css';

/** A few figures from the facts, each with the page that says more. */
export function KeyFigures({
  figures,
  pages,
  lang,
}: {
  figures: Home['figures'];
  pages: Map<string, { title: string }>;
  lang: Lang;
}) {
  const t = translator(lang);
  return (
    <section aria-labelledby="figures" className="page-width">
      <h2 id="figures">{t('home.figures')}</h2>
      <ul className={styles.figures}>
        {figures.map(({ fact: id, about, page }) => {
          const fact = factOf(id);
          return (
            <li key={id} className={styles.figure}>
              <p>
                <strong className={styles.value}>{unbroken(formatFact(fact, lang))}</strong> {about[lang]}
              </p>
              <p>
                <a href={pathFor(page, lang)}>{entryOf(pages, page).title}</a>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
