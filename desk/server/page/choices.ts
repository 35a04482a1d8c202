import { parse } from 'yaml';
import { factsOn } from '../../../src/content/facts-by-year.ts';
import { amountIn } from '../../../src/domain/drawn-amount.ts';
import { TENDER_STATES } from '../../../src/domain/tenders.ts';
import { checkYaml } from '../../../src/files/read-yaml.ts';
import type { Localized } from '../../../src/language/lang.ts';
import { buildDay } from '../../../src/lib/build-moment.ts';
import { DRAWN_UNITS, THINGS } from '../../../src/schemas/drawing.ts';
import { factsSchema } from '../../../src/schemas/fact.ts';
import { AUDIENCES } from '../../../src/schemas/initiative.ts';
import { DIRECTORY_LISTS, OFFICE_UNITS } from '../../../src/schemas/office.ts';
import { CALLOUT_KINDS, POSTS_SHOWN, RULE_CHECKS } from '../../../src/schemas/part.ts';
import { ACTORS } from '../../../src/schemas/procedure.ts';
import { PROVIDERS } from '../../../src/schemas/provider.ts';
import { isRegisterId, REGISTER_IDS, REGISTERS } from '../../../src/schemas/registers.ts';
import { SHAPES } from '../../../src/schemas/shape.ts';
import { formatFact } from '../../../src/words/format-fact.ts';
import type { Choice, PageField } from '../../model/page-api.ts';
import { SHAPE_WORDS } from '../../words/page-fields.ts';
import { REGISTER_WORDS, THING_WORDS, VALUE_WORDS } from '../../words/part-choices.ts';
import type { Desk } from '../desk.ts';
import { PAGE_FIELDS } from './fields.ts';
import { pagesOf } from './pages.ts';

type Words = Readonly<Record<string, Localized>>;

/** Attributes that take one of a few words, and the area of the site's own words that names them. */
const FIXED: Record<string, readonly [values: readonly string[], words: Words | string]> = {
  register: [REGISTER_IDS, REGISTER_WORDS],
  section: [PROVIDERS, 'provider'],
  posts: [POSTS_SHOWN, VALUE_WORDS],
  'rule-check': [RULE_CHECKS, VALUE_WORDS],
  list: [DIRECTORY_LISTS, VALUE_WORDS],
  unit: [[...OFFICE_UNITS, 'all'], VALUE_WORDS],
  audience: [AUDIENCES, VALUE_WORDS],
  callout: [CALLOUT_KINDS, 'callout'],
  actor: [ACTORS, VALUE_WORDS],
  thing: [THINGS, THING_WORDS],
  'drawn-unit': [DRAWN_UNITS, VALUE_WORDS],
  state: [TENDER_STATES, VALUE_WORDS],
};

/** Attributes that name an entry of a file. */
const ENTRIES: Record<string, string> = {
  procedure: 'procedures.yaml',
  sheet: 'sheets.yaml',
  pack: 'packs.yaml',
  office: 'offices.yaml',
  timeline: 'timeline.yaml',
};

/** What an attribute of a part can name, in the draft. The kinds of a register are asked for as `kind:<register>`. */
export function choicesFor(desk: Desk, kind: string): Choice[] {
  const [values, words] = (Object.hasOwn(FIXED, kind) && FIXED[kind]) || [];
  if (values && words) return named(desk, values, words);
  const entries = Object.hasOwn(ENTRIES, kind) && ENTRIES[kind];
  if (entries) return Object.entries(yamlOf(desk, entries)).map(([id, entry]) => choice(id, entry));
  const register = kind.startsWith('kind:') ? kind.slice(5) : '';
  if (isRegisterId(register)) return named(desk, REGISTERS[register].kinds, 'kind');
  switch (kind) {
    case 'fact':
    case 'drawn-fact':
      return facts(desk, kind === 'drawn-fact');
    case 'route':
      return pagesOf(desk).map(({ page, title }) => ({ value: page, label: title }));
    case 'record':
      return described(desk, 'registers/');
    case 'table':
      return described(desk, 'tables/');
    case 'chart':
      return described(desk, 'tables/', 'chart');
    case 'picture':
      return described(desk, 'pictures/');
    case 'document':
      return below(desk, 'documents/', '.pdf').map((value) => ({ value, label: { en: value, hi: value } }));
    default:
      return [];
  }
}

