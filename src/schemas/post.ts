import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';

/** What stands in a list of posts: a post of a cadre, a role given by order, or an arrangement about a post. */
export const POST_KINDS = ['cadre', 'role', 'arrangement'] as const;

/** `content/posts.yaml`: posts and roles of the bureau by id, in the order in which they are shown. */
export const postsSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'id-digits' satisfies Code),
  z.strictObject({
    name: translatedSchema,
    kind: z.enum(POST_KINDS).describe('A post of a cadre, a role given by order, or an arrangement about a post'),
    group: translatedSchema.optional().describe('Group of the post; left out if it is not known'),
    payLevel: z
      .int()
      .min(1)
      .max(18)
      .optional()
      .describe('Level of the central pay matrix; left out if it is not known'),
    entry: translatedSchema.optional().describe('How people come to the post; left out if it is not known'),
    qualification: translatedSchema.optional().describe('What a direct recruit must have passed'),
    age: z
      .strictObject({ from: z.int().min(14), to: z.int().max(65) })
      .optional()
      .describe('Age of direct recruits, in years'),
    hasSeniorityList: z
      .literal(true)
      .optional()
      .describe('true if the bureau names the post among its seniority lists'),
    source: sourceRefsSchema,
    toConfirm: translatedSchema
      .optional()
      .describe('Why something of it is doubtful; readers see a sign that leads to it'),
  }),
);
export type Post = z.infer<typeof postsSchema>[string];
