import type { Mistake } from '../../files/mistake.ts';
import { OWN_DISTRICT_OFFICE } from '../../schemas/sheet.ts';
import type { Catalogue } from '../load.ts';
import { partsOf } from '../read-page.ts';
import type { Rule } from './rule.ts';

/** Every procedure is shown on its page. */
export const proceduresAreShown: Rule = ({ root, catalogue }) =>
  [...catalogue.procedures]
    .filter(([id, { page }]) => !hasPart(catalogue, [page], 'Procedure', id))
    .map(([id, { page }]) => ({
      file: `${root}/procedures.yaml`,
      field: `${id} → page`,
      message: `The page “${page}” does not show it. Write <Procedure id="${id}" /> there, or correct the page.`,
    }));

/** Every sheet says whom it is for, names an office, and is linked from its page. */
export const sheetsAreComplete: Rule = ({ root, catalogue }) =>
  [...catalogue.sheets].flatMap(([id, { page, procedure: procedureId, who, office }]) => {
    const mistakes: Mistake[] = [];
    const report = (field: string, message: string) =>
      mistakes.push({ file: `${root}/sheets.yaml`, field: `${id} → ${field}`, message });
    if (!hasPart(catalogue, [page], 'SheetLink', id))
      report(
        'page',
        `The page “${page}” does not lead to it. Write <SheetLink id="${id}" /> there, or correct the page.`,
      );
    const procedure = catalogue.procedures.get(procedureId ?? '');
    if (procedureId === undefined && !who) report('who', 'This field is missing. Add it: whom the sheet is for.');
    if (!office && (procedureId === undefined || (procedure && !procedure.office)))
      report('office', `This field is missing. Add it: an id of ${root}/offices.yaml, or ${OWN_DISTRICT_OFFICE}.`);
    return mistakes;
  });

/** Every pack holds a page or sheet once, and is linked from one of its pages. */
export const packsAreComplete: Rule = ({ root, catalogue }) =>
  [...catalogue.packs].flatMap(([id, { pages, sheets }]) => {
    const mistakes: Mistake[] = [];
    const report = (field: string, message: string) =>
      mistakes.push({ file: `${root}/packs.yaml`, field: `${id} → ${field}`, message });
    for (const [field, list] of Object.entries({ pages, sheets }))
      for (const name of new Set(list.filter((each, index) => list.indexOf(each) !== index)))
        report(field, `“${name}” stands here twice. Remove one of them.`);
    if (!hasPart(catalogue, pages, 'PackLink', id))
      report('pages', `No page of the pack leads to it. Write <PackLink id="${id}" /> on one of them.`);
    return mistakes;
  });

/** Whether one of the pages holds a part with this id. */
function hasPart({ pages }: Pick<Catalogue, 'pages'>, pageIds: string[], part: string, id: string): boolean {
  return pages
    .filter((page) => pageIds.includes(page.id))
    .some((page) => partsOf(page).some(({ name, attributes }) => name === part && attributes['id'] === id));
}
