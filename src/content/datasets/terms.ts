import { pathFor } from '../../addresses/routes.ts';
import { SITE_ADDRESS } from '../../addresses/site-address.ts';
import { dataPackagePath } from '../../addresses/datasets.ts';
import type { Lang } from '../../language/lang.ts';
import { translator } from '../../words/strings.ts';

/** The page of the data room. */
export const DATA_ROOM = 'top-level/data';

/** Where the website says what its content may be used for. */
export function termsPath(lang: Lang): string {
  return `${pathFor('others/web_policies', lang)}#copyright`;
}

/** An address of the site in full, for files that leave it. */
export function absolute(path: string): string {
  return new URL(path, SITE_ADDRESS).href;
}

/** The terms of reuse as machines want them: a name and an address. */
export function terms(lang: Lang): { title: string; path: string } {
  return { title: translator(lang)('dataset.terms'), path: absolute(termsPath(lang)) };
}

export function packageAddress(lang: Lang): string {
  return absolute(dataPackagePath(lang));
}
