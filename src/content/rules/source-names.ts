import { say } from '../../messages/say.ts';
import { inPage } from '../place.ts';
import type { Rule } from './rule.ts';

/**
 * A source that several pages name has one name in each language: the fold of a whole guide names it once, and would name it twice in the
 * language in which its name differs.
 */
export const sourcesHaveOneName: Rule = ({ catalogue: { pages } }) => {
  const hindi = new Map(pages.filter(({ lang }) => lang === 'hi').map((page) => [page.id, page]));
  const known = new Map<string, { name: string; file: string }>();
  return pages.flatMap((en) => {
    const hi = en.lang === 'en' ? hindi.get(en.id) : undefined;
    if (!hi?.meta || !en.meta) return [];
    const twins = hi.meta.sources;
    return en.meta.sources.flatMap(({ label, url }, index) => {
      const twin = twins[index];
      if (!twin) return [];
      return [
        { page: hi, of: `en ${label} ${url}`, name: twin.label },
        { page: en, of: `hi ${twin.label} ${url}`, name: label },
      ].flatMap(({ page, of, name }) => {
        const first = known.get(of) ?? { name, file: page.file };
        known.set(of, first);
        if (first.name === name) return [];
        const said = say('source-name', { name, other: first.name, file: first.file });
        return [inPage(page, ['sources', index, 'label'], said)];
      });
    });
  });
};
