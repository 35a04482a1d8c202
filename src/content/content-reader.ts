import { readdirSync } from 'node:fs';
import { z } from 'astro/zod';
import type { Answer } from '../files/answers.ts';
import type { Mistake } from '../files/mistake.ts';
import { type ContentFile, type EntriesKey, type FileContents, FILES, type WholeKey } from './files.ts';
import { datedIds, factsOn } from './facts-by-year.ts';
import { fillFacts } from './fill-facts.ts';
import { buildDay } from '../lib/build-moment.ts';
import { hasMistakes } from './place.ts';
import { checkYaml, missingFile, readTextFile } from '../files/read-yaml.ts';
import { unreadable } from '../files/unreadable.ts';

/** A YAML file as it stands, for the rules that look at words rather than at meaning. */
export interface YamlFile {
  file: string;
  raw: unknown;
  lineOf: (path: PropertyKey[]) => number | undefined;
}

/** Reads the files of a content folder and gathers their mistakes on the way. */
export class ContentReader {
  readonly root: string;
  readonly files: string[];
  readonly mistakes: Mistake[] = [];
  readonly yaml: YamlFile[] = [];
  readonly answers: Answer[] = [];
  /** The lines on which the rows of a CSV file stand. */
  readonly rowLines = new Map<string, number[]>();

  constructor(root: string) {
    this.root = root;
    this.files = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
      .toSorted();
    // Before any parser: what it says about a file that is no text would lead nowhere.
    this.mistakes.push(...this.files.flatMap((file) => unreadable(file) ?? []));
  }

  /** Files of a folder, by their ending. */
  below(folder: string, ending: string): string[] {
    return this.files.filter((file) => file.startsWith(`${this.root}/${folder}/`) && file.endsWith(ending));
  }

  /** One YAML file; nothing when it has a mistake. */
  read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
    const text = readTextFile(file);
    if (text === undefined) {
      this.mistakes.push(missingFile(file));
      return undefined;
    }
    const { data, raw, mistakes, answers, lineOf } = checkYaml(file, text, schema);
    this.mistakes.push(...mistakes);
    this.answers.push(...answers);
    if (raw !== undefined) this.yaml.push({ file, raw, lineOf });
    return data;
  }

  /**
   * Every file of the list, facts filled in where its line says so, and the ids of their entries. What holds for all keys of the list
   * cannot be told to the compiler key by key.
   */
  readFiles(): {
    contents: Pick<FileContents, EntriesKey> & Partial<Pick<FileContents, WholeKey>>;
    ids: Record<EntriesKey, ReadonlySet<string>>;
    /** The facts that words are filled with; none while the words for their units have a mistake. */
    filling: FileContents['facts'];
  } {
    const contents: Record<string, unknown> = {};
    const ids: Record<string, ReadonlySet<string>> = {};
    const lines: [string, ContentFile][] = Object.entries(FILES);
    let facts: FileContents['facts'] = new Map();
    for (const [key, { file, schema }] of lines) {
      const path = `${this.root}/${file}`;
      if (key === 'facts') {
        const written = this.readEntries(path, FILES.facts.schema);
        facts = factsOn(buildDay(), written.entries);
        contents[key] = facts;
        ids[key] = written.raw ? new Set([...written.ids, ...datedIds(written.raw)]) : written.ids;
      } else if (schema instanceof z.ZodRecord) {
        const { entries, ids: own } = this.readEntries(path, schema);
        contents[key] = entries;
        ids[key] = own;
      } else contents[key] = this.read(path, schema);
    }
    const filling = hasMistakes(this, `${this.root}/${FILES.strings.file}`) ? new Map() : facts;
    for (const [key, { fillsFacts }] of lines) if (fillsFacts) contents[key] = fillFacts(contents[key], filling);
    return { contents, ids, filling } as ReturnType<ContentReader['readFiles']>;
  }

  /** A file of entries by id, with every id that stands there, whether or not its entry is right. */
  readEntries<Entry>(file: string, schema: z.ZodType<Record<string, Entry>>) {
    const data = this.read(file, schema);
    const raw = this.yaml.find((read) => read.file === file)?.raw;
    return {
      entries: new Map(Object.entries(data ?? {})),
      ids: raw ? new Set(Object.keys(raw)) : new UnknownIds(),
      raw,
    };
  }
}

/** Stands for the ids of a file that cannot be read: as long as it is not mended, nobody can say that one is missing. */
export class UnknownIds extends Set<string> {
  override has(): boolean {
    return true;
  }
}

/** The name of a file without its folder and ending. */
export function nameOf(file: string): string {
  return file
    .split('/')
    .at(-1)!
    .replace(/\.\w+$/, '');
}
