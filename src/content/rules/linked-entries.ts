import type { Mistake } from '../../files/mistake.ts';
import { type Said, say } from '../../messages/say.ts';
import { OWN_DISTRICT_OFFICE } from '../../schemas/sheet.ts';
import type { Catalogue } from '../load.ts';
import { inYaml } from '../place.ts';
import { partsOf } from '../read-page.ts';
import type { Rule } from './rule.ts';

/** Every procedure is shown on its page. */
export const proceduresAreShown: Rule = (loaded) =>
  [...loaded.catalogue.procedures]
    .filter(([id, { page }]) => !hasPart(loaded.catalogue, [page], 'Procedure', id))
    .map(([id, { page }]) =>
      inYaml(loaded, `${loaded.root}/procedures.yaml`, [id, 'page'], say('procedure-not-shown', { page, id })),
    );

/** Every sheet says whom it is for, names an office, and is linked from its page. */
export const sheetsAreComplete: Rule = (loaded) => {
  const { root, catalogue } = loaded;
  return [...catalogue.sheets].flatMap(([id, { page, procedure: procedureId, who, office }]) => {
    const mistakes: Mistake[] = [];
    const report = (field: string, said: Said) =>
      mistakes.push(inYaml(loaded, `${root}/sheets.yaml`, [id, field], said));
    if (!hasPart(catalogue, [page], 'SheetLink', id)) report('page', say('sheet-not-linked', { page, id }));
    const procedure = catalogue.procedures.get(procedureId ?? '');
    if (procedureId === undefined && !who) report('who', say('sheet-no-who'));
    if (!office && (procedureId === undefined || (procedure && !procedure.office)))
      report('office', say('sheet-no-office', { file: `${root}/offices.yaml`, own: OWN_DISTRICT_OFFICE }));
    return mistakes;
  });
};

/** Every pack holds a page or sheet once, and is linked from one of its pages. */
export const packsAreComplete: Rule = (loaded) =>
  [...loaded.catalogue.packs].flatMap(([id, { pages, sheets }]) => {
    const mistakes: Mistake[] = [];
    const report = (field: string, said: Said) =>
      mistakes.push(inYaml(loaded, `${loaded.root}/packs.yaml`, [id, field], said));
    for (const [field, list] of Object.entries({ pages, sheets }))
      for (const name of new Set(list.filter((each, index) => list.indexOf(each) !== index)))
        report(field, say('pack-twice', { id: name }));
    if (!hasPart(loaded.catalogue, pages, 'PackLink', id)) report('pages', say('pack-not-linked', { id }));
    return mistakes;
  });

/** Whether one of the pages holds a part with this id. */
function hasPart({ pages }: Pick<Catalogue, 'pages'>, pageIds: string[], part: string, id: string): boolean {
  return pages
    .filter((page) => pageIds.includes(page.id))
    .some((page) => partsOf(page).some(({ name, attributes }) => name === part && attributes['id'] === id));
}
