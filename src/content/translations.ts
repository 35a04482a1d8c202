import { createHash } from 'node:crypto';
import { LANGS, type Lang } from '../language/lang.ts';
import type { SourcePage } from './read-page.ts';

/** Marks of the two texts of a page as they were when somebody last found that they say the same. */
export type Confirmed = Record<string, Record<Lang, string>>;

/** How the texts of a page compare with what was last confirmed. */
export type TranslationState = 'same' | 'both-changed' | 'new' | 'en-changed' | 'hi-changed';

/** Compares each page with what was last confirmed. Both texts changed together count as translated together. */
export function translationStates(pages: SourcePage[], confirmed: Confirmed): Map<string, TranslationState> {
  const marks = marksOf(pages);
  return new Map(
    Object.entries(marks).map(([id, now]) => {
      const before = confirmed[id];
      if (!before) return [id, 'new'];
      const [changed, other] = LANGS.filter((lang) => now[lang] !== before[lang]);
      if (!changed) return [id, 'same'];
      return [id, other ? 'both-changed' : `${changed}-changed`];
    }),
  );
}

/**
 * What to note as confirmed now: every page whose texts changed together or that is new, and those somebody names.
 * A page of which one text alone changed keeps its old marks, and so stays stale until it is named or the twin follows.
 */
export function confirm(pages: SourcePage[], confirmed: Confirmed, named: string[] = []): Confirmed {
  const states = translationStates(pages, confirmed);
  return Object.fromEntries(
    Object.entries(marksOf(pages))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, marks]) => {
        const isStale = ['en-changed', 'hi-changed'].includes(states.get(id) ?? '');
        return [id, (isStale && !named.includes(id) && confirmed[id]) || marks];
      }),
  );
}

function marksOf(pages: SourcePage[]): Confirmed {
  const marks: Confirmed = {};
  for (const page of pages) (marks[page.id] ??= { en: '', hi: '' })[page.lang] = markOf(page);
  return marks;
}

/** A short mark of the words of a page. */
function markOf(page: SourcePage): string {
  return createHash('sha256').update(wordsOf(page)).digest('hex').slice(0, 12);
}

/** The words of a page in one line; its review date and white space do not count. */
export function wordsOf({ meta, body }: Pick<SourcePage, 'meta' | 'body'>): string {
  return [meta?.title, meta?.menuLabel, meta?.summary, body].join('\n').replace(/\s+/g, ' ').trim();
}
