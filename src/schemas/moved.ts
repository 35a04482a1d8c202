import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { isoDateSchema } from './dates.ts';

const addressSchema = z.string().regex(/^\/[\w./-]*$/, 'moved-no-address' satisfies Code);

/** `content/moved.yaml`: addresses that were given up, and the ones that answer in their place. */
export const movedSchema = z.array(
  z.strictObject({
    from: addressSchema
      .refine((address) => !address.endsWith('.html'), 'moved-html' satisfies Code)
      .describe('The address that was given up'),
    to: addressSchema.describe('The address that answers in its place'),
    since: isoDateSchema.describe('The day from which it leads there'),
    reason: z.string().min(1).describe('Why, in one sentence, for those who come after us'),
  }),
);

export type MovedAddress = z.infer<typeof movedSchema>[number];
