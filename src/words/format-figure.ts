import { fill, formatNumber } from '../language/format.ts';
import type { Lang } from '../language/lang.ts';
import type { Rough } from '../schemas/table.ts';
import { translator } from './strings.ts';

/**
 * A figure in Indian grouping with its unit, if it is to stand with it; one that is known only roughly says so.
 * @example formatFigure(4400, { kind: 'about', to: 4500 }, 'en') // 'about 4,400 to 4,500'
 * @example formatFigure(20000, { kind: 'over' }, 'hi', 'किलोग्राम') // '20,000 किलोग्राम से अधिक'
 */
export function formatFigure(value: number, rough: Rough | undefined, lang: Lang, unit = ''): string {
  const t = translator(lang);
  const withUnit = (number: number) => `${formatNumber(number, lang)} ${unit}`.trim();
  if (!rough) return withUnit(value);
  if (rough.to !== undefined)
    return fill(t('value.aboutRange'), { from: formatNumber(value, lang), to: withUnit(rough.to) });
  return fill(t(`value.${rough.kind}`), { value: withUnit(value) });
}
