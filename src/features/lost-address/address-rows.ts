import { substancePath } from '../../addresses/letters.ts';
import { recordPath } from '../../addresses/registers.ts';
import { sheetPath } from '../../addresses/sheets.ts';
import { planOf } from '../../addresses/site-plan.ts';
import type { Catalogue } from '../../content/load.ts';
import type { Localized } from '../../language/lang.ts';
import { REGISTER_IDS, type RegisterId } from '../../schemas/registers.ts';
import type { AddressRow } from './guess-pages.ts';

/** Their titles may name people. */
const ABOUT_PEOPLE: RegisterId[] = ['employee-orders', 'seniority-lists'];

/** Every page that may be offered to a reader of a wrong address. */
export function addressRows(
  catalogue: Pick<Catalogue, 'pages' | 'menu' | 'sheets' | 'registers' | 'substances'>,
): AddressRow[] {
  const { pages, sheets, registers, substances } = catalogue;
  const titles = new Map(pages.map(({ id, lang, meta }) => [`${id} ${lang}`, meta?.title ?? '']));
  const routes = planOf(catalogue).routes.map(({ id, path }): AddressRow => [
    path,
    titles.get(`${id} en`) ?? '',
    titles.get(`${id} hi`) ?? '',
  ]);
  const records = REGISTER_IDS.filter((register) => !ABOUT_PEOPLE.includes(register)).flatMap((register) =>
    registers.get(register).map(({ id, title, short = title }) => rowOf(recordPath(register, id, 'en'), short)),
  );
  return [
    ...routes,
    ...[...sheets].map(([id, { title }]) => rowOf(sheetPath(id, 'en'), title)),
    ...records,
    ...(substances?.rows ?? []).map(({ id, name }) => rowOf(substancePath(id, 'en'), name)),
  ];
}

function rowOf(path: string, { en, hi }: Localized): AddressRow {
  return [path.slice('/en/'.length, -1), en, hi];
}
