import { z } from 'astro/zod';
import type { Localized } from '../../../src/language/lang.ts';
import { cropYearSchema, dayOrMomentSchema, documentDateSchema, isoDateSchema } from '../../../src/schemas/dates.ts';
import type { FieldModel, Model } from '../../model/form-api.ts';
import { fieldLabel, itemLabel } from '../../words/fields.ts';
import { HINTS } from '../../words/hints.ts';
import { conditionsOf } from './conditions.ts';
import { pickOf } from './picks.ts';

/** Words of the site for a value of a field. */
export type ChoiceLabel = (field: string, value: string) => Localized;

/** What a definition may hold; each kind of schema has some of it. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
  format?: string;
  checks?: { _zod: { def: { pattern?: RegExp; format?: string } } }[];
}

const LONG =
  /sentence|Paragraph|purpose|our own words|Why |What it does|What the office does|Work allocation|address|for those who do not see/i;

/** From a schema to what the screen asks for. Nothing of a file is written here a second time. */
export function modelOf(schema: z.ZodType, label: ChoiceLabel, field = ''): Model {
  const { def, description } = unwrapped(schema);
  const inner = (part: z.ZodType) => modelOf(part, label, field);
  switch (def.type) {
    case 'object':
      return groupOf(def.shape ?? {}, label, description);
    case 'record': {
      const isKey = (other: z.ZodType) => def.keyType !== undefined && isLike(def.keyType, other);
      const key = isKey(cropYearSchema) ? 'crop-year' : isKey(isoDateSchema) ? 'day' : 'id';
      return { kind: 'map', key, of: inner(def.valueType ?? z.string()) };
    }
    case 'array': {
      const of = withPick(inner(def.element ?? z.string()), description);
      const hasOrder = of.kind !== 'choice' && !(of.kind === 'text' && of.pick === 'sources');
      return { kind: 'list', of, item: itemLabel(field), hasOrder };
    }
    // One or two drawings of a step, column and row of a tile.
    case 'tuple':
      return { kind: 'list', of: inner(def.items?.[0] ?? z.string()), item: itemLabel(field), hasOrder: true };
    case 'enum':
      return choiceOf(Object.keys(def.entries ?? {}), label, field);
    case 'literal':
      return def.values?.[0] === true ? { kind: 'flag', isOnlyTrue: true } : { kind: 'fixed' };
    case 'union':
      return eitherOf(def.options ?? [], label, field, description);
    case 'boolean':
      return { kind: 'flag', isOnlyTrue: false };
    case 'number':
      return { kind: 'number', isWhole: def.format === 'safeint' };
    default:
      return withPick(textOf(schema, def, field), description);
  }
}

function groupOf(shape: Record<string, z.ZodType>, label: ChoiceLabel, description: string | undefined): Model {
  const names = Object.keys(shape);
  const isText = (name: string) => shape[name] !== undefined && unwrapped(shape[name]).def.type === 'string';
  if (names.toSorted().join() === 'en,hi' && names.every(isText))
    return { kind: 'words', isLong: LONG.test(description ?? '') };
  const when = conditionsOf(names);
  const fields = Object.entries(shape).flatMap(([name, part]): FieldModel[] => {
    const model = modelOf(part, label, name);
    if (model.kind === 'fixed') return [];
    const { description: about, isOptional } = unwrapped(part);
    const hint =
      about === undefined || isSaidByThePicker(model) ? undefined : (HINTS[about] ?? { en: about, hi: about });
    return [
      {
        name,
        label: fieldLabel(name),
        ...(hint && { hint }),
        isRequired: !isOptional,
        ...(when[name] && { when: when[name] }),
        model: model.kind === 'text' && (name === 'en' || name === 'hi') ? { ...model, lang: name } : model,
      },
    ];
  });
  return { kind: 'group', fields };
}

function eitherOf(options: z.ZodType[], label: ChoiceLabel, field: string, description: string | undefined): Model {
  const defs = options.map((option) => ({ option, ...unwrapped(option) }));
  const word = defs.find(({ def }) => def.type === 'literal')?.def.values?.[0];
  const other = defs.find(({ def }) => def.type !== 'literal')?.option ?? z.string();
  const of = modelOf(other, label, field);
  const picked = of.kind === 'list' ? { ...of, of: withPick(of.of, description) } : of;
  return typeof word === 'string' && of.kind !== 'text'
    ? { kind: 'either', word: { id: word, label: label(field, word) }, of: picked }
    : of;
}

function textOf(schema: z.ZodType, def: Definition, field: string): Model {
  if (isLike(schema, cropYearSchema)) return { kind: 'crop-year' };
  if (isLike(schema, documentDateSchema)) return { kind: 'date', forms: ['day', 'month', 'year'] };
  if (isLike(schema, dayOrMomentSchema)) return { kind: 'date', forms: ['day', 'moment'] };
  if (def.format === 'date') return { kind: 'date', forms: ['day'] };
  if (def.format === 'datetime') return { kind: 'date', forms: ['moment'] };
  if (field === 'fromDay' || field === 'toDay') return { kind: 'month-day' };
  return { kind: 'text' };
}

function choiceOf(values: string[], label: ChoiceLabel, field: string): Model {
  return { kind: 'choice', choices: values.map((id) => ({ id, label: label(field, id) })) };
}

function withPick(model: Model, description: string | undefined): Model {
  const pick = model.kind === 'text' ? pickOf(description) : undefined;
  return model.kind === 'text' && pick ? { ...model, pick } : model;
}

/** Hints that only say where an id is looked up help nobody who picks from a list. */
function isSaidByThePicker(model: Model): boolean {
  const of = model.kind === 'list' ? model.of : model;
  return of.kind === 'text' && (of.pick === 'sources' || of.pick === 'documents');
}

/** The schema below its wrappings, and the description nearest to the outside. */
export function unwrapped(schema: z.ZodType): {
  def: Definition;
  description: string | undefined;
  isOptional: boolean;
} {
  // The library has no common type for the definitions of all its schemas.
  const def = schema.def as unknown as Definition;
  const inner = def.innerType ?? def.in;
  if (!inner) return { def, description: schema.description, isOptional: false };
  const below = unwrapped(inner);
  const isOptional = def.type === 'optional' || def.type === 'default' || below.isOptional;
  return { def: below.def, description: schema.description ?? below.description, isOptional };
}

/** A description makes a copy of a schema, with the same definition. */
function isLike(schema: z.ZodType, other: z.ZodType): boolean {
  return unwrapped(schema).def === (other.def as unknown);
}

/** The fields of a group in their order, and how its entries are found: what the editing of YAML must know of a schema. */
export function orderAt(schema: z.ZodType, path: (string | number)[]): string[] | undefined {
  const { def } = unwrapped(schema);
  const [key, ...rest] = path;
  if (key === undefined) return def.shape && Object.keys(def.shape);
  const next = def.shape ? def.shape[String(key)] : (def.element ?? def.valueType);
  return next && orderAt(next, rest);
}
