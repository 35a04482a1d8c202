import type { Lang } from '../../i18n/lang.ts';
import { pathFor } from '../../routes.ts';
import type { Suggestion } from './answer.ts';
import type { SearchWords } from './search-words-schema.ts';

/** The questions offered before anything is typed. */
export function questionsIn(lang: Lang, { answers }: SearchWords): Suggestion[] {
  return answers.flatMap(({ to, suggest }) => {
    const [route, anchor] = to.split('#');
    return suggest ? [{ label: suggest[lang], href: pathFor(route!, lang) + (anchor ? `#${anchor}` : '') }] : [];
  });
}
