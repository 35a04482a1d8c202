import type { Mistake } from '../../files/mistake.ts';
import type { Rule } from './rule.ts';

/** The front page leads to pages that exist and shows facts that exist. */
export const homeNamesWhatExists: Rule = ({ root, catalogue, ids }, { routes }) => {
  const { doors = [], figures = [] } = catalogue.home ?? {};
  const mistakes: Mistake[] = [];
  const complain = (field: string, message: string) => mistakes.push({ file: `${root}/home.yaml`, field, message });
  const pageExists = (field: string, page: string) => {
    if (!routes.includes(page))
      complain(field, `There is no page “${page}”. Write the name of a folder in ${root}/pages/.`);
  };
  for (const { id, tasks } of doors)
    for (const [index, { page }] of tasks.entries()) pageExists(`doors → ${id} → ${index} → page`, page);
  for (const { fact, page } of figures) {
    pageExists(`figures → ${fact} → page`, page);
    if (!ids.facts.has(fact))
      complain(
        `figures → ${fact} → fact`,
        `There is no fact “${fact}”. Correct the id, or add the fact to ${root}/facts.yaml.`,
      );
  }
  return mistakes;
};
