import type { z } from 'astro/zod';

type Issue = z.core.$ZodIssue;
type Path = PropertyKey[];

/** Turns what the schema library reports into sentences for an editor: what is wrong, and what to do. */
export function explain(issue: Issue, schema: z.ZodType, raw: unknown): { path: Path; message: string }[] {
  const { path } = issue;
  const value = valueAt(raw, path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = Object.keys(shapeAt(schema, path) ?? {});
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `There is no field of this name here. Correct its spelling or remove it; the fields are ${known.join(', ')}.`,
      }));
    }
    case 'invalid_type': {
      const about = descriptionAt(schema, path);
      const isOwn = !issue.message.startsWith('Invalid');
      if (value === undefined || value === null)
        return [{ path, message: `This field is missing. Add it${about ? `: ${lowerFirst(about)}` : ''}.` }];
      if (isOwn) return [{ path, message: issue.message }];
      return [
        {
          path,
          message: `Here should stand ${KINDS[issue.expected] ?? issue.expected}. Correct it${about ? `: ${lowerFirst(about)}` : ''}.`,
        },
      ];
    }
    case 'invalid_value': {
      if (value === undefined)
        return [{ path, message: `This field is missing. Add it with one of: ${issue.values.join(', ')}.` }];
      if (!issue.message.startsWith('Invalid')) return [{ path, message: issue.message }];
      return [
        { path, message: `“${printable(value)}” is not allowed here. Write one of: ${issue.values.join(', ')}.` },
      ];
    }
    case 'invalid_key':
      return [{ path, message: issue.issues[0]?.message ?? 'This name is not allowed. Correct it.' }];
    case 'too_small':
      if (issue.origin === 'array' && issue.message.startsWith('Too small'))
        return [{ path, message: 'This list is empty. Add at least one entry.' }];
      return [{ path, message: issue.message }];
    default:
      return [{ path, message: issue.message }];
  }
}

const KINDS: Record<string, string> = {
  string: 'a text (put it in quotes if it looks like a number)',
  number: 'a number, without quotes, commas or unit',
  boolean: 'true or false',
  array: 'a list: each entry on its own line, beginning with a hyphen',
  object: 'a group of fields, each on its own line',
  record: 'a group of fields, each on its own line',
};

function valueAt(raw: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], raw);
}

/** The part of a schema that describes the value at a path. */
function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema;
  for (const key of path) {
    const def: Definition | undefined = current && unwrap(current);
    if (def?.shape) current = def.shape[String(key)];
    else if (def?.element) current = def.element;
    else if (def?.valueType) current = def.valueType;
    else return undefined;
  }
  return current;
}

interface Definition {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
}

function unwrap(schema: z.ZodType): Definition {
  const def = schema.def as unknown as Definition;
  const inner = def.innerType ?? def.in;
  return inner ? unwrap(inner) : def;
}

function shapeAt(schema: z.ZodType, path: Path): Record<string, z.ZodType> | undefined {
  const target = schemaAt(schema, path);
  return target && unwrap(target).shape;
}

function descriptionAt(schema: z.ZodType, path: Path): string | undefined {
  return schemaAt(schema, path)?.description;
}

function printable(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
