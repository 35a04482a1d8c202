import { readYaml } from '../files/read-yaml.ts';
import { type ExternalLink, linksSchema, siteSchema } from '../schemas/site.ts';

/** What holds for the whole site: `content/site.yaml`. */
export const site = readYaml('content/site.yaml', siteSchema);

const links = readYaml('content/links.yaml', linksSchema);

/** Keys of outside links whose address nobody has read in a source. */
export const unconfirmedLinks = Object.keys(links).filter((key) => !links[key]!.confirmed);

/** An outside link by its key in `content/links.yaml`; an unknown key stops the build. */
export function externalLink(key: string): ExternalLink {
  const link = links[key];
  if (!link) throw new Error(`content/links.yaml has no entry "${key}".`);
  return link;
}
