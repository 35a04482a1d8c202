import { createHash } from 'node:crypto';
import { LANGS, type Lang } from '../language/lang.ts';
import type { SourcePage } from './read-page.ts';

/** Marks of the two texts of a page as they were when somebody last found that they say the same. */
export type Confirmed = Record<string, Record<Lang, string>>;

/** How the texts of a page stand to what was last confirmed. */
export type TranslationState = 'same' | 'both-changed' | 'new' | 'en-changed' | 'hi-changed';

/** Compares each page with what was last confirmed. Both texts changed together count as translated together. */
export function translationStates(pages: SourcePage[], confirmed: Confirmed): Map<string, TranslationState> {
  const marks = marksOf(pages);
  return new Map(
    Object.entries(marks).map(([id, now]) => {
      const before = confirmed[id];
      if (!before) return [id, 'new'];
      const changed = LANGS.filter((lang) => now[lang] !== before[lang]);
      if (changed.length === 0) return [id, 'same'];
      return [id, changed.length === 2 ? 'both-changed' : `${changed[0]!}-changed`];
    }),
  );
}

/**
 * What to note as confirmed now: every page whose texts changed together or that is new, and those somebody names.
 * A page of which one text alone changed keeps its old marks, and so stays stale until it is named or the twin follows.
 */
export function confirm(pages: SourcePage[], confirmed: Confirmed, named: string[] = []): Confirmed {
  const marks = marksOf(pages);
  const states = translationStates(pages, confirmed);
  const isStale = (id: string) => states.get(id)!.endsWith('-changed') && states.get(id) !== 'both-changed';
  return Object.fromEntries(
    Object.keys(marks)
      .toSorted()
      .map((id) => [id, isStale(id) && !named.includes(id) ? confirmed[id]! : marks[id]!]),
  );
}

function marksOf(pages: SourcePage[]): Confirmed {
  const marks: Confirmed = {};
  for (const page of pages) (marks[page.id] ??= { en: '', hi: '' })[page.lang] = markOf(page);
  return marks;
}

/** A short mark of the words of a page; its review date and white space do not count. */
function markOf({ meta, body }: SourcePage): string {
  const words = [meta?.title, meta?.menuLabel, meta?.summary, body].join('\n').replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}
