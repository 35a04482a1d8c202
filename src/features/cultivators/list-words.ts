import type { ListKey } from '../../addresses/cultivator-lists.ts';
import { fill, formatNumber } from '../../language/format.ts';
import type { Lang } from '../../language/lang.ts';
import { translator } from '../../words/strings.ts';

/** @example listLabel(key, 'en') // 'Eligible, gum opium' */
export function listLabel({ category, policy }: Pick<ListKey, 'category' | 'policy'>, lang: Lang): string {
  const t = translator(lang);
  const named = [
    t(category === 'eligible' ? 'cultivators.eligible' : 'cultivators.ineligible'),
    t(policy === 'gum' ? 'cultivatorList.gum' : 'cultivatorList.straw'),
  ];
  return named.join(', ');
}

/** How many names a list has, in words. */
export function countLabel(count: number, lang: Lang): string {
  const t = translator(lang);
  if (count === 0) return t('cultivatorList.noNames');
  return count === 1 ? t('cultivators.countOne') : fill(t('cultivators.count'), { count: formatNumber(count, lang) });
}
