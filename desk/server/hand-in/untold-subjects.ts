import { type DraftCatalogue, load } from '../../../src/content/load.ts';
import { recordKey } from '../../../src/content/record-lists.ts';
import { subjectMarks } from '../../../src/content/subjects.ts';
import { untoldIn } from '../../../src/content/untold.ts';
import type { Localized } from '../../../src/language/lang.ts';
import { titleOf } from '../start/title-of.ts';

/** Something that changed and of which readers are not told: its name in the history, its title, and its file below `content/`. */
export interface UntoldSubject {
  id: string;
  title: Localized;
  path: string;
}

/** What changed in the draft and of which no line of the history tells. For the process of the check, which has read it all. */
export async function untoldSubjects(): Promise<UntoldSubject[]> {
  const loaded = await load('content');
  const { catalogue } = loaded;
  return untoldIn(catalogue, subjectMarks(loaded)).map((id) => subjectIn(catalogue, id));
}

function subjectIn(catalogue: DraftCatalogue, id: string): UntoldSubject {
  const itself = { en: id, hi: id };
  const twins = catalogue.pages.filter((page) => page.id === id);
  if (twins.length > 0) {
    const titles = Object.fromEntries(twins.map(({ lang, meta }) => [lang, meta?.title ?? id]));
    return { id, title: { ...itself, ...titles }, path: `pages/${id}` };
  }
  const record = [...catalogue.registers.values()].flat().find((each) => recordKey(each.register, each.id) === id);
  if (record) return { id, title: record.title, path: `registers/${id}.yaml` };
  const [kind = '', name = ''] = id.split('/');
  if (kind === 'tables') return { id, title: titleOf(catalogue.tables.get(name)) ?? itself, path: `${id}.` };
  if (kind === 'substances')
    return { id, title: catalogue.substances?.rows.find((row) => row.id === name)?.name ?? itself, path: 'substance' };
  return { id, title: titleOf(entriesOf(catalogue, kind)?.get(name)) ?? itself, path: `${kind}.` };
}

/** The entries of a file by their ids. */
function entriesOf(catalogue: DraftCatalogue, file: string): ReadonlyMap<string, unknown> | undefined {
  const { facts, offices, officePlaces, people, posts, procedures, initiatives, sheets, posters } = catalogue;
  return new Map<string, ReadonlyMap<string, unknown>>([
    ['facts', facts],
    ['offices', offices],
    ['office-places', officePlaces],
    ['directory', people],
    ['posts', posts],
    ['procedures', procedures],
    ['initiatives', initiatives],
    ['sheets', sheets],
    ['posters', posters],
  ]).get(file);
}
