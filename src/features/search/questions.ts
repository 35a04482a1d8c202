import { catalogue } from '../../catalogue/catalogue';
import type { Lang } from '../../i18n/lang';
import { pathFor } from '../../routes';
import type { Suggestion } from './answer';

/** The questions offered before anything is typed. */
export function questionsIn(lang: Lang): Suggestion[] {
  return catalogue.searchWords!.answers.flatMap(({ to, suggest }) => {
    const [route, anchor] = to.split('#');
    return suggest ? [{ label: suggest[lang], href: pathFor(route!, lang) + (anchor ? `#${anchor}` : '') }] : [];
  });
}
