import { type DocumentFile, readDocuments } from '../files/document-file.ts';
import type { Answer } from '../files/answers.ts';
import { ContentError, type Mistake } from '../files/mistake.ts';
import { isRootCause } from '../messages/say.ts';
import { type Recorded, recordedSchema } from '../schemas/change.ts';
import { type ListMeta, listMetaSchema } from '../schemas/cultivator-list.ts';
import type { Picture } from '../domain/pictures.ts';
import type { Paper } from '../schemas/paper.ts';
import type { PreviousYears } from '../schemas/previous-years.ts';
import type { Registers } from '../schemas/record.ts';
import type { Source } from '../schemas/source.ts';
import type { Substances } from '../schemas/substances.ts';
import type { Table } from '../schemas/table.ts';
import { countOf } from './counts.ts';
import { ContentReader, nameOf, type YamlFile } from './content-reader.ts';
import { checkCultivators } from './cultivators/list-files.ts';
import { type EntriesKey, type FileContents, FILES, type WholeKey } from './files.ts';
import {
  readOfficeFigures,
  readPages,
  readPapers,
  readPictures,
  readRegisters,
  readSubstanceList,
  readTables,
} from './read-folders.ts';
import type { SourcePage } from './read-page.ts';
import { readSources } from './read-sources.ts';
import { buildDay, buildMoment } from '../lib/build-moment.ts';
import { tableToday } from '../domain/table-on.ts';
import { RECORDED_FILE } from './recorded-file.ts';
import { keysOf } from '../lib/keys.ts';
import { noticesWanted, publishedAt } from './published.ts';
import { specimensWanted, withoutSpecimens } from './specimens.ts';

/** Everything in `content/`, read and checked. Maps go by id. */
export interface Catalogue extends FileContents {
  pages: SourcePage[];
  sources: Map<string, Source>;
  tables: Map<string, Table>;
  registers: Registers;
  papers: Map<string, Paper>;
  documents: Map<string, DocumentFile>;
  pictures: Map<string, Picture>;
  /** Missing when there is no such file. */
  previousYears?: PreviousYears | undefined;
  /** Missing when there is no such file. */
  substances?: Substances | undefined;
  /** What stands around the lists of cultivators, by crop year; their rows are too many to keep. */
  cultivatorLists: ListMeta[];
  /** How everything was when its last line of history was written; programs write it. */
  recorded: Recorded;
}

/** A catalogue that may have mistakes: a file that could not be read is missing. */
export type DraftCatalogue = Omit<Catalogue, WholeKey> & Partial<Pick<Catalogue, WholeKey>>;

/** What the rules check: the catalogue, and what is known to exist even where a field is wrong. */
export interface Loaded {
  root: string;
  catalogue: DraftCatalogue;
  files: string[];
  yaml: YamlFile[];
  /** Ids that exist, mistakes or not, so that one wrong field does not make every mention of it wrong as well. */
  ids: Record<EntriesKey | 'sources' | 'tables' | 'documents' | 'pictures', ReadonlySet<string>>;
  /** The lines on which the rows of a CSV file stand. */
  rowLines: ReadonlyMap<string, number[]>;
  mistakes: Mistake[];
  /** Reasons that editors gave for what looks wrong. */
  answers: Answer[];
}

/** Reads a content folder. Mistakes are gathered, never thrown: an editor sees all of them at once. */
export async function load(root: string): Promise<Loaded> {
  const reader = new ContentReader(root);
  const { contents, ids, filling: facts } = reader.readFiles();
  const sources = readSources(reader);
  const cultivatorLists = reader
    .below('cultivators', '.yaml')
    .flatMap((file) => reader.read(file, listMetaSchema) ?? []);
  const inLists = await checkCultivators(root, ids.offices);
  const reported = new Set(reader.mistakes.map((mistake) => JSON.stringify(mistake)));
  reader.mistakes.push(...inLists.filter((mistake) => !reported.has(JSON.stringify(mistake))));
  const recorded = `${root}/${RECORDED_FILE}`;
  const documents = await readDocuments(`${root}/documents`);
  reader.mistakes.push(...documents.mistakes);
  return {
    root,
    catalogue: {
      ...contents,
      pages: readPages(reader, facts),
      sources: sources.entries,
      tables: readTables(reader, facts, (formula) => countOf(formula, contents)),
      registers: readRegisters(reader, facts),
      papers: readPapers(reader, facts),
      documents: documents.documents,
      pictures: await readPictures(reader, facts),
      cultivatorLists,
      recorded: (reader.files.includes(recorded) && reader.read(recorded, recordedSchema)) || {},
      previousYears: readOfficeFigures(reader, ids.offices, sources.ids),
      substances: readSubstanceList(reader, contents.substanceRules, sources.ids),
    },
    files: reader.files,
    yaml: reader.yaml,
    ids: {
      ...ids,
      sources: sources.ids,
      tables: new Set(reader.below('tables', '.yaml').map(nameOf)),
      pictures: new Set(reader.below('pictures', '').map(nameOf)),
      documents: new Set(reader.below('documents', '.pdf').map((file) => file.slice(`${root}/documents/`.length))),
    },
    rowLines: reader.rowLines,
    mistakes: withoutConsequences(reader.mistakes),
    answers: reader.answers,
  };
}

/** Of a file that cannot be read only the first kind of cause is said: all else follows from it. */
function withoutConsequences(mistakes: Mistake[]): Mistake[] {
  const causes = new Map<string, Mistake>();
  for (const mistake of mistakes)
    if (isRootCause(mistake) && !causes.has(mistake.file)) causes.set(mistake.file, mistake);
  return mistakes.filter(({ file, code }) => (causes.get(file)?.code ?? code) === code);
}

/** Everything in a folder without mistakes, whatever its time. */
export function wholeCatalogue({ catalogue, mistakes }: Pick<Loaded, 'catalogue' | 'mistakes'>): Catalogue {
  if (mistakes.length > 0 || !isWhole(catalogue)) throw new ContentError(mistakes);
  return specimensWanted() === 'hide' ? withoutSpecimens(catalogue) : catalogue;
}

/** Whether every single file could be read; one that could not has its mistake. */
function isWhole(catalogue: DraftCatalogue): catalogue is Catalogue {
  return keysOf(FILES).every((key) => catalogue[key] !== undefined);
}

/**
 * What a folder without mistakes has for the site as of the moment of the build. Specimens are in it unless whoever builds wants them
 * hidden, and notices unless the pages are to be measured.
 */
export function complete(loaded: Pick<Loaded, 'catalogue' | 'mistakes'>): Catalogue {
  const whole = publishedAt(wholeCatalogue(loaded), buildMoment());
  const tables = new Map([...whole.tables].map(([id, table]) => [id, tableToday(table, buildDay())]));
  const out = { ...whole, tables };
  return noticesWanted() === 'hide' ? { ...out, notices: [] } : out;
}
