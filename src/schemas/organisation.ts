import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';
import { OFFICE_UNITS } from './office.ts';
import { sourceRefsSchema } from './source.ts';

const nodeFields = {
  name: translatedSchema.describe('Name of the body, unit or level'),
  head: translatedSchema.optional().describe('Who heads it'),
  work: translatedSchema.optional().describe('What it does, in a sentence or two'),
  toConfirm: translatedSchema.optional().describe('Why the entry is doubtful; readers see a sign that leads to it'),
  source: sourceRefsSchema,
};
const nodeSchema = z.strictObject(nodeFields);
const nodes = z.array(nodeSchema).min(1, 'list-empty' satisfies Code);

/** `content/organisation.yaml`: the organisation chart from the top down. The offices in it come from `offices.yaml`. */
export const organisationSchema = z.strictObject({
  above: nodes.describe('What the bureau is part of, highest first'),
  bureau: nodeSchema,
  units: z
    .array(z.strictObject({ unit: z.enum(OFFICE_UNITS), ...nodeFields }))
    .superRefine((units, context) => {
      for (const unit of OFFICE_UNITS)
        if (units.filter((each) => each.unit === unit).length !== 1)
          context.addIssue({
            code: 'custom',
            message: 'unit-once' satisfies Code,
            params: { unit },
          });
    })
    .describe('Headquarters and units, in the order in which they are shown'),
  headquartersStaff: nodeSchema.describe('Who helps the Narcotics Commissioner at headquarters'),
  sections: nodeSchema.describe('Sections at headquarters; their names are those of the content providers'),
  divisions: nodeSchema.describe('Opium divisions of a unit'),
  belowDivision: nodes.describe('Levels below a division, each under the one before'),
  cells: nodeSchema.describe('Preventive and intelligence cells of a unit'),
  separate: nodes.describe('Bodies that are not part of the bureau but work with it'),
});

export type OrganisationNode = z.infer<typeof nodeSchema>;
export type Organisation = z.infer<typeof organisationSchema>;

/** Every entry of the chart, in reading order. */
export function entriesOf(organisation: Organisation): OrganisationNode[] {
  const { above, bureau, units, headquartersStaff, sections, divisions, belowDivision, cells, separate } = organisation;
  return [...above, bureau, ...units, headquartersStaff, sections, divisions, ...belowDivision, cells, ...separate];
}
