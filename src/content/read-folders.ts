import { LANGS } from '../language/lang.ts';
import { readTextFile } from '../files/read-yaml.ts';
import type { RegisterId } from '../schemas/registers.ts';
import type { Fact } from '../schemas/fact.ts';
import { type Paper, paperSchema } from '../schemas/paper.ts';
import { type RecordOf, recordSchemaOf, type Registers, registersOf } from '../schemas/record.ts';
import { pictureSchema } from '../schemas/picture.ts';
import { formatByName, readPicture } from '../files/picture-file.ts';
import { say } from '../messages/say.ts';
import type { Picture } from '../domain/pictures.ts';
import { type PreviousYears, previousYearsSchema } from '../schemas/previous-years.ts';
import { readPreviousYears } from './read-previous-years.ts';
import { readSubstanceNames } from './read-substance-names.ts';
import { nameClashes } from './substance-name-clashes.ts';
import { readSubstances } from './read-substances.ts';
import type { SubstanceRules } from '../schemas/substance-rules.ts';
import { type Substances, substancesSchema } from '../schemas/substances.ts';
import { type Table, tableSchema } from '../schemas/table.ts';
import { ContentReader, nameOf } from './content-reader.ts';
import { type Count, fillCounts } from './counts.ts';
import { fillFacts, fillText } from './fill-facts.ts';
import { inYaml } from './place.ts';
import { readPage, type SourcePage } from './read-page.ts';
import { readRows } from '../files/read-table.ts';

/** Tables are also handed out as files, and papers set their own spaces. */
const asIs = (text: string) => text;

/** Tables: what stands around the figures, and the figures. */
export function readTables(reader: ContentReader, facts: Map<string, Fact>, count: Count): Map<string, Table> {
  const tables = new Map<string, Table>();
  for (const file of reader.below('tables', '.yaml')) {
    const id = nameOf(file);
    const meta = reader.read(file, tableSchema);
    const csv = file.replace(/\.yaml$/, '.csv');
    const text = readTextFile(csv);
    if (text === undefined) {
      reader.mistakes.push({ file: csv, ...say('csv-missing', { description: `${id}.yaml` }) });
    } else if (meta) {
      const counted = fillCounts(csv, text, count);
      reader.mistakes.push(...counted.mistakes);
      const { rows, lines, mistakes } = readRows(csv, counted.text, meta);
      reader.mistakes.push(...mistakes);
      reader.rowLines.set(csv, lines);
      tables.set(id, fillFacts({ ...meta, id, rows }, facts, asIs));
    }
  }
  return tables;
}

/** Figures of single offices, if there are any. */
export function readOfficeFigures(
  reader: ContentReader,
  offices: ReadonlySet<string>,
  sources: ReadonlySet<string>,
): PreviousYears | undefined {
  const file = `${reader.root}/previous-years.yaml`;
  const meta = reader.files.includes(file) ? reader.read(file, previousYearsSchema) : undefined;
  if (!meta) return undefined;
  const { rows, mistakes } = readPreviousYears(reader.root, meta, { offices, sources });
  reader.mistakes.push(...mistakes.map((each) => (each.path ? inYaml(reader, each.file, each.path, each) : each)));
  return { ...meta, rows };
}

/** The list of substances, if there is one. */
export function readSubstanceList(
  reader: ContentReader,
  rules: SubstanceRules | undefined,
  sources: ReadonlySet<string>,
): Substances | undefined {
  const { root } = reader;
  const file = `${root}/substances.yaml`;
  const meta = reader.files.includes(file) ? reader.read(file, substancesSchema) : undefined;
  if (!meta) return undefined;
  const classes = rules && new Map(rules.classes.map((each) => [each.id, each.of]));
  const used = readSubstanceNames(root, sources);
  const names = Map.groupBy(used.names, ({ substance }) => substance);
  const { rows, lines, mistakes } = readSubstances(root, meta, { rules: classes, sources, names });
  reader.rowLines.set(`${root}/substances.csv`, lines);
  reader.mistakes.push(...mistakes, ...used.mistakes);
  // With a mistake in the list nobody can say which names belong to nothing.
  if (mistakes.length > 0) return { ...meta, rows };
  const known = new Set(rows.map(({ id }) => id));
  const lost = used.names.filter(({ substance }) => !known.has(substance));
  reader.mistakes.push(
    ...(used.mistakes.length > 0 ? [] : nameClashes(root, rows, used.names)),
    ...lost.map(({ substance: id, line }) => ({
      file: `${root}/substance-names.csv`,
      line,
      field: 'substance',
      ...say('no-such-substance', { id, file: `${root}/substances.csv` }),
    })),
  );
  return { ...meta, rows };
}

