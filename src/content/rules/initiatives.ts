import type { Mistake } from '../../files/mistake.ts';
import type { Rule } from './rule.ts';

/** Every initiative leads to a page, and to a record where it names one. */
export const initiativesLeadSomewhere: Rule = ({ root, catalogue, files }, { routes }) =>
  [...catalogue.initiatives].flatMap(([id, { page, record }]) => {
    const mistakes: Mistake[] = [];
    const complain = (field: string, message: string) =>
      mistakes.push({ file: `${root}/initiatives.yaml`, field: `${id} → ${field}`, message });
    if (!routes.includes(page))
      complain('page', `There is no page “${page}”. Write <area>/<key> as in ${root}/pages/.`);
    if (record && !files.includes(`${root}/registers/${record}.yaml`))
      complain(
        'record',
        `There is no record “${record}”. Write <register>/<file name without .yaml> as in ${root}/registers/.`,
      );
    return mistakes;
  });
