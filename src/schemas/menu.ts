import { z } from 'astro/zod';
import { isoDateSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';

/** The bar has room for so many sections beside each other on a desk. */
const MOST_SECTIONS = 12;

const linkKey = z.string().min(1).describe('Key of an outside address in content/links.yaml');

const entrySchema = z
  .strictObject({
    page: z
      .string()
      .min(1)
      .optional()
      .describe('A page of ours: its folder in content/pages/, for example about/contact'),
    link: linkKey.optional(),
    at: z.string().min(1).optional().describe('Only one section of the page: what stands after # in its address'),
    label: translatedSchema.optional().describe('Name in this place, if it should differ from that of the page'),
    isNew: z.literal(true).optional().describe('Carries the badge “new” until this line is removed'),
    newUntil: isoDateSchema.optional().describe('Last day of the badge “new”'),
  })
  .refine(({ page, link }) => (page === undefined) !== (link === undefined), {
    message: 'An entry has one target. Write “page:” for a page of the site, or “link:” for an outside address.',
  })
  .refine(({ link, at, label, isNew, newUntil }) => link === undefined || !(at || label || isNew || newUntil), {
    message: 'An outside address has its name in content/links.yaml and no badge. Leave “link:” alone here.',
  })
  .refine(({ isNew, newUntil }) => !isNew || newUntil === undefined, {
    path: ['isNew'],
    message: '“isNew” has no end and “newUntil” has one. Keep one of the two.',
  });

const sectionSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z-]*$/, 'This cannot be an id. Write small letters and hyphens, for example about.')
    .describe('Its own short name, in small letters; never shown'),
  label: translatedSchema.describe('Name of the section'),
  isPlainLink: z.literal(true).optional().describe('A section of one page: a link instead of a list that opens'),
  isButton: z.literal(true).optional().describe('Looks like a button'),
  entries: z
    .array(entrySchema)
    .min(1, 'The section is empty. Name a page in it with “- page: <area>/<key>”, or remove the section.')
    .describe('Pages and outside addresses, in their order'),
});

const chapterSchema = z
  .strictObject({
    chapter: z
      .string()
      .min(1)
      .optional()
      .describe('Folder of the chapter below its page; left out when it was given up and only its old links remain'),
    was: z
      .array(z.string())
      .optional()
      .describe('Places of the page from when the whole guide stood on it; old links land on them'),
    fields: z
      .array(z.string())
      .optional()
      .describe('Of a tool: names of its fields in addresses that were shared when it stood on the page'),
  })
  .refine(
    ({ chapter, was }) => chapter !== undefined || was !== undefined,
    'The entry names nothing. Write “chapter:” with the folder of a chapter, or remove it.',
  );

/** `content/menu.yaml`: the menu, the foot of every page, the links at its top, and the order of chapters. */
export const menuSchema = z.strictObject({
  sections: z
    .array(sectionSchema)
    .min(1, 'The menu is empty. Take the sections from an earlier version of this file.')
    .max(MOST_SECTIONS, `The bar has room for ${MOST_SECTIONS} sections. Put the page into one of them.`)
    .describe('Sections of the menu bar, in their order'),
  siteMap: z.array(sectionSchema).describe('Sections that stand in the site map only'),
  website: sectionSchema.describe('Pages about the website itself, at the foot of every page'),
  strip: z.array(linkKey).min(1).describe('Outside addresses at the very top of every page'),
  carousel: z.array(linkKey).min(2).describe('Outside addresses on the moving tiles at the foot of every page'),
  guides: z.record(z.string(), z.array(chapterSchema)).describe('Order of the chapters, by the page of the guide'),
});

export type Menu = z.infer<typeof menuSchema>;
export type MenuSection = z.infer<typeof sectionSchema>;
export type MenuEntry = z.infer<typeof entrySchema>;
export type Chapter = z.infer<typeof chapterSchema>;
