import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { LANGS } from '../language/lang.ts';

const languagesSchema = z.array(z.enum(LANGS)).min(1).describe('Languages of the document: en, hi or both');

const formatSchema = z.enum(['PDF', 'web-page']);
const preparation = z
  .literal(true)
  .optional()
  .describe('true for a sheet that helps to prepare an application and is not the official form');
const ownDocument = z.object({
  file: z.string(),
  url: z.undefined().optional(),
  languages: languagesSchema.optional(),
  preparation,
});
const documentElsewhere = z.object({
  file: z.undefined().optional(),
  url: z.string(),
  format: formatSchema,
  languages: languagesSchema,
  preparation,
});

/** A file of ours, or a public address elsewhere. */
export const documentLinkSchema = z
  .strictObject({
    file: z.string().optional().describe('File below content/documents/, for example opium/policy.pdf'),
    url: z
      .url({ protocol: /^https?$/, error: 'no-address' satisfies Code })
      .optional()
      .describe('Public address of the text elsewhere'),
    format: formatSchema.optional().describe('Only with “url”: what the reader gets there'),
    languages: languagesSchema.optional(),
    preparation,
  })
  .superRefine(({ file, url, format, languages }, context) => {
    const complain = (message: Code) => context.addIssue({ code: 'custom', path: [], message });
    if ((file === undefined) === (url === undefined)) complain('document-file-or-url');
    else if (file !== undefined && format !== undefined) complain('document-format');
    else if (url !== undefined && !(format && languages)) complain('document-elsewhere');
  })
  .pipe(z.union([ownDocument, documentElsewhere]));
export type DocumentLink = z.infer<typeof documentLinkSchema>;
