import { pathFor, routes } from '../../addresses/routes';
import { site } from '../../content/site';
import type { Lang } from '../../language/lang';
import type { PageMeta } from '../../schemas/page';
import { translator } from '../../words/strings';
import styles from './Parts.module.css';

/** Chapters for those who have a drug, or have found one. */
const CHAPTERS = ['report', 'searched', 'treatment'].map((chapter) => `top-level/prevention/${chapter}`);

interface HeldProps {
  /** What to do, a sentence each. */
  lines: string[];
  /** Whether it is a drug: the chapters on searches and treatment are not about precursors. */
  isDrug: boolean;
  pages: Map<string, PageMeta>;
  lang: Lang;
}

/** What to do with a substance for which one has no papers. */
export function Held({ lines, isDrug, pages, lang }: HeldProps) {
  const chapters = isDrug ? CHAPTERS.filter((route) => routes().some(({ id }) => id === route)) : [];
  return (
    <section aria-labelledby="held" className={styles.part} data-index="off">
      <h2 id="held">{translator(lang)('passport.held')}</h2>
      <ul className={styles.lines}>
        {lines.map((text) => (
          <li key={text}>
            <WithHelpline text={text} />
          </li>
        ))}
      </ul>
      {chapters.length > 0 && (
        <p className={styles.row} data-print="hide">
          {chapters.map((route) => (
            <a key={route} href={pathFor(route, lang)}>
              {pages.get(route)?.title}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

/** The number of the helpline can be tapped wherever a sentence names it. */
function WithHelpline({ text }: { text: string }) {
  const [before, ...after] = text.split(site.helpline);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <a href={`tel:${site.helpline}`}>
        <strong>{site.helpline}</strong>
      </a>
      {after.join(site.helpline)}
    </>
  );
}
