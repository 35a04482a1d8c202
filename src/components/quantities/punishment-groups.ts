import type { Punishments } from '../../domain/punishments.ts';

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
