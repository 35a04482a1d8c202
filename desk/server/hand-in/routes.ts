import { z } from 'astro/zod';
import type { Item } from '../../model/hand-in-api.ts';
import type { Desk } from '../desk.ts';
import { factValues, isTechnical } from '../page/choices.ts';
import { previewOrigin } from '../preview/preview-server.ts';
import { shownOn } from '../preview/shown-on.ts';
import { type Route, route } from '../route.ts';
import { ContentIndex } from '../start/content-index.ts';
import { hasGit } from '../state.ts';
import { changesOf } from './changes.ts';
import { conflictView, settle } from './conflict.ts';
import { HandIn } from './hand-in.ts';
import { withOwners } from './untold.ts';
import { historyOf, undo } from './history.ts';

/** What is kept for a desk between two requests. */
const kept = new WeakMap<Desk, { index: ContentIndex; handIn: HandIn }>();

/** Commits what a desk that was killed had written. */
export async function finishHandIn(desk: Desk): Promise<void> {
  await of(desk).handIn.finish();
}

function of(desk: Desk): { index: ContentIndex; handIn: HandIn } {
  let own = kept.get(desk);
  if (!own) {
    own = { index: new ContentIndex(desk.drafts), handIn: new HandIn(desk) };
    kept.set(desk, own);
  }
  return own;
}

const nothing = z.strictObject({});
const path = z.string().max(300);
/** A line of words that becomes part of a commit. Git takes signs alone for no name. */
const words = z
  .string()
  .trim()
  .max(500)
  .regex(/[\p{L}\p{N}]/u);
/** A moment that exists; the site made for any other would not start. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  .refine((given) => !Number.isNaN(Date.parse(`${given}Z`)));

export const HAND_IN_ROUTES: Route[] = [
  route('to-do', nothing, (_, desk) => desk.checker.toDo()),
  route('browse', z.strictObject({ folder: path }), ({ folder }, desk) => {
    const items = of(desk).index.browse(folder);
    if (folder !== 'facts.yaml') return items;
    const values = factValues(desk);
    const isLast = ({ at }: Item) => Number(isTechnical(String(at?.[0])));
    return items
      .toSorted((a, b) => isLast(a) - isLast(b))
      .map((item) => ({ ...item, value: values.get(String(item.at?.[0])) }));
  }),
  route('search', z.strictObject({ query: z.string().max(200) }), ({ query }, desk) => of(desk).index.search(query)),
  route(
    'preview',
    z.strictObject({
      file: path,
      at: z.string().max(300).optional(),
      moment: moment.optional(),
    }),
    async ({ file, at, moment: asOf }, desk) => ({
      shown: shownOn(desk.drafts, of(desk).index.browse('pages'), file, at),
      origin: await previewOrigin(desk.drafts.root, asOf),
      moment: asOf,
    }),
  ),
  route('hand-in/changes', nothing, (_, { drafts }) => changesOf(drafts)),
  route('hand-in/untold', nothing, async (_, { drafts, checker }) => withOwners(await checker.untold(), drafts)),
  route(
    'hand-in/apply',
    z.strictObject({
      editor: words.max(100),
      approver: words.max(100),
      sentence: words,
      lines: z
        .array(
          z.strictObject({
            of: z.array(path.min(1)).min(1).max(500),
            what: z.strictObject({ en: words, hi: words }),
          }),
        )
        .max(50)
        .optional(),
      minor: z.array(path.min(1)).max(500).optional(),
    }),
    (names, desk) => of(desk).handIn.apply(names),
  ),
  route('hand-in/progress', nothing, (_, desk) => of(desk).handIn.state),
  route('hand-in/history', nothing, (_, { project }) => (hasGit(project) ? historyOf(project) : [])),
  route('hand-in/undo', z.strictObject({ commit: z.string().regex(/^[0-9a-f]{40,64}$/) }), ({ commit }, desk) =>
    undo(desk.drafts, desk.project, commit),
  ),
  route('conflict/read', z.strictObject({ path }), (input, { drafts }) => conflictView(drafts, input.path)),
  route(
    'conflict/settle',
    z.strictObject({ path, seen: z.string().max(200), sides: z.array(z.enum(['mine', 'theirs'])).max(10_000) }),
    ({ path: file, seen, sides }, { drafts }) => {
      settle(drafts, file, seen, sides);
      return {};
    },
  ),
];
