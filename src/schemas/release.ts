import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { BOUNDS, type Unit } from './fact.ts';

/** Drugs that releases name; each has its words in `content/strings.yaml` under `drug.`. The filter lists them in this order. */
export const DRUGS = [
  'poppy-straw',
  'opium',
  'opium-poppy',
  'poppy-capsules',
  'poppy-seed',
  'morphine',
  'heroin',
  'cannabis',
  'ganja',
  'charas',
  'cocaine',
  'mephedrone',
  'methamphetamine',
  'mdma',
  'alprazolam',
  'buprenorphine',
  'chlordiazepoxide',
  'clonazepam',
  'cough-syrup',
  'pentazocine',
  'tapentadol',
  'tramadol',
  'medicines',
  'chemicals',
  'several',
] as const;
export type Drug = (typeof DRUGS)[number];

/** States and union territories; each has its words in `content/strings.yaml` under `state.`. */
export const STATES = [
  'andaman-and-nicobar-islands',
  'andhra-pradesh',
  'arunachal-pradesh',
  'assam',
  'bihar',
  'chandigarh',
  'chhattisgarh',
  'dadra-and-nagar-haveli-and-daman-and-diu',
  'delhi',
  'goa',
  'gujarat',
  'haryana',
  'himachal-pradesh',
  'jammu-and-kashmir',
  'jharkhand',
  'karnataka',
  'kerala',
  'ladakh',
  'lakshadweep',
  'madhya-pradesh',
  'maharashtra',
  'manipur',
  'meghalaya',
  'mizoram',
  'nagaland',
  'odisha',
  'puducherry',
  'punjab',
  'rajasthan',
  'sikkim',
  'tamil-nadu',
  'telangana',
  'tripura',
  'uttar-pradesh',
  'uttarakhand',
  'west-bengal',
] as const;
export type State = (typeof STATES)[number];

/** Units in which drugs and crops are measured or counted. */
export const DRUG_UNITS = [
  'kg',
  'g',
  'litre',
  'tablet',
  'capsule',
  'ampoule',
  'bottle',
  'piece',
  'hectare',
  'square-metre',
] as const satisfies Unit[];

/** A drug or crop with its quantity; neither unit nor quantity where only the drug is known. */
const drugAmountSchema = z
  .strictObject({
    drug: z.enum(DRUGS).describe('The drug or crop'),
    quantity: z
      .number()
      .positive('quantity-zero' satisfies Code)
      .optional(),
    unit: z.enum(DRUG_UNITS).optional().describe('Unit of the quantity'),
    bound: z.enum(BOUNDS).optional().describe('about, at-least, up-to, where the quantity is not exact'),
  })
  .superRefine(({ quantity, unit }, context) => {
    if ((quantity === undefined) === (unit === undefined)) return;
    const [given, missing] = unit === undefined ? ['quantity', 'unit'] : ['unit', 'quantity'];
    context.addIssue({
      code: 'custom',
      path: [given ?? ''],
      message: 'amount-half' satisfies Code,
      params: { given: given ?? '', missing: missing ?? '' },
    });
  });
export type DrugAmount = z.infer<typeof drugAmountSchema>;

export const drugAmountsSchema = z.array(drugAmountSchema).min(1);
