import { pathFor } from '../../addresses/routes';
import type { Lang } from '../../language/lang';
import type { Home } from '../../schemas/home';
import { translator } from '../../words/strings';
import { BarFigure } from './BarFigure';
import styles from './HomeFigures.module.css';
import { ShareFigure } from './ShareFigure';

/** A few figures as small charts, each with its answer as the title, which leads to the page that says more. */
export function HomeFigures({ figures, lang }: { figures: Home['figures']; lang: Lang }) {
  return (
    <section aria-labelledby="figures" className="page-width">
      <h2 id="figures">{translator(lang)('home.figures')}</h2>
      <ul className={styles.figures}>
        {figures.map(({ title, page, bars, share }) => {
          const path = pathFor(page, lang);
          return (
            <li key={title.en} className={styles.figure}>
              <h3>
                <a href={path}>{title[lang]}</a>
              </h3>
              {bars && <BarFigure bars={bars} path={path} lang={lang} />}
              {share && <ShareFigure share={share} lang={lang} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
