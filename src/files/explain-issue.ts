import { z } from 'astro/zod';
import { isCode, type Said, say, sayAny, type Values } from '../messages/say.ts';
import type { Localized } from '../language/lang.ts';
import { valueAt } from '../lib/value-at.ts';

type Issue = z.core.$ZodIssue;
type Path = PropertyKey[];

interface Explained {
  path: Path;
  said: Said;
}

const CURLY_QUOTE = /^[“”‘’„]/;

/** Turns what the schema library reports into messages for an editor. A schema names the code of its own message, with its values in `params`. */
export function explain(issue: Issue, schema: z.ZodType, raw: unknown): Explained[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const fields = fieldsAt(schema, path).join(', ');
    return issue.keys.map((key) => ({ path: [...path, key], said: say('field-unknown', { fields }) }));
  }
  return [{ path, said: saidOf(issue, schema, valueAt(raw, path)) }];
}

function saidOf(issue: Issue, schema: z.ZodType, value: unknown): Said {
  const isMissing = value === undefined || value === null;
  const isFile = issue.path.length === 0 && issue.code === 'invalid_type';
  if (isFile) return say('yaml-no-fields');
  const about = aboutField(descriptionAt(schema, issue.path));
  if (issue.code === 'invalid_type' && isMissing) return say('field-missing', { about });
  if (issue.code === 'invalid_value' && value === undefined)
    return say('field-missing-choice', { choices: issue.values.join(', ') });
  if (typeof value === 'string' && CURLY_QUOTE.test(value))
    return say('field-curly-quotes', { quote: value.slice(0, 1) });
  return missingSpace(issue, value) ?? ownWords(issue) ?? general(issue, value, about);
}

/** Where a space is missing, the file can be read, but a list or a group became something else. */
function missingSpace(issue: Issue, value: unknown): Said | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  const begins = typeof value === 'string' ? [value] : Object.keys(value ?? {});
  if (issue.expected === 'array' && begins.some((text) => /^-\S/.test(text))) return say('yaml-hyphen');
  const [, name] = /^([\w.-]+):\S/.exec(begins[0] ?? '') ?? [];
  return issue.expected === 'object' && typeof value === 'string' && name !== undefined
    ? say('yaml-colon-space', { name })
    : undefined;
}

/** What the schema itself says; its message is a code, or plain words. */
function ownWords(issue: Issue): Said | undefined {
  const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
  if (isCode(message)) return sayAny(message, issue.code === 'custom' ? valuesOf(issue.params) : {});
  return GENERAL_WORDS.test(message) ? undefined : say('field-own-words', { text: message });
}

/** How the messages of the schema library begin. */
const GENERAL_WORDS = /^(Invalid|Too small|Too big|Expected|Unrecognized)/;

function valuesOf(params: Record<string, unknown> | undefined): Values {
  return (params ?? {}) as Values;
}

function general(issue: Issue, value: unknown, about: Localized): Said {
  switch (issue.code) {
    case 'invalid_type':
      return say('field-kind', { kind: KINDS[issue.expected] ?? issue.expected, about });
    case 'invalid_value':
      return say('field-choice', { value: printable(value), choices: issue.values.join(', ') });
    case 'invalid_format':
      return issue.format === 'url' ? say('no-address') : say('field-form', { about });
    case 'too_small':
      if (issue.origin === 'array')
        return Number(issue.minimum) === 1 ? say('list-empty') : say('list-short', { least: Number(issue.minimum) });
      if (issue.origin === 'string')
        return Number(issue.minimum) === 1 ? say('text-empty') : say('text-short', { least: Number(issue.minimum) });
      return say('number-small', { least: Number(issue.minimum) });
    case 'too_big':
      if (issue.origin === 'array') return say('list-long', { most: Number(issue.maximum) });
      if (issue.origin === 'string') return say('text-long', { most: Number(issue.maximum) });
      return say('number-big', { most: Number(issue.maximum) });
    default:
      return say('field-form', { about });
  }
}

const KINDS: Record<string, Localized> = {
  string: {
    en: 'a text (put it in quotes if it looks like a number)',
    hi: 'पाठ (यदि वह संख्या जैसा दिखे तो उद्धरण चिह्नों में)',
  },
  number: { en: 'a number, without quotes, commas or unit', hi: 'संख्या, बिना उद्धरण चिह्न, अल्पविराम और इकाई के' },
  int: {
    en: 'a whole number, without quotes, commas or unit',
    hi: 'पूर्ण संख्या, बिना उद्धरण चिह्न, अल्पविराम और इकाई के',
  },
  boolean: { en: 'true or false', hi: 'true या false' },
  array: {
    en: 'a list: each entry on its own line, beginning with a hyphen',
    hi: 'सूची: हर प्रविष्टि अपनी पंक्ति में, हाइफन से शुरू',
  },
  object: { en: 'a group of fields, each on its own line', hi: 'फील्ड का समूह, हर फील्ड अपनी पंक्ति में' },
  record: { en: 'a group of fields, each on its own line', hi: 'फील्ड का समूह, हर फील्ड अपनी पंक्ति में' },
};

/** What a field is for stands in the schema, in English only. */
function aboutField(description: string | undefined): Localized {
  return { en: description ? `: ${lowerFirst(description)}` : '', hi: '' };
}

/** The part of a schema that describes the value at a path. */
function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema;
  for (const key of path) {
    if (!current) return undefined;
    const whole = unwrap(current);
    current =
      'shape' in whole.def
        ? partOf(whole, 'shape', String(key))
        : (partOf(whole, 'element') ?? partOf(whole, 'valueType'));
  }
  return current;
}

/** A schema without what stands around it: optional, with a default, with further rules. */
function unwrap(schema: z.ZodType): z.ZodType {
  const inner = partOf(schema, 'innerType') ?? partOf(schema, 'in');
  return inner ? unwrap(inner) : schema;
}

/** A schema that is part of another. */
function partOf({ def }: z.ZodType, ...path: string[]): z.ZodType | undefined {
  const found = valueAt(def, path);
  return found instanceof z.ZodType ? found : undefined;
}

/** Names of the fields that a group may have. */
function fieldsAt(schema: z.ZodType, path: Path): string[] {
  const group = schemaAt(schema, path);
  const whole = group && unwrap(group);
  return whole instanceof z.ZodObject ? Object.keys(whole.shape) : [];
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
