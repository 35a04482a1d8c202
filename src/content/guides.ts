import type { Provider } from '../schemas/provider.ts';
import type { RegisterRecord } from '../schemas/record.ts';
import { catalogue } from './catalogue.ts';
import { routesOut } from './pages-out.ts';
import { recordKey } from './record-lists.ts';

/** The hub of a section's guide: records that no chapter names lead there. */
const HUBS: Partial<Record<Provider, string>> = {
  opium: 'opium/overview',
  exim: 'exim/overview',
  preventive: 'top-level/prevention',
  rti: 'rti/manuals',
};

/** Pages by the records that they explain: those they name, and the forms of the procedures they show. */
const explained = new Map<string, Set<string>>();

for (const { id } of routesOut())
  for (const record of catalogue.pages.find((page) => page.id === id)?.meta?.records ?? []) explain(record, id);
for (const { page, forms } of catalogue.procedures.values())
  for (const form of forms) explain(recordKey('forms', form), page);

function explain(record: string, page: string): void {
  explained.set(record, (explained.get(record) ?? new Set()).add(page));
}

/** Route ids of the pages that explain a record; else the guide of its section. */
export function pagesExplaining({
  register,
  id,
  section,
}: Pick<RegisterRecord, 'register' | 'id' | 'section'>): string[] {
  const pages = [...(explained.get(recordKey(register, id)) ?? [])];
  const hub = HUBS[section];
  return pages.length > 0 || hub === undefined ? pages : [hub];
}
