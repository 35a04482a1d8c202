import { fill, formatNumber } from '../language/format.ts';
import type { Lang } from '../language/lang.ts';
import type { Rough } from '../schemas/table.ts';
import { translator } from './strings.ts';

/**
 * A figure in Indian grouping; one that is known only roughly says so.
 * @example formatFigure(4400, { kind: 'about', to: 4500 }, 'en') // 'about 4,400 to 4,500'
 */
export function formatFigure(value: number, rough: Rough | undefined, lang: Lang): string {
  const number = formatNumber(value, lang);
  if (!rough) return number;
  const t = translator(lang);
  if (rough.to !== undefined) return fill(t('value.aboutRange'), { from: number, to: formatNumber(rough.to, lang) });
  return fill(t(`value.${rough.kind}`), { value: number });
}
