import type { Lang } from '../language/lang.ts';
import { fromKeys } from '../lib/keys.ts';
import { translator } from './strings.ts';

type Key = Parameters<ReturnType<typeof translator>>[0];
type After<Area extends string, Each> = Each extends `${Area}.${infer Name}` ? Name : never;
/** What follows the area in keys of `content/strings.yaml`. */
type NameIn<Area extends string> = string extends Key ? string : After<Area, Key>;

/**
 * Picks interface words of one area, finished for an island: the string table stays out of the browser.
 * @example labelsIn('en', 'whichPaper')('form', 'show') // { form: 'Find the paper …', show: 'Show' }
 */
export function labelsIn<Area extends string>(lang: Lang, area: Area) {
  const t = translator(lang);
  return <Name extends NameIn<Area>>(...names: Name[]): Record<Name, string> =>
    fromKeys(names, (name) => t(`${area}.${name}` as Key));
}
