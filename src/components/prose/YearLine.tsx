import { feedPath } from '../../addresses/registers';
import type { AskLink } from '../../content/ask';
import type { AwaitedCropYear } from '../../domain/awaited-crop-year';
import { fill, formatDocumentDate, listWords } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { WholeYears } from './WholeYears';
import styles from './YearLine.module.css';

interface YearLineProps {
  lang: Lang;
  /** Crop years whose values the page shows, and the one whose values are not given yet. */
  figures?: { shown: string[]; awaited: string } | undefined;
  /** What of the running crop year is not out yet, on pages that say so. */
  cropYear?: AwaitedCropYear | undefined;
  ask: AskLink;
}

/** One line below the summary: of which year the figures are, what of the present one is not out, and who can tell. */
export function YearLine({ lang, figures, cropYear, ask }: YearLineProps) {
  if (!figures && !cropYear) return null;
  const t = translator(lang);
  const shown = listWords(figures?.shown ?? [], lang);
  return (
    <p className={styles.line} data-awaited={figures?.awaited} data-awaits={cropYear?.year}>
      {figures && (
        <>
          <WholeYears
            text={fill(t(cropYear ? 'fact.shown' : 'fact.awaited'), { awaited: figures.awaited, shown })}
          />{' '}
        </>
      )}
      {cropYear && (
        <>
          <WholeYears text={cropYearWords(cropYear, lang)} />{' '}
        </>
      )}
      <a href={ask.href}>{ask.label}</a>
      {cropYear && (
        <>
          {' · '}
          <a href={feedPath('policies', lang)}>{t('cropYear.feed')}</a>
        </>
      )}
    </p>
  );
}

function cropYearWords({ year, missing, last }: AwaitedCropYear, lang: Lang): string {
  const t = translator(lang);
  const words = fill(t(`cropYear.${missing}`), { year });
  if (!last) return fill(t('cropYear.sentence'), { words });
  const came = fill(t(`cropYear.last.${last.what}`), { date: formatDocumentDate(last.date, lang) });
  return fill(t('cropYear.sentence'), { words: `${words} (${came})` });
}
