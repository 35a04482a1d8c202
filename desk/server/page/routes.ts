import { z } from 'astro/zod';
import { LANGS } from '../../../src/language/lang.ts';
import type { PageEdit } from '../../model/page-api.ts';
import type { Desk } from '../desk.ts';
import { type Route, route } from '../route.ts';
import { checkSide } from './check-side.ts';
import { choicesFor } from './choices.ts';
import { createPage, placesFor } from './create.ts';
import { glossaryOf } from './glossary.ts';
import { namesFor } from './names.ts';
import { openPage, pathOf } from './open.ts';
import { palette } from './palette.ts';
import { confirmTranslation } from './translated.ts';

/** The longest block has a hundredth of it; the reader of the site takes many seconds for a hundred times as much. */
const words = z.string().max(20_000);
/** Names as they stand before a colon or an equals sign, so that nothing else can come in with them. */
const texts = z.record(z.string().regex(/^[A-Za-z][\w-]*$/), words);
const blockSchema = z.strictObject({
  kind: z.enum(['heading', 'paragraph', 'item', 'part', 'open', 'close', 'raw']),
  text: words.optional(),
  level: z.int().min(1).max(6).optional(),
  isOrdered: z.boolean().optional(),
  name: z
    .string()
    .regex(/^[A-Za-z]\w*$/)
    .optional(),
  attributes: texts.optional(),
  depth: z.int().min(0).max(20),
});
const sideSchema = z.strictObject({
  was: z.string(),
  fields: texts,
  blocks: z.array(
    z.union([
      z.strictObject({ block: z.int().min(0), text: words.optional(), attributes: texts.optional() }),
      z.strictObject({ added: blockSchema }),
    ]),
  ),
});
const pageSchema = z.strictObject({ page: z.string() });
const editSchema = z.strictObject({ page: z.string(), en: sideSchema, hi: sideSchema });
const both = z.strictObject({ en: z.string().trim().min(1), hi: z.string().trim().min(1) });
const newSchema = z.strictObject({
  area: z.string(),
  key: z.string(),
  title: both,
  summary: both,
  shape: z.string(),
  provider: z.string(),
  copyOf: z.string().optional(),
  section: z.string().optional(),
  after: z.string().optional(),
});
const nothing = z.strictObject({});

function checkedSides(desk: Desk, edit: PageEdit) {
  const { findAvoided } = glossaryOf(desk);
  return LANGS.map((lang) => {
    const path = pathOf(edit.page, lang);
    const { text, hash } = desk.drafts.read(path);
    const { was } = edit[lang];
    // Blocks are counted in the text that the editor saw: on any other the edit means nothing, and `save` refuses it.
    const side =
      hash === was ? checkSide(lang, path, text, edit[lang], findAvoided) : { text, remarks: [], isReadable: true };
    return { path, was, ...side };
  });
}

/** Requests of the page screens. */
export const PAGE_ROUTES: Route[] = [
  route('page/open', pageSchema, ({ page }, desk) => openPage(desk, page)),
  route('page/check', editSchema, (edit, desk) => ({
    remarks: checkedSides(desk, edit).flatMap((side) => side.remarks),
  })),
  route('page/save', editSchema, (edit, desk) => {
    const sides = checkedSides(desk, edit);
    const remarks = sides.flatMap((side) => side.remarks);
    if (sides.some(({ isReadable }) => !isReadable)) return { remarks };
    desk.drafts.save(sides.map(({ path, text, was }) => ({ path, contents: text, was })));
    return { remarks, page: openPage(desk, edit.page) };
  }),
  route('page/translated', pageSchema, async ({ page }, desk) => {
    await confirmTranslation(desk, page);
    return openPage(desk, page);
  }),
  route('page/palette', nothing, (_, desk) => {
    const parts = palette();
    return { parts, terms: glossaryOf(desk).terms, names: namesFor(desk, parts) };
  }),
  route('page/choices', z.strictObject({ kind: z.string() }), ({ kind }, desk) => ({
    choices: choicesFor(desk, kind),
  })),
  route('page/places', nothing, (_, desk) => placesFor(desk)),
  route('page/create', newSchema, (wanted, desk) => ({ page: createPage(desk, wanted) })),
];
