import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Lang, LANGS } from '../../language/lang.ts';
import { fromKeys } from '../../lib/keys.ts';
import { labelsIn } from '../../words/labels.ts';
import { translator } from '../../words/strings.ts';
import { ContentError } from '../../files/mistake.ts';
import { packList } from '../../domain/packed-list.ts';
import { BYTE_ORDER_MARK, csvLines } from '../../lib/csv.ts';
import { type ListKey, listName, listPath, WORD_COLUMNS } from '../../addresses/cultivator-lists.ts';
import type { ListMeta } from '../../schemas/cultivator-list.ts';
import { readListFiles } from '../../content/cultivators/list-files.ts';
import { readCultivators } from '../../content/cultivators/read-cultivators.ts';
import type { CultivatorRow } from '../../content/cultivators/read-row.ts';

/** What pages need to know about the lists without opening them. */
export interface CultivatorYear extends ListMeta {
  /** By list name, see `listName`. A list without rows is not there. */
  lists: Record<string, ListFacts>;
}
export interface ListFacts {
  count: number;
  /** Size of the CSV file in each language. */
  csvBytes: Record<Lang, number>;
}

/** Where the lists are kept until the site stands; the development server has a folder of its own, so that a build beside it does no harm. */
export function listsFolder(): string {
  return `.astro/cultivators-${process.env['NODE_ENV'] === 'development' ? 'dev' : 'build'}`;
}
const MANIFEST = 'manifest.json';
/** Rows of one list wait in memory up to this many characters. */
const WAITING = 32_768;

/**
 * Splits the lists of all crop years into one small file for each list, language and format, below `target`.
 * Rows are spilled to disk list by list: memory holds one list at a time, however long the CSV files are.
 */
export async function buildLists(
  root: string,
  target: string,
  offices: Pick<Set<string>, 'has'>,
  isShown: (meta: ListMeta) => boolean = () => true,
): Promise<CultivatorYear[]> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const { years, mistakes } = readListFiles(root);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const manifest: CultivatorYear[] = [];
  for (const { meta, csv } of years.filter((year) => isShown(year.meta))) {
    const spill = new Spill(`${target}/spill`);
    const wrong = await readCultivators(csv, offices, (row) => spill.add(row));
    if (wrong.length > 0) throw new ContentError(wrong);
    for (const lang of LANGS) mkdirSync(`${target}/${lang}/data/cultivators/${meta.cropYear}`, { recursive: true });
    const lists: CultivatorYear['lists'] = {};
    for (const { name, rows, key } of spill.lists())
      lists[name] = writeList(target, { ...key, year: meta.cropYear }, rows, meta.specimen);
    spill.remove();
    manifest.push({ ...meta, lists });
  }
  writeFileSync(`${target}/${MANIFEST}`, JSON.stringify(manifest));
  return manifest;
}

/** The lists as they were split at the start of this build, newest crop year first. */
export function cultivatorManifest(target: string = listsFolder()): CultivatorYear[] {
  return JSON.parse(readFileSync(`${target}/${MANIFEST}`, 'utf8'));
}

/** Rows on their way into lists. */
class Spill {
  readonly #folder: string;
  readonly #waiting = new Map<string, { text: string; key: Omit<ListKey, 'year'> }>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }
  add(row: CultivatorRow): void {
    const name = listName(row);
    let waiting = this.#waiting.get(name);
    if (!waiting) this.#waiting.set(name, (waiting = { text: '', key: row }));
    waiting.text += `${JSON.stringify(row)}\n`;
    if (waiting.text.length > WAITING) this.#flush(name, waiting);
  }
  *lists(): Generator<{ name: string; rows: CultivatorRow[]; key: Omit<ListKey, 'year'> }> {
    for (const [name, waiting] of this.#waiting) {
      this.#flush(name, waiting);
      const lines = readFileSync(`${this.#folder}/${name}`, 'utf8').trimEnd().split('\n');
      const rows = lines.map((line): CultivatorRow => JSON.parse(line));
      yield { name, rows: rows.toSorted((a, b) => a.serial - b.serial), key: waiting.key };
      rmSync(`${this.#folder}/${name}`);
    }
  }
  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
  #flush(name: string, waiting: { text: string }): void {
    appendFileSync(`${this.#folder}/${name}`, waiting.text);
    waiting.text = '';
  }
}

function writeList(target: string, key: ListKey, rows: CultivatorRow[], specimen?: true): ListFacts {
  const csvBytes = fromKeys(LANGS, (lang) => {
    writeFileSync(target + listPath(key, lang, 'json'), listToJson(rows, lang, specimen));
    const csv = Buffer.from(listToCsv(rows, lang, specimen));
    writeFileSync(target + listPath(key, lang, 'csv'), csv);
    return csv.length;
  });
  return { count: rows.length, csvBytes };
}

/** For the page: see `packList`. */
export function listToJson(rows: CultivatorRow[], lang: Lang, specimen?: true): string {
  const column = (index: number) => rows.map((row) => row[lang][index] ?? '');
  const [name, guardian, village, tehsil] = [column(0), column(1), column(2), column(3)];
  const areas = rows.flatMap(({ area }) => area ?? []);
  return JSON.stringify(
    packList({
      serial: rows.map(({ serial }) => serial),
      name,
      guardian,
      village,
      tehsil,
      ...(areas.length > 0 && { area: areas }),
      // In each row, wherever it is taken: a made-up name is known as one.
      ...(specimen && { specimen: rows.map(() => true as const) }),
    }),
  );
}

/** For spreadsheets: headings in the language, a byte order mark, CRLF, nothing that runs as a formula. */
export function listToCsv(rows: CultivatorRow[], lang: Lang, specimen?: true): string {
  const headings = listHeadings(lang);
  const hasArea = rows.some(({ area }) => area !== null);
  const lines = [
    [
      headings.serial,
      ...WORD_COLUMNS.map((name) => headings[name]),
      ...(hasArea ? [headings.area] : []),
      ...(specimen ? [translator(lang)('badge.specimen')] : []),
    ],
    ...rows.map(({ serial, area, ...row }) => [
      serial,
      ...row[lang],
      ...(hasArea ? [area] : []),
      ...(specimen ? [translator(lang)('badge.specimen')] : []),
    ]),
  ];
  return BYTE_ORDER_MARK + csvLines(lines);
}

/** Headings of the table and of the CSV file. */
export function listHeadings(lang: Lang) {
  return labelsIn(lang, 'cultivators')('serial', ...WORD_COLUMNS, 'area');
}
