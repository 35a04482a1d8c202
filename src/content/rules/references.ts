import type { Mistake } from '../../files/mistake.ts';
import { OWN_DISTRICT_OFFICE } from '../../schemas/sheet.ts';
import type { Loaded } from '../load.ts';
import type { Rule, Site } from './rule.ts';

/** Whether the id names something, and what an editor does if not. */
type Lookup = (id: string, loaded: Loaded, site: Site) => [exists: boolean, advice: string];

/** What content files name by an id. */
const LOOKUPS = {
  fact: (id, { root, ids }) => [ids.facts.has(id), `Correct the id, or add the fact to ${root}/facts.yaml.`],
  form: (id, { root, files }) => [
    files.includes(`${root}/registers/forms/${id}.yaml`),
    `Write the name of a file in ${root}/registers/forms/ without .yaml.`,
  ],
  office: (id, { root, ids }) => [ids.offices.has(id), `Write an id of ${root}/offices.yaml.`],
  page: (id, { root }, { routes }) => [routes.includes(id), `Write the name of a folder in ${root}/pages/.`],
  procedure: (id, { root, ids }) => [ids.procedures.has(id), `Correct the id, or add it to ${root}/procedures.yaml.`],
  record: (id, { root, files }) => [
    files.includes(`${root}/registers/${id}.yaml`),
    `Write <register>/<file name without .yaml> as in ${root}/registers/.`,
  ],
  sheet: (id, { root, ids }) => [ids.sheets.has(id), `Correct the id, or add it to ${root}/sheets.yaml.`],
} satisfies Record<string, Lookup>;

/** Ids in the entries of one file name entries of another. Registers, prose and the search have rules of their own. */
export const referencesExist: Rule = (loaded, site) => {
  const { root, catalogue } = loaded;
  const { home, procedures, whichPaper, substances, sheets, packs, initiatives, calendar } = catalogue;
  const mistakes: Mistake[] = [];
  const check = (file: string, field: string, kind: keyof typeof LOOKUPS, id?: string, ownAdvice?: string) => {
    if (id === undefined) return;
    const [exists, advice] = LOOKUPS[kind](id, loaded, site);
    const message = `There is no ${kind} “${id}”. ${ownAdvice ?? advice}`;
    if (!exists) mistakes.push({ file: `${root}/${file}.yaml`, field, message });
  };

  for (const { id, tasks } of home?.doors ?? [])
    for (const [index, { page }] of tasks.entries()) check('home', `doors → ${id} → ${index} → page`, 'page', page);
  for (const { id, page } of calendar?.steps ?? []) check('crop-calendar', `steps → ${id} → page`, 'page', page);
  for (const { fact, page } of home?.figures ?? []) {
    check('home', `figures → ${fact} → page`, 'page', page);
    check('home', `figures → ${fact} → fact`, 'fact', fact);
  }
  for (const [id, { office, forms, figures, line }] of procedures) {
    check('procedures', `${id} → office`, 'office', office);
    for (const form of forms) check('procedures', `${id} → forms`, 'form', form);
    for (const { fact } of figures) check('procedures', `${id} → figures`, 'fact', fact);
    for (const { days } of line) check('procedures', `${id} → line`, 'fact', days);
  }
  for (const { id, answers } of whichPaper?.classes ?? [])
    for (const [doing, answer] of Object.entries(answers))
      for (const procedure of answer.procedures) check('which-paper', `${id} → ${doing}`, 'procedure', procedure);
  for (const way of ['export', 'import'] as const)
    for (const [id, { procedure }] of Object.entries(substances?.[way] ?? {}))
      check('substances', `${way} → ${id} → procedure`, 'procedure', procedure);
  for (const [id, { procedure, office }] of sheets) {
    check('sheets', `${id} → procedure`, 'procedure', procedure);
    if (office !== OWN_DISTRICT_OFFICE)
      check(
        'sheets',
        `${id} → office`,
        'office',
        office,
        `Write an id of ${root}/offices.yaml, or ${OWN_DISTRICT_OFFICE}.`,
      );
  }
  for (const [id, { pages, sheets: own }] of packs) {
    for (const page of pages) check('packs', `${id} → pages`, 'page', page);
    for (const sheet of own) check('packs', `${id} → sheets`, 'sheet', sheet);
  }
  for (const [id, { page, record }] of initiatives) {
    check('initiatives', `${id} → page`, 'page', page, `Write <area>/<key> as in ${root}/pages/.`);
    check('initiatives', `${id} → record`, 'record', record);
  }
  return mistakes;
};
