import { FILE_ROUTES } from '../files/routes.ts';
import { IMPORT_ROUTES } from '../import/routes.ts';
import type { Route } from '../route.ts';
import { GRID_ROUTES } from './table-routes.ts';

export const TABLE_ROUTES: Route[] = [...GRID_ROUTES, ...IMPORT_ROUTES, ...FILE_ROUTES];
