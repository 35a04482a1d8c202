import { registersOf } from '../schemas/record.ts';
import type { Catalogue } from './load.ts';

/** `show`: made-up entries stand on the site, marked, so that every list and tool can be tried. `hide`: they are not on the site at all. */
export const SPECIMENS = ['show', 'hide'] as const;
export type Specimens = (typeof SPECIMENS)[number];

/** The wish of whoever builds: `SPECIMENS=hide`. A release hides them, everything else shows them. */
export function specimensWanted(): Specimens {
  const given = process.env['SPECIMENS'] ?? 'show';
  const known = SPECIMENS.find((each) => each === given);
  if (!known) throw new Error(`SPECIMENS is “${given}”. Write show or hide, or leave it out.`);
  return known;
}

/** What may hold something made up. */
type Specimened = Pick<Catalogue, 'registers' | 'papers' | 'documents' | 'cultivatorLists'>;

/** The catalogue without anything made up, and without the files that belong to it. */
export function withoutSpecimens<Content extends Specimened>(catalogue: Content): Content {
  const { registers, papers, documents, cultivatorLists } = catalogue;
  const hidden = hiddenDocuments(catalogue);
  return {
    ...catalogue,
    registers: registersOf((register) => registers.get(register).filter(isReal)),
    papers: new Map([...papers].filter(([, paper]) => isReal(paper))),
    documents: new Map([...documents].filter(([path]) => !hidden.has(path))),
    cultivatorLists: cultivatorLists.filter(isReal),
  };
}

interface MaybeSpecimen {
  specimen?: true | undefined;
}

function isReal({ specimen }: MaybeSpecimen): boolean {
  return !specimen;
}

/** PDFs of made-up papers, and those that only made-up records have. */
function hiddenDocuments({ registers, papers }: Specimened): Set<string> {
  const records = [...registers.values()].flat();
  const filesOf = (isWanted: (record: MaybeSpecimen) => boolean) =>
    records.filter(isWanted).flatMap(({ documents }) => documents.flatMap(({ file }) => file ?? []));
  const kept = new Set(filesOf(isReal));
  return new Set([
    ...filesOf((record) => !isReal(record)).filter((file) => !kept.has(file)),
    ...[...papers].filter(([, paper]) => !isReal(paper)).map(([id]) => `${id}.pdf`),
  ]);
}
