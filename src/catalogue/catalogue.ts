import { ContentError } from '../lib/mistake.ts';
import { ROUTES } from '../routes.ts';
import { checkCatalogue } from './check.ts';

const checked = await checkCatalogue(
  'content',
  ROUTES.map(({ id }) => id),
);
if (checked.mistakes.length > 0) throw new ContentError(checked.mistakes);

/** Everything in `content/`; a mistake anywhere in it stops the build. */
export const catalogue = checked.catalogue;
