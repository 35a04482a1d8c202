import { isDistrictOffice } from '../../domain/district-offices.ts';
import type { Mistake } from '../../files/mistake.ts';
import { type Said, say } from '../../messages/say.ts';
import type { Fact } from '../../schemas/fact.ts';
import { drugsOf, QUANTITIES_TABLE } from '../../domain/drugs.ts';
import { OWN_DISTRICT_OFFICE } from '../../schemas/sheet.ts';
import type { Table } from '../../schemas/table.ts';
import type { Loaded } from '../load.ts';
import { inYaml } from '../place.ts';
import type { Rule, Site } from './rule.ts';
import { slug } from '../../text/slug.ts';

/** Whether the id names something, and what to say if not. */
type Lookup = (id: string, loaded: Loaded, site: Site) => [exists: boolean, said: Said];

/** What content files name by an id. */
const LOOKUPS = {
  fact: (id, { root, ids }) => [ids.facts.has(id), say('no-such-fact', { id, file: `${root}/facts.yaml`, near: '' })],
  form: (id, { root, files }) => [
    files.includes(`${root}/registers/forms/${id}.yaml`),
    say('no-such-form', { id, folder: `${root}/registers/forms/` }),
  ],
  office: (id, { root, ids }) => [
    ids.offices.has(id),
    say('no-such-office', { id, file: `${root}/offices.yaml`, near: '' }),
  ],
  districtOffice: (id, { root, ids }) => [
    ids.offices.has(id) && isDistrictOffice(id),
    say('no-such-district-office', { id, file: `${root}/offices.yaml` }),
  ],
  page: (id, { root }, { routes }) => [
    routes.includes(id),
    say('no-such-page', { id, folder: `${root}/pages/`, near: '' }),
  ],
  procedure: (id, { root, ids }) => [
    ids.procedures.has(id),
    say('no-such-procedure', { id, file: `${root}/procedures.yaml`, near: '' }),
  ],
  record: (id, { root, files }) => [
    files.includes(`${root}/registers/${id}.yaml`),
    say('no-such-record', { id, folder: `${root}/registers/` }),
  ],
  table: (id, { root, ids }) => [
    ids.tables.has(id),
    say('no-such-table', { id, file: `${root}/tables/${id}`, near: '' }),
  ],
  sheet: (id, { root, ids }) => [
    ids.sheets.has(id),
    say('no-such-sheet', { id, file: `${root}/sheets.yaml`, near: '' }),
  ],
  // A table with a mistake may have one.
  chart: (id, { root, catalogue, ids }) => [
    ids.tables.has(id) && (!catalogue.tables.has(id) || catalogue.tables.get(id)?.chart !== undefined),
    say('poster-no-chart', { id, folder: `${root}/tables/` }),
  ],
  drug: (name, { root, catalogue }) => [
    drugsOf(catalogue.tables.get(QUANTITIES_TABLE)).some(({ id }) => id === slug(name)),
    say('poster-no-drug', { name, file: `${root}/tables/${QUANTITIES_TABLE}.csv` }),
  ],
} satisfies Record<string, Lookup>;

/** What can be added up: a fee, and days until a decision. */
const isAmount = (fact: Fact) => fact.kind === 'money' && 'value' in fact;
const isDays = (fact: Fact) =>
  fact.kind === 'quantity' && 'value' in fact && (fact.unit === 'day' || fact.unit === 'working-day');

const isPercent = (fact: Fact) => fact.kind === 'percent' && 'value' in fact;
const isNumberColumn = ({ columns }: Table, name: string) =>
  columns[name]?.kind === 'number' || columns[name]?.kind === 'money';

