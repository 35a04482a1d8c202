import { sentence } from '../../../language/format';
import type { Lang } from '../../../language/lang';
import { translator } from '../../../words/strings';
import { type Ink } from './strokes';
import inks from './Drawing.module.css';
import styles from './PlantWords.module.css';
import { FLOWER, LABELS, PLANT } from './plant';

const WIDTH = 328;
const HEIGHT = 396;
/** Where the words begin, and where the line to them ends. */
const WORDS_AT = 186;

/** The plant and its words: a line leads from each part to the word that cultivators, trade and law use for it. */
export function PlantWords({ lang }: { lang: Lang }) {
  const t = translator(lang);
  const labels = LABELS.map((label) => ({
    ...label,
    word: t(`plant.${label.part}`),
    text: t(`plant.${label.part}.is`),
  }));
  const said = labels.map(({ word, text }) => `${word}: ${text}`).join('; ');
  return (
    <figure className={styles.figure} data-drawn="plant-words">
      <svg className={inks.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {PLANT.map(([ink, d]: readonly [Ink, string]) => (
          <path key={d} className={inks[ink]} d={d} />
        ))}
        {labels.map(({ part, from, y }) => (
          <path key={part} className={styles.leader} d={`M${from.join(' ')}L${WORDS_AT - 22} ${y}H${WORDS_AT - 6}`} />
        ))}
        <text className={styles.flower} {...FLOWER}>
          {t('plant.flower')}
        </text>
        {labels.map(({ part, y, word, text }) => (
          <text key={part} className={styles.label} x={WORDS_AT} y={y + 5}>
            <tspan className={styles.word}>{word}</tspan>
            <tspan x={WORDS_AT} dy="18">
              {text}
            </tspan>
          </text>
        ))}
      </svg>
      <figcaption className="visually-hidden">
        {sentence(t('plant.title'), lang)} {said}
      </figcaption>
    </figure>
  );
}
