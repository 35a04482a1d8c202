/** The tag at the beginning of a part; quotes may hold “>”. @example openingTag('<Details title="a">…') // '<Details title="a">' */
export function openingTag(source: string): string {
  let quote: string | undefined;
  for (const [at, letter] of [...source].entries()) {
    if (quote) quote = letter === quote ? undefined : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return [...source].slice(0, at + 1).join('');
  }
  return source;
}

/** The tag at its end; empty where the part closes itself. */
export function closingTag(source: string): string {
  return /<\/[\w.\s]*>$/.exec(source)?.[0] ?? '';
}

const ATTRIBUTE = /\s([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;

/** Attributes with plain values, as readers see them. */
export function attributesIn(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, decoded(double ?? single ?? '')]),
  );
}

/** The tag with these attributes: what stays is not touched, what is empty goes, what is new comes last. */
export function withAttributes(tag: string, wanted: Record<string, string>): string {
  const now = attributesIn(tag);
  const changed = tag.replace(ATTRIBUTE, (written: string, name: string) => {
    const value = wanted[name];
    if (value === undefined || value === now[name]) return written;
    return value === '' ? '' : written.slice(0, 1) + pair(name, value);
  });
  const added = Object.entries(wanted).filter(([name, value]) => value !== '' && !Object.hasOwn(now, name));
  const end = /\s*\/?>$/.exec(changed)?.index ?? changed.length;
  return changed.slice(0, end) + added.map(([name, value]) => ` ${pair(name, value)}`).join('') + changed.slice(end);
}

/** A new tag. @example newTag('Fact', { id: 'crop-year' }, true) // '<Fact id="crop-year" />' */
export function newTag(name: string, attributes: Record<string, string>, isClosed: boolean): string {
  return withAttributes(`<${name}${isClosed ? ' />' : '>'}`, attributes);
}

function pair(name: string, value: string): string {
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

function decoded(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
