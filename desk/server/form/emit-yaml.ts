import { Document, isScalar, isSeq, Scalar } from 'yaml';
import type { Json } from '../../model/form-api.ts';
import { isGroup } from './json.ts';

const WIDTH = 120;
/** A list of longer words stands below each other. */
const LONGEST_IN_LINE = 40;
/** Dates, telephone numbers, times, yes and no: other readers of YAML take them for something else. */
const LOOKS_OTHERWISE = /^[+\d][\d\s:.,TZ-]*$|^(?:y|n|yes|no|on|off)$/i;

export interface Style {
  /** Column at which further lines begin. */
  indent: number;
  isFlow?: boolean;
  /** An item of a list: short words stand on its line. */
  isItem?: boolean;
  /** The node in whose place it comes, whose quotes it keeps. */
  was?: unknown;
}

/** New YAML of a value, as the formatter leaves it. Its first line has no indent. */
export function emit(value: Json, { indent, isFlow = false, isItem = false, was }: Style): string {
  if (typeof value !== 'object' || value === null) return scalar(value, isFlow, was);
  if (isFlow || isShort(value, indent, isItem)) return flow(value);
  const below = `\n${' '.repeat(indent)}`;
  if (Array.isArray(value))
    return value.map((item) => `- ${emit(item, { indent: indent + 2, isItem: true })}`).join(below);
  return Object.entries(value)
    .map(([key, held]) => field(key, held, indent))
    .join(below);
}

/** `key: value`, a group or list on the lines below. */
export function field(key: string, value: Json, indent: number, printedKey = scalar(key, true)): string {
  const isBelow = typeof value === 'object' && value !== null && !isShort(value, indent, false);
  const held = emit(value, { indent: indent + 2 });
  return isBelow ? `${printedKey}:\n${' '.repeat(indent + 2)}${held}` : `${printedKey}: ${held}`;
}

function flow(value: Json): string {
  if (typeof value !== 'object' || value === null) return scalar(value, true);
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  const fields = Object.entries(value).map(([key, held]) => `${scalar(key, true)}: ${flow(held)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** The library knows when a text needs quotes, which is more often inside brackets. */
function scalar(value: Json, isFlow: boolean, was?: unknown): string {
  const document = new Document(isFlow ? [value] : value);
  const root = document.contents;
  const node = isSeq(root) ? root.items[0] : root;
  if (isSeq(root)) root.flow = true;
  if (isScalar(node) && typeof value === 'string') node.type = quotesFor(value, was);
  const text = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false }).trimEnd();
  return isFlow ? text.slice(1, -1) : text;
}

function quotesFor(text: string, was: unknown): Scalar.Type {
  if (text.includes('\n')) return Scalar.QUOTE_DOUBLE;
  const wasQuoted = isScalar(was) && (was.type === Scalar.QUOTE_SINGLE || was.type === Scalar.QUOTE_DOUBLE);
  if (!wasQuoted && !LOOKS_OTHERWISE.test(text)) return Scalar.PLAIN;
  return text.includes("'") ? Scalar.QUOTE_DOUBLE : Scalar.QUOTE_SINGLE;
}

/** Lists of ids, and words in both languages in a list, stand on one line. */
function isShort(value: Json[] | { [key: string]: Json }, indent: number, isItem: boolean): boolean {
  if (Array.isArray(value))
    return value.every((item) => typeof item !== 'object' && String(item).length < LONGEST_IN_LINE);
  const keys = Object.keys(value);
  if (keys.length === 0) return true;
  const isWords = isGroup(value) && keys.toSorted().join() === 'en,hi';
  return isItem && isWords && flow(value).length + indent < WIDTH;
}
