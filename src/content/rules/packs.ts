import type { Mistake } from '../../files/mistake.ts';
import { partsOf } from '../read-page.ts';
import type { Rule } from './rule.ts';

/** Pages and sheets of a pack exist, stand in it once, and a page of it leads to it. */
export const packsNameWhatExists: Rule = ({ root, catalogue, ids }, { routes }) =>
  [...catalogue.packs].flatMap(([id, { pages, sheets }]) => {
    const mistakes: Mistake[] = [];
    const complain = (field: string, message: string) =>
      mistakes.push({ file: `${root}/packs.yaml`, field: `${id} → ${field}`, message });
    for (const page of pages)
      if (!routes.includes(page))
        complain('pages', `There is no page “${page}”. Write the name of a folder in ${root}/pages/.`);
    for (const sheet of sheets)
      if (!ids.sheets.has(sheet))
        complain('sheets', `There is no sheet “${sheet}”. Correct the id, or add it to ${root}/sheets.yaml.`);
    for (const [field, list] of Object.entries({ pages, sheets }))
      for (const name of new Set(list.filter((each, at) => list.indexOf(each) !== at)))
        complain(field, `“${name}” stands here twice. Remove one of them.`);
    const isLinked = catalogue.pages
      .filter((page) => pages.includes(page.id))
      .some((page) => partsOf(page).some(({ name, attributes }) => name === 'PackLink' && attributes['id'] === id));
    if (!isLinked) complain('pages', `No page of the pack leads to it. Write <PackLink id="${id}" /> on one of them.`);
    return mistakes;
  });
