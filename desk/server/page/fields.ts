import { isMap, isScalar, type Pair, parseDocument, Scalar, stringify } from 'yaml';
import type { PageField } from '../../model/page-api.ts';
import { proseStart, type Span } from './blocks.ts';

const own = { isShared: false, isOptional: false };
const shared = { isShared: true, isOptional: false };
const sometimes = { isShared: true, isOptional: true };

/** The fields at the top of a page in the order in which editors write them; `fields.test.ts` holds it against the schema. */
export const PAGE_FIELDS: PageField[] = [
  { key: 'title', kind: 'words', ...own },
  { key: 'menuLabel', kind: 'words', isShared: false, isOptional: true },
  { key: 'summary', kind: 'words', ...own },
  { key: 'shape', kind: 'choice', ...shared },
  { key: 'provider', kind: 'choice', ...shared },
  { key: 'disclosure', kind: 'yaml', isShared: false, isOptional: true },
  { key: 'hasNoEntries', kind: 'flag', ...sometimes },
  { key: 'awaitsYear', kind: 'flag', ...sometimes },
  { key: 'reviewed', kind: 'day', ...shared },
  { key: 'publishFrom', kind: 'moment', ...sometimes },
  { key: 'publishUntil', kind: 'moment', ...sometimes },
  { key: 'records', kind: 'yaml', ...sometimes },
  { key: 'answered', kind: 'yaml', isShared: false, isOptional: true },
  { key: 'gaps', kind: 'yaml', isShared: false, isOptional: true },
  { key: 'sources', kind: 'yaml', isShared: false, isOptional: true },
];

/** One field as it stands in the file. */
interface Place {
  key: string;
  /** Its lines, the last line end included. */
  lines: Span;
  /** Everything after the colon. */
  value: Span;
  node: Scalar | undefined;
}

function placesIn(text: string): Place[] {
  const start = text.indexOf('\n') + 1;
  const front = text.slice(start, text.lastIndexOf('---', proseStart(text)));
  const { contents } = parseDocument(front);
  if (!isMap(contents)) return [];
  const keys = contents.items.flatMap((pair) =>
    isScalar(pair.key) && pair.key.range ? [{ pair, key: pair.key }] : [],
  );
  return keys.map(({ pair, key }) => {
    const from = key.range?.[0] ?? 0;
    const colon = front.indexOf(':', key.range?.[1] ?? from) + 1;
    const last = Math.max(colon, endOf(pair));
    const end = colon + front.slice(colon, last).trimEnd().length;
    const lineEnd = front.indexOf('\n', end);
    return {
      key: String(key.value),
      lines: { start: start + from, end: start + (lineEnd < 0 ? front.length : lineEnd + 1) },
      value: { start: start + colon, end: start + end },
      node: isScalar(pair.value) ? pair.value : undefined,
    };
  });
}

function endOf({ value }: Pair): number {
  return value && typeof value === 'object' && 'range' in value && Array.isArray(value.range)
    ? Number(value.range[1])
    : 0;
}

const kindOf = (key: string) => PAGE_FIELDS.find((field) => field.key === key)?.kind ?? 'yaml';

/** The fields of a page as texts: words as readers see them, everything else as it is written. */
export function fieldsOf(text: string): Record<string, string> {
  return Object.fromEntries(placesIn(text).map((place) => [place.key, shown(text, place)]));
}

function shown(text: string, { key, value, node }: Place): string {
  if (kindOf(key) !== 'yaml' && node) return String(node.value ?? '');
  const raw = text.slice(value.start, value.end);
  const lines =
    raw.trimStart().startsWith('#') || !raw.includes('\n') ? [raw.trim()] : raw.replace(/^[^\n]*\n/, '').split('\n');
  const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  return lines.map((line) => line.slice(Math.min(indent, line.length - line.trimStart().length))).join('\n');
}

/** The text with other fields: only their own lines change. An empty text takes a field away. */
export function withFields(text: string, wanted: Record<string, string>): string {
  return Object.entries(wanted).reduce((changed, [key, value]) => withField(changed, key, value), text);
}

function withField(text: string, key: string, value: string): string {
  const places = placesIn(text);
  const place = places.find((each) => each.key === key);
  const clean = value.replaceAll('\r', '').trim();
  if (place) {
    if (clean === shown(text, place).trim()) return text;
    if (clean === '') return text.slice(0, place.lines.start) + text.slice(place.lines.end);
    return text.slice(0, place.value.start) + written(key, clean, place.node) + text.slice(place.value.end);
  }
  if (clean === '') return text;
  const order = PAGE_FIELDS.map((field) => field.key);
  const before = places.findLast((each) => order.indexOf(each.key) < order.indexOf(key));
  const at = before?.lines.end ?? text.indexOf('\n') + 1;
  return `${text.slice(0, at)}${key}:${written(key, clean, undefined)}\n${text.slice(at)}`;
}

/** A value as it is written after the colon, in the quotes that it had. */
function written(key: string, value: string, node: Scalar | undefined): string {
  const kind = kindOf(key);
  if (kind === 'yaml') {
    if (!value.includes('\n') && !value.startsWith('- ') && !/^[\w-]+: /.test(value)) return ` ${value}`;
    return `\n${value.replace(/^(?=.)/gm, '  ')}`;
  }
  if (kind === 'flag' || kind === 'choice') return ` ${value.replace(/\s+/g, ' ')}`;
  const scalar = new Scalar(value.replace(/\s*\n\s*/g, ' '));
  const isQuoted = kind !== 'words' || node?.type === 'QUOTE_SINGLE' || node?.type === 'QUOTE_DOUBLE';
  if (isQuoted) scalar.type = node?.type === 'QUOTE_DOUBLE' ? 'QUOTE_DOUBLE' : 'QUOTE_SINGLE';
  return ` ${stringify(scalar, { lineWidth: 0, singleQuote: true }).trimEnd()}`;
}
