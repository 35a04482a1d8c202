import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { isoDateSchema } from './dates.ts';
import { disclosureSchema } from './disclosure.ts';
import { pageGapSchema } from './gap.ts';
import { PROVIDERS } from './provider.ts';
import { publishedTimeFields } from './published-time.ts';
import { SHAPES } from './shape.ts';

const fields = z.strictObject({
  title: z.string().min(1).describe('Heading of the page and first part of the browser title'),
  menuLabel: z.string().min(1).optional().describe('Shorter name in the menu, if it differs from the title'),
  summary: z
    .string()
    .min(40, 'summary-short' satisfies Code)
    .max(220, 'summary-long' satisfies Code)
    .describe('Stands under the heading and is the description in search engines'),
  shape: z
    .enum(SHAPES)
    .describe(
      'How the page is built: hub, chapter, tool, register, record, figures, directory or gallery; see docs/editing.md',
    ),
  provider: z.enum(PROVIDERS).describe('Section that answers for the content'),
  disclosure: disclosureSchema.optional().describe('Head of section 4(1)(b) of the RTI Act that this page answers'),
  reviewed: isoDateSchema.describe('Day on which the page was last read through and found right'),
  hasNoEntries: z
    .literal(true, 'only-true' satisfies Code)
    .optional()
    .describe('The list this page is for is not on the site: readers are told so, and whom to ask'),
  awaitsYear: z
    .literal(true, 'only-true' satisfies Code)
    .optional()
    .describe('The page says at its top while the policy or the lists of the running crop year are not out'),
  ...publishedTimeFields,
  answered: z.unknown().optional().describe('Why something that looks wrong is right: a list of “code” and “reason”'),
  gaps: z
    .array(pageGapSchema)
    .default([])
    .describe('What the page should have and does not: readers find it in “About this page” with whom to ask'),
  records: z
    .array(z.string())
    .optional()
    .describe('Records that this page explains, <register>/<id>: they stand at its end, and lead back to it'),
  sources: z
    .array(
      z.strictObject({
        label: z.string().min(1).describe('Law, document or site the facts were read in'),
        url: z.url().optional(),
      }),
    )
    .default([]),
});

/** Front matter of `content/pages/<area>/<key>/{en,hi}.mdx`. */
export const pageSchema = fields.refine(
  ({ disclosure, gaps }) => !disclosure || (disclosure.state === 'complete') === (gaps.length === 0),
  {
    path: ['gaps'],
    error: 'disclosure-gaps' satisfies Code,
  },
);
export type PageMeta = z.infer<typeof pageSchema>;