/** The fields at the top of a page with what they can be. */
export function pageFields(desk: Desk): PageField[] {
  const choices: Record<string, Choice[]> = {
    shape: named(desk, SHAPES, SHAPE_WORDS),
    provider: named(desk, PROVIDERS, 'provider'),
  };
  return PAGE_FIELDS.map((field) => ({ ...field, ...(choices[field.key] && { choices: choices[field.key] }) }));
}

function named(desk: Desk, values: readonly string[], words: Words | string): Choice[] {
  const known = typeof words === 'string' ? yamlOf(desk, 'strings.yaml') : words;
  const area = typeof words === 'string' ? `${words}.` : '';
  return values.map((value) => choice(value, { title: known[area + value] }));
}

function readFacts(desk: Desk) {
  const { data } = checkYaml('content/facts.yaml', desk.drafts.read('facts.yaml').text, factsSchema);
  return [...factsOn(buildDay(), new Map(Object.entries(data ?? {})))];
}

/** Facts of how the site works: no sentence says them. */
export function isTechnical(fact: string): boolean {
  return fact.endsWith('-storage-key') || fact === 'carousel-interval';
}

/** What each fact says today, as readers see it; of a crop year too, by its id with the year. */
export function factValues(desk: Desk): Map<string, Localized> {
  return new Map(readFacts(desk).map(([id, fact]) => [id, { en: formatFact(fact, 'en'), hi: formatFact(fact, 'hi') }]));
}

function facts(desk: Desk, areDrawn: boolean): Choice[] {
  return readFacts(desk).flatMap(([value, fact]) => {
    if (value.includes(':') || isTechnical(value) || (areDrawn && !amountIn(fact))) return [];
    const label = (lang: 'en' | 'hi') => `${fact.label[lang]}: ${formatFact(fact, lang)}`;
    return [{ value, label: { en: label('en'), hi: label('hi') } }];
  });
}

/** Files of a folder, by what they say of themselves; only those that have a field, if one is named. */
function described(desk: Desk, folder: string, field?: string): Choice[] {
  return below(desk, folder, '.yaml').flatMap((value) => {
    const entry = yamlOf(desk, `${folder}${value}.yaml`);
    return field && !(field in entry) ? [] : [choice(value, entry)];
  });
}

function below({ drafts }: Desk, folder: string, end: string): string[] {
  const files = drafts.files().filter((path) => path.startsWith(folder) && path.endsWith(end));
  return files.map((path) => path.slice(folder.length, end === '.yaml' ? -end.length : undefined)).toSorted();
}

/** Whatever names an entry to readers, else its id. */
function choice(value: string, entry: unknown): Choice {
  const fields: Words = typeof entry === 'object' && entry !== null ? { ...entry } : {};
  const label = fields['title'] ?? fields['name'] ?? fields['caption'] ?? fields['label'];
  return { value, label: label?.en && label.hi ? label : { en: value, hi: value } };
}

const parsed = new Map<string, { hash: string; value: Record<string, Localized> }>();

/** What a file of the draft holds; nothing while it cannot be read. */
function yamlOf({ drafts }: Desk, path: string): Record<string, Localized> {
  const { text, hash } = drafts.read(path);
  const known = parsed.get(path);
  if (known?.hash === hash) return known.value;
  let value = {};
  try {
    value = parse(text) ?? {};
  } catch {
    // The check names what is wrong with it.
  }
  parsed.set(path, { hash, value });
  return value;
}
