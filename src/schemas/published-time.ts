import { dayOrMomentSchema } from './dates.ts';

/** When a record or page is on the site; without these fields always. */
export const publishedTimeFields = {
  publishFrom: dayOrMomentSchema
    .optional()
    .describe('Day, or moment in Indian time, from which it is on the site; before, it is nowhere'),
  publishUntil: dayOrMomentSchema
    .optional()
    .describe('Last day on which it is on the site, or the moment at which it goes'),
};
