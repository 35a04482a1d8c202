import { fill } from '../../language/format';
import { formatBytes } from '../../words/format-document';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { entryOf } from '../../lib/entry-of';
import { pathFor } from '../../addresses/routes';
import type { Pack } from '../../schemas/pack';
import type { PageMeta } from '../../schemas/page';
import type { Sheet } from '../../schemas/sheet';
import { sheetPath } from '../../addresses/sheets';
import styles from './Offline.module.css';
import { PACK_LIMIT } from './pack';

interface PackCardProps {
  id: string;
  pack: Pack;
  lang: Lang;
  pages: Map<string, PageMeta>;
  sheets: Map<string, Sheet>;
}

/** One pack: whom it is for, its pages, its size, the button. Without scripts it is a list of links. */
export function PackCard({ id, pack, lang, pages, sheets }: PackCardProps) {
  const t = translator(lang);
  const links = [
    ...pack.pages.map((page) => ({ href: pathFor(page, lang), label: entryOf(pages, page).title })),
    ...pack.sheets.map((sheet) => ({
      href: sheetPath(sheet, lang),
      label: fill(t('sheet.title'), { title: entryOf(sheets, sheet).title[lang] }),
    })),
  ];
  const [before, after] = t('offline.size').split('{size}');
  return (
    <section className={styles.pack} aria-labelledby={id}>
      <h3 id={id}>{pack.title[lang]}</h3>
      <p>{pack.who[lang]}</p>
      <p className={styles.size} data-text="off">
        {before}
        {/* The build writes the size of the pack here. */}
        <span data-pack-size={id}>{formatBytes(PACK_LIMIT, lang)}</span>
        {after}
      </p>
      <form className={styles.form} data-pack={id} hidden>
        <button type="submit" aria-describedby={id}>
          {t('offline.save')}
        </button>
        <button type="button" className="quiet-button" data-remove hidden aria-describedby={id}>
          {t('offline.remove')}
        </button>
        <progress hidden aria-label={t('offline.progress')} />
        <p data-amount hidden />
        <output data-status />
      </form>
      <details className={styles.pages}>
        <summary>{fill(t('offline.pages'), { count: links.length })}</summary>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
