import { z } from 'astro/zod';

/** Clauses of section 4(1)(b) of the RTI Act that have a page, in order. Clause (xvii) has none. */
export const CLAUSES = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
  'xvi',
] as const;
export type Clause = (typeof CLAUSES)[number];

export const DISCLOSURE_STATES = ['complete', 'partial', 'not-available'] as const;

/** What a page of voluntary disclosure says about itself; its head and the index print it. */
export const disclosureSchema = z.strictObject({
  clause: z.enum(CLAUSES).describe('Clause of section 4(1)(b), the number only'),
  asks: z.string().min(1).describe('What the law asks for in this category; one phrase'),
  state: z
    .enum(DISCLOSURE_STATES)
    .describe('How much of it the page gives; unless complete, “gaps” says what is missing'),
});
export type Disclosure = z.infer<typeof disclosureSchema>;
