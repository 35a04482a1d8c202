import { builtPage } from './built-pages.ts';

/** What a tool got on a built page, as the browser reads it. */
export function islandProps<Props>(path: string, component: string): Props {
  const island = builtPage(path)
    .root.querySelectorAll('astro-island')
    .find((each) => each.getAttribute('opts')?.includes(`"name":"${component}"`));
  if (!island) throw new Error(`${path} has no tool “${component}”.`);
  const entries = Object.entries(JSON.parse(island.getAttribute('props') ?? '{}') as Record<string, Encoded>);
  return Object.fromEntries(entries.map(([name, value]) => [name, decoded(value)])) as Props;
}

/** The engine writes each value with its kind: 0 as it stands, 1 a list. */
type Encoded = [kind: number, value?: unknown];

function decoded([kind, value]: Encoded): unknown {
  if (kind === 1) return (value as Encoded[]).map(decoded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decoded(inner as Encoded)]));
}
