import type { Lang } from '../i18n/lang.ts';
import { isRegisterId, type RegisterId } from '../registers.ts';
import { pathFor, ROUTES } from '../routes.ts';
import type { RegisterRecord } from '../schemas/record.ts';
import { catalogue } from './catalogue.ts';
import { partsOf } from './read-page.ts';

/** What a `<Register>` on a page asks for. */
export interface Selection {
  id: RegisterId;
  section?: string | undefined;
  kind?: string | undefined;
}

/** The records a selection shows. */
export function recordsShown({ id, section, kind }: Selection): RegisterRecord[] {
  return catalogue.registers
    .get(id)!
    .filter(
      (record) =>
        (!section || [record.section, ...record.alsoFor].includes(section as never)) && (!kind || record.kind === kind),
    );
}

/** Every page with a register, in the order of the route table. */
export const registerPages = ROUTES.flatMap(({ id: route }) => {
  const page = catalogue.pages.find(({ id, lang }) => id === route && lang === 'en')!;
  return partsOf(page).flatMap(({ name, attributes: { id = '', section, kind } }) =>
    name === 'Register' && isRegisterId(id) ? [{ route, selection: { id, section, kind } }] : [],
  );
});

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
