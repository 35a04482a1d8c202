import type { Lang } from '../i18n/lang.ts';
import { type Selection, selectRecords } from '../lib/register-records.ts';
import type { RegisterId } from '../registers.ts';
import { pathFor, ROUTES } from '../routes.ts';
import type { RegisterRecord } from '../schemas/record.ts';
import { catalogue } from './catalogue.ts';
import { selectionsOn } from './read-page.ts';

/** The records a selection shows. */
export function recordsShown(selection: Selection): RegisterRecord[] {
  return selectRecords(catalogue.registers, selection);
}

/** Every page with a register, in the order of the route table. */
export const registerPages = ROUTES.flatMap(({ id: route }) =>
  selectionsOn(catalogue.pages.find(({ id, lang }) => id === route && lang === 'en')!).map((selection) => ({
    route,
    selection,
  })),
);

/** The register a page shows, if any. */
export function registerOf(route: string): RegisterId | undefined {
  return registerPages.find((page) => page.route === route)?.selection.id;
}

/** The page a register belongs to: the one that shows all of it, else the first that shows some. */
export function pageOfRegister(register: RegisterId): string | undefined {
  const pages = registerPages.filter(({ selection }) => selection.id === register);
  return (pages.find(({ selection }) => !selection.section && !selection.kind) ?? pages[0])?.route;
}

/** Where a record is shown: the page made for its section or kind before the page with the whole register. */
export function recordHref(register: RegisterId, record: string, lang: Lang): string | undefined {
  const showing = registerPages.filter(
    ({ selection }) => selection.id === register && recordsShown(selection).some(({ id }) => id === record),
  );
  const page = showing.find(({ selection }) => selection.section || selection.kind) ?? showing[0];
  return page && `${pathFor(page.route, lang)}#${record}`;
}
