import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import type { Guide } from './guide';
import styles from './ChapterTurn.module.css';

/** The way to the chapters before and after this one. */
export function ChapterTurn({ guide, lang }: { guide: Guide; lang: Lang }) {
  const t = translator(lang);
  const previous = guide.chapters[guide.place - 1];
  const next = guide.chapters[guide.place + 1];
  return (
    <nav className={styles.turn} aria-label={t('guide.turn')} data-print="hide">
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{t('guide.previous')}</span> {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className={styles.next}>
          <span>{t('guide.next')}</span> {next.title}
        </a>
      )}
    </nav>
  );
}
