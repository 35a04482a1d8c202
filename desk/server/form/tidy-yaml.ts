import { isMap, isScalar, isSeq } from 'yaml';
import { formatYaml, isFreeForm } from './format-yaml.ts';
import { isEqual, isGroup } from './json.ts';
import { readSource, type Source } from './yaml-edit.ts';

/** Formats the fields or entries that changed, and no other, as `npm run format` would. */
export async function tidyChanged(path: string, was: Source, changed: string): Promise<Source> {
  const now = readSource(changed);
  if (isFreeForm(path)) return now;
  const root = now.document.contents;
  if (!isMap(root) && !isSeq(root)) return now;
  if (root.flow) return now;
  const old = isGroup(was.data) ? was.data : {};
  const oldItems = new Set(Array.isArray(was.data) ? was.data.map((item) => JSON.stringify(item)) : []);
  const starts = root.items.map((item) => startOf(now.text, item));
  let text = now.text;
  // From the last to the first, so that places before stay true.
  for (const [index, item] of [...root.items.entries()].toReversed()) {
    const [start, next] = [starts[index], starts[index + 1] ?? now.text.length];
    const isPair = typeof item === 'object' && item !== null && 'key' in item;
    const key = isPair && isScalar(item.key) ? String(item.key.value) : undefined;
    const value: unknown = Array.isArray(now.data)
      ? now.data[index]
      : isGroup(now.data) && key !== undefined
        ? now.data[key]
        : undefined;
    const isSame =
      key === undefined ? oldItems.has(JSON.stringify(value)) : Object.hasOwn(old, key) && isEqual(old[key], value);
    if (isSame || start === undefined) continue;
    const piece = /^[^]*?(?=(?:\n[ \t]*|\n#[^\n]*)*$)/.exec(now.text.slice(start, next))?.[0] ?? '';
    const formatted = (await formatYaml(piece)).trimEnd();
    text = text.slice(0, start) + formatted + text.slice(start + piece.length);
  }
  return text === now.text ? now : readSource(text);
}

function startOf(text: string, item: unknown): number | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  if ('key' in item) return isScalar(item.key) ? item.key.range?.[0] : undefined;
  if (!('range' in item) || !Array.isArray(item.range)) return undefined;
  return text.lastIndexOf('\n', Number(item.range[0]) - 1) + 1;
}
