import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { documentDateSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';

/** Units of the bureau, headquarters first. */
export const OFFICE_UNITS = ['headquarters', 'rajasthan', 'madhya-pradesh', 'uttar-pradesh'] as const;
export type OfficeUnit = (typeof OFFICE_UNITS)[number];

/** Id of the headquarters in `content/offices.yaml`. */
export const HEADQUARTERS = 'headquarters';

/** A unit has one unit office, under a Deputy Narcotics Commissioner, and District Opium Offices and cells below it. */
export const OFFICE_KINDS = [
  'headquarters',
  'unit-office',
  'district-opium-office',
  'preventive-cell',
  'other',
] as const;
export type OfficeKind = (typeof OFFICE_KINDS)[number];

const phone = z.string().regex(/^\+?[0-9][0-9 -]{2,18}$/, 'no-telephone' satisfies Code);
const email = z.email('no-email' satisfies Code);

const contactFields = {
  phones: z.array(phone).default([]).describe('Telephone numbers, in quotes'),
  fax: z.array(phone).default([]).describe('Fax numbers, in quotes'),
  emails: z.array(email).default([]),
  source: sourceRefsSchema,
  toConfirm: translatedSchema.optional().describe('Why the entry is doubtful; readers see a sign that leads to it'),
};

/** Where an office has weighed the opium of its cultivators. */
const weighingSchema = z.strictObject({
  place: z.string().describe('Id of content/office-places.yaml'),
  at: translatedSchema.optional().describe('Building or road; leave it out if it is not known'),
  seen: documentDateSchema.optional().describe('Latest day, month or year in which it was named'),
  source: sourceRefsSchema,
});
export type Weighing = z.infer<typeof weighingSchema>;

/** `content/offices.yaml`: every office of the bureau by id. */
export const officesSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'id-digits' satisfies Code),
  z
    .strictObject({
      name: translatedSchema,
      unit: z.enum(OFFICE_UNITS),
      kind: z.enum(OFFICE_KINDS).default('other'),
      address: translatedSchema.optional().describe('Postal address; leave it out if it is not known'),
      work: translatedSchema.optional().describe('What the office does for readers'),
      area: translatedSchema.optional().describe('The places for which it works; leave it out if they are not known'),
      seat: z.string().optional().describe('Id of content/office-places.yaml: where it stands on the map of the tract'),
      weighing: z.array(weighingSchema).optional().describe('Where it weighs opium; leave it out if it is not known'),
      ...contactFields,
    })
    .refine(({ kind, seat }) => seat !== undefined || !isOfTract(kind), {
      path: ['seat'],
      error: 'office-no-seat' satisfies Code,
    }),
);
export type Office = z.infer<typeof officesSchema>[string];

/** Offices that work for cultivators stand on the map of the tract. */
function isOfTract(kind: OfficeKind): boolean {
  return kind === 'unit-office' || kind === 'district-opium-office';
}

/** Lists in which a person can stand. */
export const DIRECTORY_LISTS = ['who-is-who', 'cpio', 'first-appellate-authority', 'web-information-manager'] as const;

/** `content/directory.yaml`: the people readers may turn to, by id, in the order in which they are shown. */
export const directorySchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'id-digits' satisfies Code),
  z.strictObject({
    name: translatedSchema.optional().describe('Name of the officer; left out, readers see the post'),
    seen: documentDateSchema
      .optional()
      .describe('Latest day, month or year in which the officer is known to hold the post; not the end of a term'),
    picture: z.string().optional().describe('Photograph: name of a file in content/pictures/ without its ending'),
    post: translatedSchema,
    work: translatedSchema.describe('Work allocation'),
    office: z.string().describe('Id of content/offices.yaml'),
    lists: z.array(z.enum(DIRECTORY_LISTS)).min(1).describe('Where the person is shown'),
    ...contactFields,
  }),
);
export type Person = z.infer<typeof directorySchema>[string];
