import type { Lang } from '../../language/lang.ts';
import { pathFor } from '../../addresses/routes.ts';
import type { Suggestion } from './answer.ts';
import type { SearchWords } from '../../schemas/search-words.ts';

/** The questions offered before anything is typed. */
export function questionsIn(lang: Lang, words: SearchWords | undefined): Suggestion[] {
  return (words?.answers ?? []).flatMap(({ to, suggest }) => {
    const [route = '', anchor] = to.split('#');
    return suggest ? [{ label: suggest[lang], href: pathFor(route, lang) + (anchor ? `#${anchor}` : '') }] : [];
  });
}
