import type { ExternalLink } from '../schemas/site.ts';
import { catalogue } from './catalogue.ts';

/** What holds for the whole site: `content/site.yaml`. */
export const { site } = catalogue;

/** Keys of outside links whose address nobody has read in a source. */
export const unconfirmedLinks = [...catalogue.links].flatMap(([key, { confirmed }]) => (confirmed ? [] : key));

/** An outside link by its key in `content/links.yaml`; an unknown key stops the build. */
export function externalLink(key: string): ExternalLink {
  const link = catalogue.links.get(key);
  if (!link) throw new Error(`content/links.yaml has no entry "${key}".`);
  return link;
}
