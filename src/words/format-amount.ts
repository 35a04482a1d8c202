import { fill } from '../language/format.ts';
import type { Lang } from '../language/lang.ts';
import type { DrugAmount } from '../schemas/release.ts';
import { formatQuantity } from './format-fact.ts';
import { translator } from './strings.ts';

/** @example 'Opium: about 100 kg' */
export function formatAmount({ drug, quantity, unit, bound }: DrugAmount, lang: Lang): string {
  const t = translator(lang);
  const name = t(`drug.${drug}`);
  if (quantity === undefined || unit === undefined) return name;
  const value = formatQuantity(quantity, unit, lang);
  return `${name}: ${bound ? fill(t(`bound.${bound}`), { value }) : value}`;
}
