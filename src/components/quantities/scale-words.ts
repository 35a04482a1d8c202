import type { UnitNames } from '../../domain/format-weight.ts';
import { WEIGHT_UNITS } from '../../domain/weight.ts';
import type { Lang } from '../../language/lang.ts';
import { fromKeys } from '../../lib/keys.ts';
import { labelsIn } from '../../words/labels.ts';
import { translator } from '../../words/strings.ts';

export type ScaleWords = ReturnType<typeof scaleWords>;

/** The words of scales in one language. An island gets them as props. */
export function scaleWords(lang: Lang) {
  return {
    ...labelsIn(lang, 'quantities')('bandsOf', 'askSmall', 'yours'),
    band: labelsIn(lang, 'quantities.band')('small', 'between', 'commercial', 'notCommercial', 'any'),
    range: labelsIn(lang, 'quantities.range')('small', 'between', 'commercial', 'unknown', 'upTo'),
  };
}

export function unitNames(lang: Lang): UnitNames {
  const t = translator(lang);
  return fromKeys(WEIGHT_UNITS, (unit) => t(`unit.${unit}.other`));
}
