import { fill, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { letterName, type Letter } from '../../addresses/letters';
import styles from './LetterList.module.css';
import { letterPath } from '../../addresses/letters';

/** Links to all letters, with the number of substances below each. */
export function LetterList({ letters, current, lang }: { letters: Letter[]; current?: string; lang: Lang }) {
  const t = translator(lang);
  return (
    <nav aria-label={t('substances.letters')} data-print="hide" data-text="keep">
      <ul className={styles.letters}>
        {letters.map(({ letter, rows }) => (
          <li key={letter}>
            <a href={letterPath(letter, lang)} aria-current={letter === current ? 'page' : undefined}>
              <span className={styles.letter}>{letterName(letter)}</span>
              <span className="visually-hidden">
                ,{' '}
                {rows.length === 1
                  ? t('substances.countOne')
                  : fill(t('substances.count'), { count: formatNumber(rows.length, lang) })}
              </span>
              <span className={styles.count} aria-hidden="true">
                {formatNumber(rows.length, lang)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
