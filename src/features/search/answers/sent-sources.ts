import type { Catalogue } from '../../../content/load.ts';
import type { Lang, Localized } from '../../../language/lang.ts';
import type { SentSource, SentThing, Values } from './card-file.ts';

export type Given = Record<string, string | undefined>;

/** A card names no more sources; the page it leads to has all. */
const MOST = 2;

/** Values without those that are not known. */
export function given(values: Given): Values {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

export function sentSources(ids: readonly string[], { sources }: Pick<Catalogue, 'sources'>, lang: Lang): SentSource[] {
  return [...new Set(ids)].slice(0, MOST).flatMap((id): SentSource[] => {
    const source = sources.get(id);
    if (!source) return [];
    return [source.url === undefined ? [source.label[lang]] : [source.label[lang], source.url]];
  });
}

/** Where an entry of the content was read, and why it is doubtful. */
export function sourcesIn(
  { source, toConfirm }: { source: readonly string[]; toConfirm?: Localized | undefined },
  catalogue: Pick<Catalogue, 'sources'>,
  lang: Lang,
): Pick<SentThing, 'sources' | 'doubt'> {
  return { sources: sentSources(source, catalogue, lang), doubt: toConfirm?.[lang] };
}
