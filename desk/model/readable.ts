import type { Lang, Localized } from '../../src/language/lang.ts';
import type { PalettePart, PartNames } from './page-api.ts';

/** A piece of a text as readers will meet it. A chip is what the site fills in; `source` is how it is written. */
export interface Piece {
  kind: 'plain' | 'strong' | 'link' | 'chip';
  text: string;
  source?: string;
}

const TAG = String.raw`<([A-Z]\w*)((?:\s+\w+=(?:"[^"]*"|'[^']*'))*)\s*`;
const MARKS = new RegExp(
  String.raw`${TAG}/>|${TAG}>([^<]*)</\3>|\{([a-z][\w:-]*)\}|\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)\s]+\)`,
  'g',
);

/** In a sentence, what is short reads better than what says all. */
const CROP_YEAR = { en: 'crop year', hi: 'फसल वर्ष' };
const SHORT: Record<string, Localized> = { FactYear: CROP_YEAR, PolicyYear: CROP_YEAR };

/** What a text says, for those who do not read its marks. @example readable('**Now** <Fact id="fee" />', 'en', …) // Now Rs. 25 */
export function readable(source: string, lang: Lang, parts: PalettePart[], names: PartNames): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKS)) {
    const [whole, alone, attributes = '', , , inside, fact, strong, link] = match;
    if (match.index > end) pieces.push({ kind: 'plain', text: source.slice(end, match.index) });
    end = match.index + whole.length;
    if (alone !== undefined) pieces.push({ kind: 'chip', text: chipOf(alone, attributes), source: whole });
    else if (fact !== undefined) pieces.push({ kind: 'chip', text: nameOf('value', fact) ?? fact, source: whole });
    else if (strong !== undefined) {
      // A figure in words that are bold is filled in as well.
      for (const piece of readable(strong, lang, parts, names))
        pieces.push(piece.kind === 'plain' ? { ...piece, kind: 'strong' } : piece);
    } else pieces.push({ kind: 'link', text: inside ?? link ?? whole, source: whole });
  }
  if (end < source.length) pieces.push({ kind: 'plain', text: source.slice(end) });
  return pieces;

  function nameOf(kind: string, value: string): string | undefined {
    const known = names[kind];
    return (known?.[value] ?? known?.[value.split(':')[0] ?? ''])?.[lang];
  }

  /** What stands there, else what the part is called. */
  function chipOf(name: string, attributes: string): string {
    const part = parts.find((each) => each.name === name);
    const [first] = part?.attributes ?? [];
    const value = /=["']([^"']*)["']/.exec(attributes)?.[1];
    const named = first && value ? nameOf(name === 'Fact' ? 'value' : first.kind, value) : undefined;
    return SHORT[name]?.[lang] ?? named ?? part?.label[lang] ?? name;
  }
}