/** Ids in the entries of one file name entries of another. Registers, prose and the search have rules of their own. */
export const referencesExist: Rule = (loaded, site) => {
  const { root, catalogue } = loaded;
  const { home, procedures, substanceRules, substances, sheets, posters, packs, initiatives, calendar } = catalogue;
  const mistakes: Mistake[] = [];
  const check = (file: string, path: PropertyKey[], kind: keyof typeof LOOKUPS, id?: string, own?: Said) => {
    if (id === undefined) return;
    const [exists, said] = LOOKUPS[kind](id, loaded, site);
    if (!exists) mistakes.push(inYaml(loaded, `${root}/${file}.yaml`, path, own ?? said));
  };

  const checkFact = (
    [file, path]: [string, PropertyKey[]],
    id: string,
    isRight: (fact: Fact) => boolean,
    said: Said,
  ) => {
    const fact = catalogue.facts.get(id);
    if (fact && !isRight(fact)) mistakes.push(inYaml(loaded, `${root}/${file}.yaml`, path, said));
  };

  for (const [door, { tasks }] of (home?.doors ?? []).entries())
    for (const [index, { page }] of tasks.entries())
      check('home', ['doors', door, 'tasks', index, 'page'], 'page', page);
  for (const [step, { page, known = [] }] of (calendar?.steps ?? []).entries()) {
    check('crop-calendar', ['steps', step, 'page'], 'page', page);
    for (const [index, { offices = [] }] of known.entries())
      for (const [place, office] of offices.entries())
        check('crop-calendar', ['steps', step, 'known', index, 'offices', place], 'districtOffice', office);
  }
  for (const [index, { page, bars, share }] of (home?.figures ?? []).entries()) {
    const at = (...rest: string[]) => ['figures', index, ...rest];
    check('home', at('page'), 'page', page);
    check('home', at('bars', 'table'), 'table', bars?.table);
    check('home', at('share', 'fact'), 'fact', share?.fact);
    if (share)
      checkFact(['home', at('share', 'fact')], share.fact, isPercent, say('fact-not-percent', { id: share.fact }));
    const table = bars && catalogue.tables.get(bars.table);
    if (table && !isNumberColumn(table, bars.column))
      mistakes.push(
        inYaml(loaded, `${root}/home.yaml`, at('bars', 'column'), say('chart-no-number', { column: bars.column })),
      );
  }
  for (const [id, { office, forms, figures, line, pays, waits }] of procedures) {
    check('procedures', [id, 'office'], 'office', office);
    for (const [index, form] of forms.entries()) check('procedures', [id, 'forms', index], 'form', form);
    for (const [index, fact] of (pays ?? []).entries()) {
      check('procedures', [id, 'pays', index], 'fact', fact);
      checkFact(['procedures', [id, 'pays', index]], fact, isAmount, say('fact-not-money', { id: fact }));
    }
    check('procedures', [id, 'waits'], 'fact', waits);
    if (waits !== undefined)
      checkFact(['procedures', [id, 'waits']], waits, isDays, say('fact-not-days', { id: waits }));
    for (const [index, { fact }] of figures.entries())
      check('procedures', [id, 'figures', index, 'fact'], 'fact', fact);
    for (const [index, { days }] of line.entries()) check('procedures', [id, 'line', index, 'days'], 'fact', days);
  }
  for (const [index, { answers }] of (substanceRules?.classes ?? []).entries())
    for (const [purpose, answer] of Object.entries(answers))
      for (const [place, procedure] of answer.procedures.entries())
        check('substance-rules', ['classes', index, 'answers', purpose, 'procedures', place], 'procedure', procedure);
  for (const [id, { record }] of Object.entries(substances?.entries ?? {}))
    check('substances', ['entries', id, 'record'], 'record', record);
  mistakes.push(...substanceRecords(loaded));
  for (const [id, { procedure, office }] of sheets) {
    check('sheets', [id, 'procedure'], 'procedure', procedure);
    if (office !== undefined && office !== OWN_DISTRICT_OFFICE) {
      const said = say('no-such-office-or-own', { id: office, file: `${root}/offices.yaml`, own: OWN_DISTRICT_OFFICE });
      check('sheets', [id, 'office'], 'office', office, said);
    }
  }
  for (const [id, { page, chart, drug }] of posters) {
    check('posters', [id, 'page'], 'page', page);
    check('posters', [id, 'chart'], 'chart', chart);
    check('posters', [id, 'drug'], 'drug', drug);
  }
  for (const [id, { pages, sheets: own }] of packs) {
    for (const [index, page] of pages.entries()) check('packs', [id, 'pages', index], 'page', page);
    for (const [index, sheet] of own.entries()) check('packs', [id, 'sheets', index], 'sheet', sheet);
  }
  for (const [id, { page, record }] of initiatives) {
    check('initiatives', [id, 'page'], 'page', page);
    check('initiatives', [id, 'record'], 'record', record);
  }
  return mistakes;
};

/** The notifications that rows of the list of substances name, beside those of their lists. */
function substanceRecords(loaded: Loaded): Mistake[] {
  const { root, catalogue, rowLines } = loaded;
  const file = `${root}/substances.csv`;
  const lines = rowLines.get(file) ?? [];
  return (catalogue.substances?.rows ?? []).flatMap(({ records, entries }, index) => {
    const known = entries.flatMap(({ list }) => catalogue.substances?.entries[list]?.record ?? []);
    return records.flatMap((id, place) => {
      const [exists, missing] = LOOKUPS.record(id, loaded);
      const isTwice = [...known, ...records.slice(0, place)].includes(id);
      const said = exists ? isTwice && say('substance-record-twice', { id }) : missing;
      return said ? [{ file, line: lines[index], field: 'records', ...said }] : [];
    });
  });
}
