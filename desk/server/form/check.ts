import { z } from 'astro/zod';
import { takeAnswers } from '../../../src/files/answers.ts';
import { explain } from '../../../src/files/explain-issue.ts';
import { gradeOf, type Said, say, textOf } from '../../../src/messages/say.ts';
import type { Remark } from '../../model/api.ts';
import type { Checked, Edit, Json, Path } from '../../model/form-api.ts';
import type { Drafts } from '../drafts.ts';
import { valueAt, withEdits } from './json.ts';
import { schemaOf } from './schema-of.ts';
import { dataOf, sourceOf } from './sources.ts';
import { checkWords } from './check-words.ts';

/** What is to be said of a file with these edits, without parsing or writing it: the form asks while somebody types. */
export function checkEdits(drafts: Drafts, file: string, edits: Edit[]): Checked {
  const { data } = sourceOf(drafts, file).source;
  return checkData(drafts, file, withEdits(data, edits), edits);
}

/** The same for a record that is not there yet. */
export function checkData(drafts: Drafts, file: string, data: Json, edits: Edit[]): Checked {
  const schema = schemaOf(file);
  const words = checkWords(dataOf(drafts, 'glossary.yaml'), file, edits);
  return {
    remarks: [...bySchema(schema, data, edits), ...words.said].map(({ at, said }) => remark(file, at, said)),
    offers: words.offers,
  };
}

export interface SaidAt {
  at: Path;
  said: Said;
}

/** Of a file of entries only those that changed are looked at: no rule of a schema reaches from one to another. */
function bySchema(schema: z.ZodType, data: Json, edits: Edit[]): SaidAt[] {
  const keys = [...new Set(edits.flatMap(({ at }) => at.slice(0, 1)))];
  const isWhole = edits.some(({ at }) => at.length === 0);
  if (schema instanceof z.ZodRecord && !isWhole)
    return keys.flatMap((key) => {
      const value = valueAt(data, [key]);
      const entry = { [key]: value ?? null };
      return value === undefined ? [] : saidOf(schema, entry, []);
    });
  const element: unknown = schema instanceof z.ZodArray ? schema.element : undefined;
  if (element instanceof z.ZodType && !isWhole)
    return keys.flatMap((key) => {
      const value = valueAt(data, [key]);
      return value === undefined ? [] : saidOf(element, value, [key]);
    });
  return saidOf(schema, data, []);
}

function saidOf(schema: z.ZodType, data: Json, before: Path): SaidAt[] {
  const { rest, broken } = takeAnswers(data);
  const result = schema.safeParse(rest);
  const issues = result.success ? [] : result.error.issues.flatMap((issue) => explain(issue, schema, rest));
  return [...broken.map((path) => ({ path, said: say('answer-incomplete') })), ...issues].map(({ path, said }) => ({
    at: [...before, ...path.map(asKey)],
    said,
  }));
}

function remark(path: string, at: Path, said: Said): Remark {
  const text = { en: textOf(said, 'en'), hi: textOf(said, 'hi') };
  return { path, at, code: said.code, grade: gradeOf(said), text };
}

function asKey(key: PropertyKey): string | number {
  return typeof key === 'symbol' ? String(key) : key;
}
