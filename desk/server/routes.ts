import { z } from 'astro/zod';
import { FORM_ROUTES } from './form/routes.ts';
import { HAND_IN_ROUTES } from './hand-in/routes.ts';
import { PAGE_ROUTES } from './page/routes.ts';
import { type Route, route } from './route.ts';
import { deskState } from './state.ts';
import { TABLE_ROUTES } from './table/routes.ts';

const nothing = z.strictObject({});

/** Every request that the desk answers. */
export const ROUTES: Route[] = [
  route('state', nothing, (_, desk) => deskState(desk)),
  route('file/read', z.strictObject({ path: z.string() }), ({ path }, { drafts }) => drafts.read(path)),
  route('discard', z.strictObject({ paths: z.array(z.string()).min(1) }), ({ paths }, desk) => {
    desk.drafts.discard(paths);
    return deskState(desk);
  }),
  ...FORM_ROUTES,
  ...PAGE_ROUTES,
  ...TABLE_ROUTES,
  ...HAND_IN_ROUTES,
];
