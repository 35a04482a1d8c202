import { type ComponentType, lazy } from 'react';
import type { ScreenName } from '../model/screen-of.ts';

/** A screen gets what stands behind the ? of its address. It begins with an h1. */
export interface ScreenProps {
  params: Record<string, string>;
}

/** The screens, each loaded when it is first opened. */
export const SCREEN_OF: Record<ScreenName, ComponentType<ScreenProps>> = {
  start: lazy(() => import('./start/StartScreen.tsx').then((m) => ({ default: m.StartScreen }))),
  browse: lazy(() => import('./start/BrowseScreen.tsx').then((m) => ({ default: m.BrowseScreen }))),
  form: lazy(() => import('./form/FormScreen.tsx').then((m) => ({ default: m.FormScreen }))),
  new: lazy(() => import('./form/NewScreen.tsx').then((m) => ({ default: m.NewScreen }))),
  page: lazy(() => import('./page/PageScreen.tsx').then((m) => ({ default: m.PageScreen }))),
  'new-page': lazy(() => import('./page/NewPageScreen.tsx').then((m) => ({ default: m.NewPageScreen }))),
  table: lazy(() => import('./table/TableScreen.tsx').then((m) => ({ default: m.TableScreen }))),
  import: lazy(() => import('./table/ImportScreen.tsx').then((m) => ({ default: m.ImportScreen }))),
  files: lazy(() => import('./files/FilesScreen.tsx').then((m) => ({ default: m.FilesScreen }))),
  preview: lazy(() => import('./preview/PreviewScreen.tsx').then((m) => ({ default: m.PreviewScreen }))),
  'hand-in': lazy(() => import('./hand-in/HandInScreen.tsx').then((m) => ({ default: m.HandInScreen }))),
  history: lazy(() => import('./hand-in/HistoryScreen.tsx').then((m) => ({ default: m.HistoryScreen }))),
  conflict: lazy(() => import('./hand-in/ConflictScreen.tsx').then((m) => ({ default: m.ConflictScreen }))),
};
