import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';

/** The sections of the menu with their entries, in the order of the file. */
export interface MenuPlace {
  id: string;
  label: unknown;
  pages: { page: string; end: number }[];
  /** Where the last entry of the section ends: a new line stands behind it. */
  end: number;
  indent: string;
}

export function menuPlaces(text: string): MenuPlace[] {
  const document = parseDocument(text);
  const lists = ['sections', 'siteMap'].flatMap((key) => {
    const list = document.get(key);
    return isSeq(list) ? list.items : [];
  });
  return [...lists, document.get('website')].flatMap((section) =>
    isMap(section) ? (placeOf(text, section) ?? []) : [],
  );
}

function placeOf(text: string, section: YAMLMap): MenuPlace | undefined {
  const entries = section.get('entries');
  const last = isSeq(entries) && !entries.flow ? entries.items.at(-1) : undefined;
  if (!isSeq(entries) || !isMap(last)) return undefined;
  const pages = entries.items.flatMap((entry) => {
    const page = isMap(entry) && entry.get('page');
    return isMap(entry) && typeof page === 'string' ? [{ page, end: endOf(text, entry) }] : [];
  });
  const first = entries.items[0];
  const start = isMap(first) ? (first.range?.[0] ?? 0) : 0;
  const dash = text.lastIndexOf('-', start);
  const label = section.get('label');
  return {
    id: String(section.get('id')),
    label: isMap(label) ? label.toJSON() : undefined,
    pages,
    end: endOf(text, last),
    indent: text.slice(text.lastIndexOf('\n', dash) + 1, dash),
  };
}

/** The beginning of the line after an entry. */
function endOf(text: string, entry: YAMLMap): number {
  const value = entry.items.at(-1)?.value;
  const end = isScalar(value) || isMap(value) || isSeq(value) ? (value.range?.[1] ?? 0) : 0;
  const line = text.indexOf('\n', end - 1);
  return line < 0 ? text.length : line + 1;
}

/** The menu with one line more: after a page of the section, else at its end. Nothing else of the file changes. */
export function withMenuLine(
  text: string,
  page: string,
  section: string,
  after: string | undefined,
): string | undefined {
  const place = menuPlaces(text).find(({ id }) => id === section);
  if (!place) return undefined;
  const at = place.pages.find((entry) => entry.page === after)?.end ?? place.end;
  const before = text.slice(0, at);
  return `${before}${before.endsWith('\n') ? '' : '\n'}${place.indent}- page: ${page}\n${text.slice(at)}`;
}
