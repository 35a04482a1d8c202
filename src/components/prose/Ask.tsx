import { askLinkOf } from '../../content/ask';
import type { Lang } from '../../language/lang';
import type { Provider } from '../../schemas/provider';

/** Whom to ask, as a link. */
export function Ask({ section, lang }: { section: Provider; lang: Lang }) {
  const { label, href } = askLinkOf(section, lang);
  return <a href={href}>{label}</a>;
}
