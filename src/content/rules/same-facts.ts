import { figuresIn } from '../../text/compare-words.ts';
import type { Fact, SameAs } from '../../schemas/fact.ts';
import { say, type Said } from '../../messages/say.ts';
import type { Loaded } from '../load.ts';
import { inYaml } from '../place.ts';
import { stringsIn } from './every-text.ts';
import type { Rule } from './rule.ts';

/** What says the same as a fact says the same: a fact that is raised leaves no old value behind. */
export const factsAgreeWithTheRest: Rule = (loaded) =>
  [...loaded.catalogue.facts].flatMap(([id, fact]) => {
    // A fact with several values stands there once for each, and once more for the present one.
    const key = fact.year ?? fact.since;
    if (key !== undefined && !id.endsWith(`:${key}`)) return [];
    const several = fact.year === undefined ? 'since' : 'years';
    const place = key === undefined ? [id] : [id.replace(/:.*/, ''), several, key];
    return (fact.sameAs ?? []).flatMap((same, index) => {
      const found = difference(fact, same, loaded);
      return found ? [inYaml(loaded, `${loaded.root}/facts.yaml`, [...place, 'sameAs', index], found)] : [];
    });
  });

function difference(fact: Fact, same: SameAs, loaded: Loaded): Said | undefined {
  const value = valueOf(fact, same.end);
  if (value === undefined) return say('same-as-unknown', { what: same.end ? `“${same.end}” here` : '“value” here' });
  return same.record === undefined ? inTable(value, same, loaded) : inRecord(value, same.record, loaded);
}

function valueOf(fact: Fact, end: SameAs['end']): number | undefined {
  if (end === undefined) return 'value' in fact ? fact.value : undefined;
  return 'from' in fact ? fact[end] : undefined;
}

function inTable(value: number, { table: id = '', row = {}, column = '' }: SameAs, { catalogue }: Loaded) {
  const table = catalogue.tables.get(id);
  const words = Object.values(row).join(', ');
  const found = table?.rows.find(({ cells }) =>
    Object.entries(row).every(([name, wanted]) => {
      const cell = cells[name];
      return (typeof cell === 'object' && cell !== null ? cell.en : String(cell ?? '')) === wanted;
    }),
  );
  const what = `table ${id}, row “${words}”, column “${column}”`;
  const other = found?.cells[column];
  if (typeof other !== 'number') return say('same-as-unknown', { what });
  return other === value ? undefined : say('same-as-differs', { fact: value, what, other });
}

function inRecord(value: number, record: string, { root, yaml }: Loaded) {
  const file = yaml.find((each) => each.file === `${root}/registers/${record}.yaml`);
  if (!file) return say('same-as-unknown', { what: `record ${record}` });
  const figures = stringsIn(file.raw).flatMap(({ text, path }) => (path.at(-1) === 'en' ? figuresIn(text) : []));
  const isNamed = figures.some((figure) => Number(figure) === value);
  return isNamed ? undefined : say('same-as-not-named', { fact: value, what: `record ${record}` });
}
