import { filesOf } from '../domain/record-files.ts';
import { isOutAt, timeStateAt } from '../lib/published-time.ts';
import { type RegisterRecord, registersOf } from '../schemas/record.ts';
import { documentHref } from '../files/document-file.ts';
import { everyAddress } from './addresses.ts';
import type { Catalogue } from './load.ts';
import { partsOf, type SourcePage } from './read-page.ts';
import { recordKey } from './record-lists.ts';

/** `NOTICES=hide`: the tests look at pages as they are every day. A notice on all of them has tests of its own, and holds up no release. */
export function noticesWanted(): 'show' | 'hide' {
  return process.env['NOTICES'] === 'hide' ? 'hide' : 'show';
}

/**
 * The catalogue as it is on the site at a moment of Indian time: without records and pages whose time has not come or is over, without the
 * files that only they have, and without what leads to them.
 */
export function publishedAt(catalogue: Catalogue, moment: string): Catalogue {
  const everyRecord = [...catalogue.registers.values()].flat();
  if (
    everyRecord.every((record) => isOutAt(record, moment)) &&
    catalogue.pages.every((page) => isPageOut(page, moment))
  )
    return catalogue;
  const hidden = everyRecord.filter((record) => !isOutAt(record, moment));
  const keys = new Set(hidden.map(({ register, id }) => recordKey(register, id)));
  const coming = new Set(hidden.filter((record) => timeStateAt(record, moment) === 'coming').map(keyOf));
  const pages = catalogue.pages.filter((page) => isPageOut(page, moment)).map((page) => withoutRecords(page, keys));
  const registers = registersOf((register) =>
    catalogue.registers
      .get(register)
      .filter((record) => !keys.has(keyOf(record)))
      .map((record) => ({ ...record, ...withoutNames(record, keys, coming) })),
  );
  const files = unpublishedFiles(catalogue, pages, keys);
  return {
    ...catalogue,
    pages,
    registers,
    procedures: new Map(
      [...catalogue.procedures].map(([id, procedure]) => [
        id,
        { ...procedure, forms: procedure.forms.filter((form) => !keys.has(recordKey('forms', form))) },
      ]),
    ),
    papers: new Map([...catalogue.papers].filter(([id]) => !files.has(`${id}.pdf`))),
    documents: new Map([...catalogue.documents].filter(([path]) => !files.has(path))),
  };
}

function isPageOut({ meta }: SourcePage, moment: string): boolean {
  return !meta || isOutAt(meta, moment);
}

function keyOf({ register, id }: Pick<RegisterRecord, 'register' | 'id'>): string {
  return recordKey(register, id);
}

/** A page does not list what is not on the site. */
function withoutRecords(page: SourcePage, hidden: ReadonlySet<string>): SourcePage {
  const { meta } = page;
  if (!meta?.records?.some((key) => hidden.has(key))) return page;
  const records = meta.records.filter((key) => !hidden.has(key));
  return { ...page, meta: { ...meta, records: records.length > 0 ? records : undefined } };
}

/** What of a record may have to do with others. */
type Naming = Pick<RegisterRecord, 'register' | 'supersededBy' | 'cropYear' | 'validUntil' | 'validity'> & {
  amends?: string[] | undefined;
};

/** What changes in a record that does not name what is not on the site, and holds until what takes its place is there. */
function withoutNames(record: Naming, hidden: ReadonlySet<string>, coming: ReadonlySet<string>): Partial<Naming> {
  const { register, supersededBy, cropYear, validUntil } = record;
  const amends = record.amends?.filter((id) => !namesLaw(id, hidden));
  const successor = supersededBy === undefined ? '' : recordKey(register, supersededBy);
  return {
    ...('amends' in record && { amends: amends && amends.length > 0 ? amends : undefined }),
    ...(hidden.has(successor) && { supersededBy: undefined }),
    ...(coming.has(successor) && { validity: cropYear ? 'crop-year' : validUntil ? 'until' : 'in-force' }),
  };
}

/** Names of laws differ between registers, so that a name alone says which is meant. */
function namesLaw(id: string, hidden: ReadonlySet<string>): boolean {
  return [...hidden].some((key) => key.endsWith(`/${id}`));
}

/** Files of hidden records that nothing on the site has or shows. */
function unpublishedFiles(
  { registers }: Catalogue,
  pages: readonly SourcePage[],
  hidden: ReadonlySet<string>,
): ReadonlySet<string> {
  const { gone = [], kept = [] } = Object.groupBy([...registers.values()].flat(), (record) =>
    hidden.has(keyOf(record)) ? 'gone' : 'kept',
  );
  const shown = pages.flatMap((page) =>
    partsOf(page).flatMap(({ name, attributes }) => (name === 'Download' ? (attributes['file'] ?? []) : [])),
  );
  const needed = new Set([...kept.flatMap(filesOf), ...shown]);
  return new Set(gone.flatMap(filesOf).filter((file) => !needed.has(file)));
}

/** Addresses of pages, records and files of a catalogue. */
function addressesIn(catalogue: Catalogue): Set<string> {
  return new Set([
    ...everyAddress(catalogue).map(({ path }) => path),
    ...[...catalogue.documents.keys()].map(documentHref),
  ]);
}

/** Addresses that answered until their time was over. */
export function addressesOver(whole: Catalogue, moment: string): Set<string> {
  const now = addressesIn(publishedAt(whole, moment));
  return new Set([...addressesIn(whole)].filter((address) => !now.has(address)));
}
