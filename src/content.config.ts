import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { pageSchema } from './schemas/page';

/** Prose of every page, `<area>/<key>/<lang>`. Ids keep the capitals of the published addresses. */
const pages = defineCollection({
  loader: glob({
    base: './content/pages',
    pattern: '**/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: pageSchema,
});

export const collections = { pages };
