import { chaptersOut } from '../../content/pages-out';
import { formerPlaces, pathFor, wholeGuidePath } from '../../addresses/routes';
import type { Lang } from '../../language/lang';
import type { PageMeta } from '../../schemas/page';
import { translator } from '../../words/strings';
import styles from './Chapters.module.css';

interface ChaptersProps {
  /** Id of the hub. */
  route: string;
  metaOf: (id: string) => PageMeta;
  lang: Lang;
}

/**
 * The chapters of a guide as cards. Ids of the hub from when it was one long page stand here; the address of a tool that stood on it leads on
 * (`behaviour/tool-door.ts`).
 */
export function Chapters({ route, metaOf, lang }: ChaptersProps) {
  const t = translator(lang);
  return (
    <nav aria-label={t('guide.chapters')} className={styles.chapters} data-text="keep">
      {formerPlaces(route).map((id) => (
        <span key={id} id={id} />
      ))}
      <ul>
        {chaptersOut(route).map(({ key, was: [id, ...others] = [], fields }) => {
          const { title, summary } = metaOf(`${route}/${key}`);
          return (
            <li key={key} id={id}>
              {others.map((other) => (
                <span key={other} id={other} />
              ))}
              <a href={pathFor(`${route}/${key}`, lang)} data-tool-fields={fields?.join(' ')}>
                {title}
              </a>
              <p>{summary}</p>
            </li>
          );
        })}
      </ul>
      <p data-print="hide">
        <a href={wholeGuidePath(route, lang)}>{t('guide.whole')}</a>
      </p>
    </nav>
  );
}
