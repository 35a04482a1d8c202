import type { ListKey } from '../../addresses/cultivator-lists.ts';
import { type OpenList, textAt } from '../../domain/packed-list.ts';
import { fill, formatNumber } from '../../language/format.ts';
import type { Hit, People } from './find-people.ts';
import type { FinderProps } from './finder-props.ts';
import type { ListRow } from './read-list.ts';

/** The lists that were searched, and how they are told apart. */
export interface Searched {
  keys: ListKey[];
  lists: OpenList[];
}

/** Someone in one of the lists. */
export interface Person extends ListRow {
  key: ListKey;
  /** Position in its list. */
  row: number;
}

export function personAt({ list, row }: Hit, { keys, lists }: Searched): Person | undefined {
  const [key, found] = [keys[list], lists[list]];
  if (!key || !found) return undefined;
  return {
    key,
    row,
    serial: found.serial[row] ?? 0,
    name: textAt(found, 'name', row),
    guardian: textAt(found, 'guardian', row),
    village: textAt(found, 'village', row),
    tehsil: textAt(found, 'tehsil', row),
    area: found.area?.[row],
  };
}

/** The answer in one sentence. */
export function sentenceOf(
  people: People,
  searched: Searched,
  office: string,
  { words, lang }: Pick<FinderProps, 'words' | 'lang'>,
): string {
  const [first] = people.fit;
  const person = first && personAt(first, searched);
  if (!person) {
    const count = formatNumber(searched.keys.length, lang);
    return fill(searched.keys.length === 1 ? words.notInList : words.notInLists, { count, office });
  }
  if (people.fit.length > 1) return fill(words.several, { count: formatNumber(people.fit.length, lang) });
  const { category, policy } = person.key;
  const sentence = people.by === 'other' ? words.oneFits : category === 'eligible' ? words.yes : words.yesIneligible;
  return fill(sentence, {
    category: words.inSentence[category] ?? '',
    policy: words.inSentence[policy] ?? '',
    serial: formatNumber(person.serial, lang),
    village: person.village,
  });
}
