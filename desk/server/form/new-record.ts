import { buildDay } from '../../../src/lib/build-moment.ts';
import { isRegisterId, REGISTERS, type RegisterId } from '../../../src/schemas/registers.ts';
import type { Group, Json, NewForm } from '../../model/form-api.ts';
import { slugOf } from '../../model/slug.ts';
import { DeskError } from '../desk-error.ts';
import type { Drafts } from '../drafts.ts';
import { choiceLabels, isWords } from './choice-labels.ts';
import { emit } from './emit-yaml.ts';
import { modelOf, orderAt } from './fields.ts';
import { isGroup } from './json.ts';
import { schemaOf } from './schema-of.ts';
import { dataOf } from './sources.ts';
import { tidyChanged } from './tidy-yaml.ts';
import { readSource } from './yaml-edit.ts';

/** The section that most records of a register belong to. */
const SECTIONS: Partial<Record<RegisterId, string>> = {
  notifications: 'docs',
  policies: 'opium',
  forms: 'exim',
  tenders: 'administration',
  'employee-orders': 'establishment',
  'seniority-lists': 'establishment',
  'media-releases': 'preventive',
  events: 'administration',
  publications: 'administration',
};

/** What belongs to one record alone: a copy begins without it. */
const OWN = [
  'number date from documents corrigenda closes opens starts ends asOn validUntil supersededBy publishFrom publishUntil',
  'specimen pictures seized destroyed toConfirm answered',
].flatMap((names) => names.split(' '));

export function startRecord(drafts: Drafts, register: string, copy?: string): NewForm {
  if (!isRegisterId(register)) throw noRegister(register);
  const strings = dataOf(drafts, 'strings.yaml');
  const words = isGroup(strings) ? strings[`registerName.${register}`] : undefined;
  return {
    register,
    name: isWords(words) ? { en: words.en, hi: words.hi } : { en: register, hi: register },
    model: modelOf(schemaOf(`registers/${register}/new.yaml`), choiceLabels(strings)),
    value: copy === undefined ? startOf(register) : copyOf(dataOf(drafts, copy)),
  };
}

function startOf(register: RegisterId): Group {
  const [kind, ...others] = REGISTERS[register].kinds;
  const isDated = ['tenders', 'events', 'media-releases'].includes(register);
  return {
    date: buildDay(),
    ...(SECTIONS[register] && { section: SECTIONS[register] }),
    ...(others.length === 0 && { kind }),
    ...(!isDated && { validity: register === 'policies' ? 'crop-year' : 'in-force' }),
    ...(register === 'policies' && { cropYear: cropYearOn(buildDay()) }),
    source: ['spec'],
  };
}

/** Policies are announced in the autumn in which their crop year begins. */
function cropYearOn(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const from = month >= 7 ? year : year - 1;
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
}

function copyOf(record: Json): Group {
  const kept = Object.entries(isGroup(record) ? record : {}).filter(([name]) => !OWN.includes(name));
  const copy: Group = Object.fromEntries(kept);
  const sources = copy['source'];
  return Array.isArray(sources) && sources.includes('specimen') ? { ...copy, source: ['spec'] } : copy;
}

/** Where a new record will stand: `registers/tenders/2026-11-18-short-english-name.yaml`, and nothing else has that name. */
export function fileFor(drafts: Drafts, register: string, value: Group): string {
  if (!isRegisterId(register)) throw noRegister(register);
  const { short, title } = value;
  const words = isWords(short) ? short.en : isGroup(title) ? String(title['en'] ?? '') : '';
  const day = [value['date'], value['asOn'], value['starts']].find((each) => typeof each === 'string');
  const name = [day?.slice(0, 10), slugOf(words)].filter(Boolean).join('-') || 'new';
  for (let turn = 1; ; turn += 1) {
    const path = `registers/${register}/${name}${turn > 1 ? `-${turn}` : ''}.yaml`;
    if (!drafts.has(path)) return path;
  }
}

/** The text of a new record, fields in the order of the schema. */
export async function recordText(file: string, value: Group): Promise<string> {
  const text = `${emit(ordered(file, value, []), { indent: 0 })}\n`;
  return (await tidyChanged(file, readSource('{}'), text)).text;
}

function ordered(file: string, value: Json, path: (string | number)[]): Json {
  if (Array.isArray(value)) return value.map((item, index) => ordered(file, item, [...path, index]));
  if (!isGroup(value)) return value;
  const order = orderAt(schemaOf(file), path) ?? [];
  const names = Object.keys(value);
  const sorted = [...order.filter((name) => names.includes(name)), ...names.filter((name) => !order.includes(name))];
  return Object.fromEntries(sorted.map((name) => [name, ordered(file, value[name] ?? null, [...path, name])]));
}

function noRegister(register: string): DeskError {
  return new DeskError(400, 'no-register', {
    en: `There is no list of records “${register}”.`,
    hi: `“${register}” नाम की कोई सूची नहीं है।`,
  });
}
