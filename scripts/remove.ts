/**
 * `npm run remove -- <page or record> [--to <page, record or address>] [--reason "…"] [--yes]`: gives up a page or record in both languages. Its
 * addresses lead to the given place, else to the page above it or the list in which it stood.
 */
import { parseArgs } from 'node:util';
import { recordPath } from '../src/addresses/registers.ts';
import { addressOf } from '../src/addresses/site-plan.ts';
import type { DraftCatalogue } from '../src/content/load.ts';
import { nearestPage } from '../src/content/lost-addresses.ts';
import { planRemove, RelocationError } from '../src/content/relocate.ts';
import type { Lang } from '../src/language/lang.ts';
import { langOf, twinOf } from '../src/language/twin.ts';
import { isRegisterId } from '../src/schemas/registers.ts';
import { relocate, stop } from './relocate/run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, reason: { type: 'string' }, yes: { type: 'boolean', default: false } },
});
const [from, ...rest] = positionals.map((name) => name.replace(/^content\/(pages|registers)\/|\/$|\.yaml$/g, ''));
if (from === undefined || rest.length > 0) stop('Write what is to go: npm run remove -- about/old --to about/overview');

await relocate({ from, reason: values.reason, isSure: values.yes }, 'It was given up.', (relocation, catalogue) => {
  const { to } = values;
  return planRemove({
    ...relocation,
    ...(to !== undefined && !to.startsWith('/') && { to }),
    target: (lang) => targetIn(lang, to, catalogue),
  });
});

function targetIn(lang: Lang, to: string | undefined, catalogue: DraftCatalogue): string {
  const [register = '', record = ''] = (to ?? from!).split('/');
  const isRecord = isRegisterId(register) && (catalogue.registers.get(register) ?? []).some(({ id }) => id === record);
  const own =
    isRecord && isRegisterId(register) ? recordPath(register, record, lang) : `/${lang}/${addressOf(to ?? from!)}/`;
  if (to === undefined) return nearestPage(own, withoutPage(catalogue));
  if (to.startsWith('/')) return langOf(to) === lang ? to : twinOf(to);
  if (!isRecord && !catalogue.pages.some(({ id }) => id === to))
    throw new RelocationError(`There is no page or record “${to}” to lead to.`);
  return own;
}

/** The content as it will be: what is nearest must still be there. */
function withoutPage(catalogue: DraftCatalogue): DraftCatalogue {
  return { ...catalogue, pages: catalogue.pages.filter(({ id }) => id !== from && !id.startsWith(`${from}/`)) };
}
