import type { z } from 'astro/zod';
import { answersSchema } from '../schemas/answers.ts';
import { changesSchema } from '../schemas/change.ts';
import { cropCalendarSchema } from '../schemas/crop-calendar.ts';
import { type Fact, factsSchema } from '../schemas/fact.ts';
import { glossarySchema } from '../schemas/glossary.ts';
import { homeSchema } from '../schemas/home.ts';
import { initiativesSchema } from '../schemas/initiative.ts';
import { menuSchema } from '../schemas/menu.ts';
import { movedSchema } from '../schemas/moved.ts';
import { noticesSchema } from '../schemas/notice.ts';
import { officePlacesSchema } from '../schemas/office-place.ts';
import { datasetsSchema } from '../schemas/dataset.ts';
import { directorySchema, officesSchema } from '../schemas/office.ts';
import { organisationSchema } from '../schemas/organisation.ts';
import { packsSchema } from '../schemas/pack.ts';
import { albumsSchema } from '../schemas/picture.ts';
import { postersSchema } from '../schemas/poster.ts';
import { postsSchema } from '../schemas/post.ts';
import { proceduresSchema } from '../schemas/procedure.ts';
import { searchWordsSchema } from '../schemas/search-words.ts';
import { sheetsSchema } from '../schemas/sheet.ts';
import { linksSchema, siteSchema } from '../schemas/site.ts';
import { stringsSchema } from '../schemas/strings.ts';
import { substanceRulesSchema } from '../schemas/substance-rules.ts';
import { timelinesSchema } from '../schemas/timeline.ts';

/** One YAML file of `content/`. */
export interface ContentFile {
  file: string;
  schema: z.ZodType;
  /** Whether `{fact-id}` in its words stands for a fact. */
  fillsFacts?: true;
}

/**
 * Every single YAML file of `content/`, by its key in the catalogue. To add one: its schema, and one line here. Its type, its reading, the
 * ids others may name and its place among the files follow.
 */
export const FILES = {
  strings: { file: 'strings.yaml', schema: stringsSchema },
  glossary: { file: 'glossary.yaml', schema: glossarySchema },
  site: { file: 'site.yaml', schema: siteSchema },
  links: { file: 'links.yaml', schema: linksSchema },
  facts: { file: 'facts.yaml', schema: factsSchema },
  offices: { file: 'offices.yaml', schema: officesSchema },
  officePlaces: { file: 'office-places.yaml', schema: officePlacesSchema },
  people: { file: 'directory.yaml', schema: directorySchema },
  posts: { file: 'posts.yaml', schema: postsSchema },
  organisation: { file: 'organisation.yaml', schema: organisationSchema, fillsFacts: true },
  timelines: { file: 'timeline.yaml', schema: timelinesSchema, fillsFacts: true },
  calendar: { file: 'crop-calendar.yaml', schema: cropCalendarSchema, fillsFacts: true },
  home: { file: 'home.yaml', schema: homeSchema, fillsFacts: true },
  procedures: { file: 'procedures.yaml', schema: proceduresSchema, fillsFacts: true },
  sheets: { file: 'sheets.yaml', schema: sheetsSchema, fillsFacts: true },
  posters: { file: 'posters.yaml', schema: postersSchema, fillsFacts: true },
  packs: { file: 'packs.yaml', schema: packsSchema },
  initiatives: { file: 'initiatives.yaml', schema: initiativesSchema, fillsFacts: true },
  substanceRules: { file: 'substance-rules.yaml', schema: substanceRulesSchema, fillsFacts: true },
  searchWords: { file: 'search.yaml', schema: searchWordsSchema },
  answers: { file: 'answers.yaml', schema: answersSchema, fillsFacts: true },
  menu: { file: 'menu.yaml', schema: menuSchema },
  albums: { file: 'albums.yaml', schema: albumsSchema, fillsFacts: true },
  datasets: { file: 'datasets.yaml', schema: datasetsSchema },
  moved: { file: 'moved.yaml', schema: movedSchema },
  notices: { file: 'notices.yaml', schema: noticesSchema },
  changes: { file: 'changes.yaml', schema: changesSchema },
} as const satisfies Record<string, ContentFile>;

type Files = typeof FILES;
export type FileKey = keyof Files;
type Content<Key extends FileKey> = z.infer<Files[Key]['schema']>;

/** Files whose entries go by id: the catalogue holds them as a map. */
export type EntriesKey = {
  [Key in FileKey]: Content<Key> extends unknown[] ? never : string extends keyof Content<Key> ? Key : never;
}[FileKey];
/** Files that are one thing. */
export type WholeKey = Exclude<FileKey, EntriesKey>;

/** What the catalogue holds of the single files. Facts have the value of the present crop year. */
export type FileContents = { [Key in Exclude<EntriesKey, 'facts'>]: Map<string, Content<Key>[string]> } & {
  [Key in WholeKey]: Content<Key>;
} & { facts: Map<string, Fact> };
