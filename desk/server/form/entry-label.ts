import type { Localized } from '../../../src/language/lang.ts';
import type { EntryLine, Json } from '../../model/form-api.ts';
import { isWords } from './choice-labels.ts';
import { isGroup } from './json.ts';

/** Fields that name an entry, the best first. */
const NAMING = ['name', 'title', 'label', 'post', 'caption', 'heading', 'what', 'text', 'verdict', 'words', 'dates'];
const LONGEST = 90;

/** What an entry is called in a list: its words, else what it begins with. */
export function labelOf(value: Json | undefined, key: string | number): Localized {
  if (isWords(value)) return cut(value);
  if (isGroup(value)) {
    for (const field of NAMING) if (isWords(value[field])) return cut(value[field]);
    for (const field of ['id', 'page', 'to', 'from', 'chapter', 'file', 'drug']) {
      const text = value[field];
      if (typeof text === 'string') return { en: text, hi: text };
    }
  }
  if (Array.isArray(value)) {
    const first = value.filter((item) => typeof item !== 'object').join(', ');
    if (first) return cut({ en: first, hi: first });
  }
  return { en: String(key), hi: String(key) };
}

export function linesOf(value: Json | undefined): EntryLine[] {
  if (Array.isArray(value)) return value.map((item, key) => ({ key, label: labelOf(item, key + 1) }));
  return Object.entries(isGroup(value) ? value : {}).map(([key, item]) => ({ key, label: labelOf(item, key) }));
}

function cut({ en, hi }: Localized): Localized {
  const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text);
  return { en: short(en), hi: short(hi) };
}
