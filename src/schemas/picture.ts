import { z } from 'astro/zod';
import { documentDateSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';

export const PICTURE_KINDS = ['photograph', 'drawing'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** `content/pictures/<name>.yaml`: what is to be said of the picture of the same name beside it. */
export const pictureSchema = z.strictObject({
  kind: z.enum(PICTURE_KINDS).describe('photograph or drawing'),
  title: translatedSchema.describe('Short name: stands under the small picture and above the large one'),
  alt: translatedSchema.describe('What is to be seen, for those who do not see it'),
  caption: translatedSchema.optional().describe('Words under the picture: what it means, where, when'),
  credit: translatedSchema.describe('Who made it'),
  taken: documentDateSchema.optional().describe('Day, month or year in which it was made'),
  source: sourceRefsSchema.optional().describe('Where what it shows was read: ids of content/sources/'),
});
export type PictureWords = z.infer<typeof pictureSchema>;

/** `content/albums.yaml`: the albums of the gallery, in the order in which they are shown. */
export const albumsSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'An album id has small letters, digits and hyphens. Rename it.'),
  z.strictObject({
    title: translatedSchema.describe('Heading of the album'),
    summary: translatedSchema.optional().describe('One or two sentences under the heading'),
    date: documentDateSchema.optional().describe('Day, month or year of what it shows'),
    pictures: z
      .array(z.string())
      .min(1, 'The album has no picture. Name at least one, or remove the album.')
      .describe('Names of files in content/pictures/ without their ending, in the order in which they are shown'),
  }),
);
export type Album = z.infer<typeof albumsSchema>[string];
