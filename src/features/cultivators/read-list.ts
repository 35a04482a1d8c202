import { readFileSync } from 'node:fs';
import { type ListKey, listPath, parseList } from '../../addresses/cultivator-lists.ts';
import type { Lang } from '../../language/lang.ts';
import { listsFolder } from './build-lists.ts';

/** One row of a list, in one language. */
export interface ListRow {
  serial: number;
  name: string;
  guardian: string;
  village: string;
  tehsil: string;
  /** Licensed area in are; lists of ineligible cultivators have none. */
  area: number | undefined;
}

/** The rows of a list as they were split at the start of this build, in the order of their numbers. */
export function readList(key: ListKey, lang: Lang, target: string = listsFolder()): ListRow[] {
  const list = parseList(JSON.parse(readFileSync(target + listPath(key, lang, 'json'), 'utf8')));
  return list.serial.map((serial, index) => ({
    serial,
    name: list.name[index] ?? '',
    guardian: list.guardian[index] ?? '',
    village: list.village[index] ?? '',
    tehsil: list.tehsil[index] ?? '',
    area: list.area?.[index],
  }));
}
