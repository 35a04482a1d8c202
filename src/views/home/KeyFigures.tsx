import { catalogue } from '../../catalogue/catalogue';
import { factOf } from '../../catalogue/facts';
import { SourceList } from '../../components/content/SourceList';
import { unbroken } from '../../i18n/format';
import { formatFact } from '../../i18n/format-fact';
import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import { pathFor } from '../../routes';
import type { Home } from '../../schemas/home';
import styles from './KeyFigures.module.css';

/** A few figures from the facts, each with its source and the page that says more. */
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
                <a href={pathFor(page, lang)}>{pages.get(page)!.title}</a>
              </p>
              <SourceList ids={fact.source} sources={catalogue.sources} lang={lang} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
