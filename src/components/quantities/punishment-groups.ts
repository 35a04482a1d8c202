import type { Punishments } from '../../domain/punishments.ts';
import { fill, listWords } from '../../language/format.ts';
import type { Lang } from '../../language/lang.ts';

/** Sections with the same punishments for the same quantities. */
export function alikeIn(
  punishments: Readonly<Record<string, Punishments | undefined>>,
): { sections: string[]; of: Punishments }[] {
  const groups = new Map<string, { sections: string[]; of: Punishments }>();
  for (const [section, of] of Object.entries(punishments)) {
    if (!of) continue;
    const inWords = [of.small, of.between, of.commercial].map(({ words }) => words).join('\n');
    const group = groups.get(inWords) ?? { sections: [], of };
    group.sections.push(section);
    groups.set(inWords, group);
  }
  return [...groups.values()];
}

/** What a group is called. @example punishedUnder(['15', '17', '18'], words, 'en') // 'Punishment, sections 15, 17 and 18' */
export function punishedUnder(
  sections: readonly string[],
  words: { punishedUnder: string; punishedUnderOne: string },
  lang: Lang,
): string {
  const [section = '', ...others] = sections;
  if (others.length === 0) return fill(words.punishedUnderOne, { section });
  return fill(words.punishedUnder, { sections: listWords(sections, lang) });
}
