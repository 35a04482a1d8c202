import { posterPath } from '../addresses/posters';
import { catalogue } from '../content/catalogue';
import { posterFile, posterTitle } from '../content/posters';
import { documentHref } from '../files/document-file';
import type { Lang } from '../language/lang';
import { describeDocument } from '../words/format-document';
import { translator } from '../words/strings';
import { PosterThumb } from './poster/PosterThumb';
import styles from './PosterList.module.css';

/** All posters, small, each with its page and its PDF. */
export function PosterList({ lang }: { lang: Lang }) {
  const t = translator(lang);
  if (catalogue.posters.size === 0) return null;
  return (
    <section aria-labelledby="posters">
      <h2 id="posters">{t('poster.list')}</h2>
      <p>{t('poster.lead')}</p>
      <ul className={styles.posters}>
        {[...catalogue.posters].map(([id, poster]) => {
          const file = posterFile(id, catalogue, lang);
          return (
            <li key={id}>
              <div className={styles.sheet} aria-hidden="true">
                <PosterThumb poster={poster} lang={lang} />
              </div>
              <a className={styles.title} href={posterPath(id, lang)}>
                {posterTitle(poster, catalogue, lang)}
              </a>
              {file && (
                <a className={styles.file} href={documentHref(file.path)} type="application/pdf">
                  {describeDocument(file, lang)}
                  <span className="visually-hidden">: {posterTitle(poster, catalogue, lang)}</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