/** Records by register. A folder that is no register is named by the rule on files. */
export function readRegisters(reader: ContentReader, facts: Map<string, Fact>): Registers {
  return registersOf((register) => readRegister(reader, register, facts));
}

function readRegister<Register extends RegisterId>(
  reader: ContentReader,
  register: Register,
  facts: Map<string, Fact>,
): RecordOf<Register>[] {
  return reader.below(`registers/${register}`, '.yaml').flatMap((file) => {
    const record = reader.read(file, recordSchemaOf(register));
    return record ? [{ ...fillFacts(record, facts), id: nameOf(file), register }] : [];
  });
}

/** Papers from which PDF files are made, by area and name. */
export function readPapers(reader: ContentReader, facts: Map<string, Fact>): Map<string, Paper> {
  return new Map(
    reader.below('papers', '.yaml').flatMap((file) => {
      const paper = reader.read(file, paperSchema);
      return paper
        ? [[file.slice(`${reader.root}/papers/`.length).replace(/\.yaml$/, ''), fillFacts(paper, facts, asIs)] as const]
        : [];
    }),
  );
}

/** Pictures with what is said of them, by name. */
export async function readPictures(reader: ContentReader, facts: Map<string, Fact>): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  const complain = (file: string, said: ReturnType<typeof say>) => reader.mistakes.push({ file, ...said });
  for (const [id, files] of picturesByName(reader)) {
    const { words: [described] = [], images = [] } = Object.groupBy(files, (file) =>
      file.endsWith('.yaml') ? 'words' : 'images',
    );
    const words = described ? reader.read(described, pictureSchema) : undefined;
    const [file, ...others] = images;
    if (!file) {
      complain(`${reader.root}/pictures/${id}.yaml`, say('picture-missing', { name: id }));
      continue;
    }
    if (!GOOD_NAME.test(id)) complain(file, say('picture-name', { better: betterName(file) }));
    else if (!described && formatByName(file)) complain(file, say('picture-undescribed', { name: id }));
    if (others.length > 0) complain(file, say('picture-twice', { files: images.map(baseName).join(', ') }));
    const image = await readPicture(file);
    if (Array.isArray(image)) for (const said of image) complain(file, said);
    else if (words) pictures.set(id, { ...fillFacts(words, facts), id, image });
  }
  return pictures;
}

const GOOD_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function betterName(file: string): string {
  const better = baseName(file)
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+(?=\.)/g, '');
  return /^[a-z0-9]/.test(better) ? better : `picture-1${better}`;
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

function picturesByName(reader: ContentReader): Map<string, string[]> {
  return Map.groupBy(reader.below('pictures', ''), (file) => baseName(file).replace(/\.[^.]+$/, ''));
}

/** The prose of every page, in both languages. */
export function readPages(reader: ContentReader, facts: Map<string, Fact>): SourcePage[] {
  return LANGS.flatMap((lang) =>
    reader.below('pages', `/${lang}.mdx`).map((file) => {
      const id = file.slice(`${reader.root}/pages/`.length, -`/${lang}.mdx`.length);
      const { page, mistakes, answers } = readPage(id, lang, file, readTextFile(file) ?? '');
      reader.mistakes.push(...mistakes);
      reader.answers.push(...answers);
      return withFacts(page, facts);
    }),
  );
}

/** The summary of a page takes figures from the facts, as records do. */
function withFacts(page: SourcePage, facts: Map<string, Fact>): SourcePage {
  const { meta, lang } = page;
  const summary = meta && fillText(meta.summary, lang, facts, asIs);
  return meta && summary !== undefined && summary !== meta.summary ? { ...page, meta: { ...meta, summary } } : page;
}
