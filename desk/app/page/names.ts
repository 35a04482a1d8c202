import type { Lang, Localized } from '../../../src/language/lang.ts';
import type { Block, PalettePart } from '../../model/page-api.ts';
import { PAGE } from '../../words/page.ts';

export const LANG_NAMES: Record<Lang, Localized> = { en: PAGE.english, hi: PAGE.hindi };

/** What a block is called. */
export function nameOf(block: Block, parts: PalettePart[]): Localized {
  switch (block.kind) {
    case 'heading':
      return (block.level ?? 2) > 2 ? PAGE.smallHeading : PAGE.heading;
    case 'item':
      return block.isOrdered ? PAGE.numbered : PAGE.item;
    case 'paragraph':
      return PAGE.paragraph;
    case 'raw':
      return PAGE.raw;
    default: {
      const { name = '' } = block;
      return parts.find((part) => part.name === name)?.label ?? { en: name, hi: name };
    }
  }
}
