import { type ListMeta, listMetaSchema } from '../schemas/cultivator-list.ts';
import { checkCultivators } from './cultivators/list-files.ts';
import type { Mistake } from '../files/mistake.ts';
import { type CalendarStep, cropCalendarSchema } from '../schemas/crop-calendar.ts';
import { type Fact, factsSchema } from '../schemas/fact.ts';
import { type Home, homeSchema } from '../schemas/home.ts';
import { type Initiative, initiativesSchema } from '../schemas/initiative.ts';
import { directorySchema, type Office, officesSchema, type Person } from '../schemas/office.ts';
import { type Organisation, organisationSchema } from '../schemas/organisation.ts';
import { type Pack, packsSchema } from '../schemas/pack.ts';
import type { Paper } from '../schemas/paper.ts';
import { type Post, postsSchema } from '../schemas/post.ts';
import { type Procedure, proceduresSchema } from '../schemas/procedure.ts';
import type { Registers } from '../schemas/record.ts';
import { type OfficePlace, officePlacesSchema } from '../schemas/office-place.ts';
import type { PreviousYears } from '../schemas/previous-years.ts';
import { type SearchWords, searchWordsSchema } from '../schemas/search-words.ts';
import type { Substances } from '../schemas/substances.ts';
import { type Sheet, sheetsSchema } from '../schemas/sheet.ts';
import { type MovedAddress, movedSchema } from '../schemas/moved.ts';
import { linksSchema, siteSchema } from '../schemas/site.ts';
import type { Source } from '../schemas/source.ts';
import { stringsSchema } from '../schemas/strings.ts';
import type { Table } from '../schemas/table.ts';
import { type TimelineEntry, timelinesSchema } from '../schemas/timeline.ts';
import { type WhichPaper, whichPaperSchema } from '../schemas/which-paper.ts';
import { ContentReader, nameOf, type YamlFile } from './content-reader.ts';
import { fillFacts } from './fill-facts.ts';
import { type DocumentFile, readDocuments } from '../files/document-file.ts';
import type { SourcePage } from './read-page.ts';
import { readSources } from './read-sources.ts';
import {
  readOfficeFigures,
  readPages,
  readPapers,
  readRegisters,
  readSubstanceList,
  readTables,
} from './read-folders.ts';

/** Everything in `content/`, read and checked. Maps go by id. */
export interface Catalogue {
  pages: SourcePage[];
  sources: Map<string, Source>;
  facts: Map<string, Fact>;
  tables: Map<string, Table>;
  registers: Registers;
  offices: Map<string, Office>;
  /** Districts, tehsils and towns, with the offices that work there. */
  officePlaces: Map<string, OfficePlace>;
  people: Map<string, Person>;
  posts: Map<string, Post>;
  /** Missing when the file has a mistake. */
  organisation?: Organisation | undefined;
  timelines: Map<string, TimelineEntry[]>;
  calendar: CalendarStep[];
  /** Missing when the file has a mistake. */
  home?: Home | undefined;
  procedures: Map<string, Procedure>;
  /** One-page sheets to print. */
  sheets: Map<string, Sheet>;
  /** Pages that are saved together for reading without a network. */
  packs: Map<string, Pack>;
  initiatives: Map<string, Initiative>;
  /** Addresses that were given up. */
  moved: MovedAddress[];
  /** Missing when the file has a mistake. */
  whichPaper?: WhichPaper | undefined;
  /** Synonyms and best answers of the search. Missing when the file has a mistake. */
  searchWords?: SearchWords | undefined;
  papers: Map<string, Paper>;
  documents: Map<string, DocumentFile>;
  /** Missing when there is no such file, or its description is wrong. */
  previousYears?: PreviousYears | undefined;
  /** Missing when there is no such file, or its description is wrong. */
  substances?: Substances | undefined;
  /** What stands around the lists of cultivators, by crop year; their rows are too many to keep. */
  cultivatorLists: ListMeta[];
}

/** What the rules look at: the catalogue, and what is known to exist even where a field is wrong. */
export interface Loaded {
  root: string;
  catalogue: Catalogue;
  files: string[];
  yaml: YamlFile[];
  /** Ids that exist, mistakes or not, so that one wrong field does not make every mention of it wrong as well. */
  ids: Record<
    | 'sources'
    | 'facts'
    | 'tables'
    | 'offices'
    | 'posts'
    | 'documents'
    | 'procedures'
    | 'sheets'
    | 'packs'
    | 'timelines',
    Set<string>
  >;
  mistakes: Mistake[];
}

