import { addressKey, legacyKeys } from '../addresses/routes.ts';
import { addressOf, planOf } from '../addresses/site-plan.ts';
import { documentHref } from '../files/document-file.ts';
import { langOf } from '../language/twin.ts';
import { everyAddress } from './addresses.ts';
import type { DraftCatalogue } from './load.ts';
import { listPagesIn } from './record-lists.ts';
import { withoutSpecimens } from './specimens.ts';

/** Addresses that follow from content, and so can be lost by a change of it. The others are files of the site itself. */
const OF_CONTENT = /^\/(documents\/|(en|hi)\/(.*\/$|data\/|feeds\/|calendar\/))/;
/** Lists of cultivators are too many to know; those of a crop year are there as long as its file is. */
const CULTIVATORS = /^\/(?:en|hi)\/data\/cultivators\/([\d-]+)\//;

/** Whether something is at an address of the content. */
export function answersIn(content: DraftCatalogue): (address: string) => boolean {
  const present = new Set([
    '/',
    ...everyAddress(content).map(({ path }) => path),
    ...[...content.documents.keys()].map(documentHref),
  ]);
  const years = new Set(content.cultivatorLists.map(({ cropYear }) => cropYear));
  return (address) => present.has(address) || years.has(CULTIVATORS.exec(address)?.[1] ?? '');
}

/** Addresses of the record that neither answer nor lead on. Made-up entries do not count: a release does not have them. */
export function lostAddresses(content: DraftCatalogue, ledger: readonly string[]): string[] {
  const answers = answersIn(withoutSpecimens(content));
  const leadOn = new Set([...legacyKeys(), ...(content.moved ?? []).map(({ from }) => addressKey(from))]);
  return ledger.filter((address) => OF_CONTENT.test(address) && !answers(address) && !leadOn.has(addressKey(address)));
}

/** Whether an address belongs to something made up, which no release has. */
export function isOfSpecimen(content: DraftCatalogue): (address: string) => boolean {
  const all = answersIn(content);
  const real = answersIn(withoutSpecimens(content));
  return (address) => OF_CONTENT.test(address) && all(address) && !real(address);
}

/** The page nearest to an address that is given up: the one above it, or the list in which it stood; else the site map. */
export function nearestPage(address: string, content: DraftCatalogue): string {
  const lang = langOf(address) ?? 'en';
  const pageAt = (id: string) => `/${lang}/${addressOf(id)}/`;
  const [, register] = /^\/(?:en|hi)\/(?:records|calendar)\/([^/]+)\//.exec(address) ?? [];
  const list = listPagesIn(content).find(({ selection }) => selection.id === register);
  if (list) return pageAt(list.route);
  const above = planOf(content)
    .routes.map(({ id }) => pageAt(id))
    .filter((path) => address.startsWith(path) && address !== path);
  return above.toSorted((a, b) => b.length - a.length)[0] ?? pageAt('others/sitemap');
}
