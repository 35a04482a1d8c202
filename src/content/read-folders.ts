import { LANGS } from '../language/lang.ts';
import { readTextFile } from '../files/read-yaml.ts';
import { REGISTER_IDS, type RegisterId } from '../schemas/registers.ts';
import type { Fact } from '../schemas/fact.ts';
import { type Paper, paperSchema } from '../schemas/paper.ts';
import { type RecordOf, recordSchemaOf, type Registers } from '../schemas/record.ts';
import { type PreviousYears, previousYearsSchema } from '../schemas/previous-years.ts';
import { readPreviousYears } from './read-previous-years.ts';
import { readSubstances } from './read-substances.ts';
import { type Substances, substancesSchema } from '../schemas/substances.ts';
import { type Table, tableSchema } from '../schemas/table.ts';
import { ContentReader, nameOf } from './content-reader.ts';
import { fillFacts, fillText } from './fill-facts.ts';
import { readPage, type SourcePage } from './read-page.ts';
import { readRows } from '../files/read-table.ts';

/** Tables are also handed out as files, and papers set their own spaces. */
const asIs = (text: string) => text;

/** Tables: what stands around the figures, and the figures. */
export function readTables(reader: ContentReader, facts: Map<string, Fact>): Map<string, Table> {
  const tables = new Map<string, Table>();
  for (const file of reader.below('tables', '.yaml')) {
    const id = nameOf(file);
    const meta = reader.read(file, tableSchema);
    const csv = file.replace(/\.yaml$/, '.csv');
    const text = readTextFile(csv);
    if (text === undefined) {
      const message = `This file is missing: ${id}.yaml describes it. Add the figures, or remove the .yaml file.`;
      reader.mistakes.push({ file: csv, message });
    } else if (meta) {
      const { rows, mistakes } = readRows(csv, text, meta);
      reader.mistakes.push(...mistakes);
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
  reader.mistakes.push(...mistakes);
  return { ...meta, rows };
}

/** The list of substances, if there is one. */
export function readSubstanceList(
  reader: ContentReader,
  facts: Map<string, Fact>,
  sources: ReadonlySet<string>,
): Substances | undefined {
  const file = `${reader.root}/substances.yaml`;
  const meta = reader.files.includes(file) ? reader.read(file, substancesSchema) : undefined;
  if (!meta) return undefined;
  const { rows, mistakes } = readSubstances(reader.root, meta, sources);
  reader.mistakes.push(...mistakes);
  return { ...fillFacts(meta, facts), rows };
}

/** Records by register. A folder that is no register is named by the rule on files. */
export function readRegisters(reader: ContentReader, facts: Map<string, Fact>): Registers {
  return new Map(REGISTER_IDS.map((id) => [id, readRegister(reader, id, facts)])) as Registers;
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

/** The prose of every page, in both languages. */
export function readPages(reader: ContentReader, facts: Map<string, Fact>): SourcePage[] {
  return LANGS.flatMap((lang) =>
    reader.below('pages', `/${lang}.mdx`).map((file) => {
      const id = file.slice(`${reader.root}/pages/`.length, -`/${lang}.mdx`.length);
      const { page, mistakes } = readPage(id, lang, file, readTextFile(file) ?? '');
      reader.mistakes.push(...mistakes);
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