/** Reads a content folder. Mistakes are gathered, never thrown: an editor sees all of them at once. */
export async function load(root: string): Promise<Loaded> {
  const reader = new ContentReader(root);
  reader.read(`${root}/strings.yaml`, stringsSchema);
  reader.read(`${root}/site.yaml`, siteSchema);
  reader.read(`${root}/links.yaml`, linksSchema);
  const facts = reader.readEntries(`${root}/facts.yaml`, factsSchema);
  const offices = reader.readEntries(`${root}/offices.yaml`, officesSchema);
  const officePlaces = reader.readEntries(`${root}/office-places.yaml`, officePlacesSchema);
  const people = reader.readEntries(`${root}/directory.yaml`, directorySchema);
  const posts = reader.readEntries(`${root}/posts.yaml`, postsSchema);
  const organisation = reader.read(`${root}/organisation.yaml`, organisationSchema);
  const timelines = reader.readEntries(`${root}/timeline.yaml`, timelinesSchema);
  const calendar = reader.read(`${root}/crop-calendar.yaml`, cropCalendarSchema);
  const home = reader.read(`${root}/home.yaml`, homeSchema);
  const procedures = reader.readEntries(`${root}/procedures.yaml`, proceduresSchema);
  const sheets = reader.readEntries(`${root}/sheets.yaml`, sheetsSchema);
  const packs = reader.readEntries(`${root}/packs.yaml`, packsSchema);
  const initiatives = reader.readEntries(`${root}/initiatives.yaml`, initiativesSchema);
  const whichPaper = reader.read(`${root}/which-paper.yaml`, whichPaperSchema);
  const searchWords = reader.read(`${root}/search.yaml`, searchWordsSchema);
  const moved = reader.read(`${root}/moved.yaml`, movedSchema);
  const sources = readSources(reader);
  const cultivatorLists = reader
    .below('cultivators', '.yaml')
    .flatMap((file) => reader.read(file, listMetaSchema) ?? []);
  const inLists = await checkCultivators(root, offices.ids);
  const reported = new Set(reader.mistakes.map((mistake) => JSON.stringify(mistake)));
  reader.mistakes.push(...inLists.filter((mistake) => !reported.has(JSON.stringify(mistake))));
  const documents = await readDocuments(`${root}/documents`);
  reader.mistakes.push(...documents.mistakes);
  return {
    root,
    catalogue: {
      pages: readPages(reader),
      sources: sources.entries,
      facts: facts.entries,
      tables: readTables(reader, facts.entries),
      registers: readRegisters(reader, facts.entries),
      offices: offices.entries,
      officePlaces: officePlaces.entries,
      people: people.entries,
      posts: posts.entries,
      organisation: organisation && fillFacts(organisation, facts.entries),
      timelines: new Map([...timelines.entries].map(([id, entries]) => [id, fillFacts(entries, facts.entries)])),
      calendar: fillFacts(calendar?.steps ?? [], facts.entries),
      home: home && fillFacts(home, facts.entries),
      procedures: new Map([...procedures.entries].map(([id, entry]) => [id, fillFacts(entry, facts.entries)])),
      sheets: new Map([...sheets.entries].map(([id, entry]) => [id, fillFacts(entry, facts.entries)])),
      packs: packs.entries,
      initiatives: new Map([...initiatives.entries].map(([id, entry]) => [id, fillFacts(entry, facts.entries)])),
      whichPaper: whichPaper && fillFacts(whichPaper, facts.entries),
      searchWords,
      moved: moved ?? [],
      papers: readPapers(reader, facts.entries),
      documents: documents.documents,
      cultivatorLists,
      previousYears: readOfficeFigures(reader, offices.ids, sources.ids),
      substances: readSubstanceList(reader, facts.entries, sources.ids),
    },
    files: reader.files,
    yaml: reader.yaml,
    ids: {
      sources: sources.ids,
      facts: facts.ids,
      tables: new Set(reader.below('tables', '.yaml').map(nameOf)),
      offices: offices.ids,
      posts: posts.ids,
      procedures: procedures.ids,
      sheets: sheets.ids,
      packs: packs.ids,
      timelines: timelines.ids,
      documents: new Set(reader.below('documents', '.pdf').map((file) => file.slice(`${root}/documents/`.length))),
    },
    mistakes: reader.mistakes,
  };
}
