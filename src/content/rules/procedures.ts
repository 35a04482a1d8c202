import type { Mistake } from '../../files/mistake.ts';
import type { Loaded } from '../load.ts';
import { partsOf } from '../read-page.ts';
import type { Rule } from './rule.ts';

/** What procedures name exists, each stands on its page, and answers of "which paper" and rules for substances lead to one. */
export const proceduresNameWhatExists: Rule = (loaded) => [
  ...inProcedures(loaded),
  ...inAnswers(loaded),
  ...inSubstances(loaded),
];

function inProcedures({ root, catalogue, ids, files }: Loaded): Mistake[] {
  const file = `${root}/procedures.yaml`;
  return [...catalogue.procedures].flatMap(([id, { page, office, forms, figures }]) => {
    const mistakes: Mistake[] = [];
    const complain = (field: string, message: string) => mistakes.push({ file, field: `${id} → ${field}`, message });
    const isShown = catalogue.pages
      .filter((candidate) => candidate.id === page)
      .some((candidate) =>
        partsOf(candidate).some(({ name, attributes }) => name === 'Procedure' && attributes['id'] === id),
      );
    if (!isShown)
      complain(
        'page',
        `The page “${page}” does not show it. Write <Procedure id="${id}" /> there, or correct the page.`,
      );
    if (office && !ids.offices.has(office))
      complain('office', `There is no office “${office}”. Write an id of ${root}/offices.yaml.`);
    for (const form of forms)
      if (!files.includes(`${root}/registers/forms/${form}.yaml`))
        complain(
          'forms',
          `There is no form “${form}”. Write the name of a file in ${root}/registers/forms/ without .yaml.`,
        );
    for (const { fact } of figures)
      if (!ids.facts.has(fact))
        complain('figures', `There is no fact “${fact}”. Correct the id, or add the fact to ${root}/facts.yaml.`);
    return mistakes;
  });
}

function inAnswers({ root, catalogue, ids }: Loaded): Mistake[] {
  return (catalogue.whichPaper?.classes ?? []).flatMap(({ id, answers }) =>
    Object.entries(answers).flatMap(([doing, { procedures }]) =>
      procedures
        .filter((procedure) => !ids.procedures.has(procedure))
        .map((procedure) => ({
          file: `${root}/which-paper.yaml`,
          field: `${id} → ${doing}`,
          message: `There is no procedure “${procedure}”. Correct the id, or add it to ${root}/procedures.yaml.`,
        })),
    ),
  );
}

function inSubstances({ root, catalogue, ids }: Loaded): Mistake[] {
  const { substances } = catalogue;
  if (!substances) return [];
  return (['export', 'import'] as const).flatMap((way) =>
    Object.entries(substances[way])
      .filter(([, { procedure }]) => procedure !== undefined && !ids.procedures.has(procedure))
      .map(([id, { procedure }]) => ({
        file: `${root}/substances.yaml`,
        field: `${way} → ${id} → procedure`,
        message: `There is no procedure “${procedure}”. Correct the id, or add it to ${root}/procedures.yaml.`,
      })),
  );
}
