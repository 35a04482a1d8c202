import type { Mistake } from '../../files/mistake.ts';
import { OWN_DISTRICT_OFFICE } from '../../schemas/sheet.ts';
import { partsOf } from '../read-page.ts';
import type { Rule } from './rule.ts';

/** What sheets name exists, each says whom it is for and names an office, and its page leads to it. */
export const sheetsNameWhatExists: Rule = ({ root, catalogue, ids }) =>
  [...catalogue.sheets].flatMap(([id, { page, procedure: procedureId, who, office }]) => {
    const mistakes: Mistake[] = [];
    const complain = (field: string, message: string) =>
      mistakes.push({ file: `${root}/sheets.yaml`, field: `${id} → ${field}`, message });
    const isLinked = catalogue.pages
      .filter((candidate) => candidate.id === page)
      .some((candidate) =>
        partsOf(candidate).some(({ name, attributes }) => name === 'SheetLink' && attributes['id'] === id),
      );
    if (!isLinked)
      complain(
        'page',
        `The page “${page}” does not lead to it. Write <SheetLink id="${id}" /> there, or correct the page.`,
      );
    if (procedureId !== undefined && !ids.procedures.has(procedureId))
      complain(
        'procedure',
        `There is no procedure “${procedureId}”. Correct the id, or add it to ${root}/procedures.yaml.`,
      );
    if (office !== undefined && office !== OWN_DISTRICT_OFFICE && !ids.offices.has(office))
      complain(
        'office',
        `There is no office “${office}”. Write an id of ${root}/offices.yaml, or ${OWN_DISTRICT_OFFICE}.`,
      );
    const procedure = catalogue.procedures.get(procedureId ?? '');
    if (procedureId === undefined && !who) complain('who', 'This field is missing. Add it: whom the sheet is for.');
    if (!office && (procedureId === undefined || (procedure && !procedure.office)))
      complain('office', `This field is missing. Add it: an id of ${root}/offices.yaml, or ${OWN_DISTRICT_OFFICE}.`);
    return mistakes;
  });
