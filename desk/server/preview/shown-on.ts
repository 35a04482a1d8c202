import { recordPath } from '../../../src/addresses/registers.ts';
import { addressOf, HOME } from '../../../src/addresses/site-plan.ts';
import type { Localized } from '../../../src/language/lang.ts';
import { isRegisterId } from '../../../src/schemas/registers.ts';
import type { Item, Shown } from '../../model/hand-in-api.ts';
import type { Drafts } from '../drafts.ts';
import { nameOf } from '../start/entries.ts';

/** More places than these nobody looks through. */
const MOST = 12;

/** Pages on which files without an address of their own are seen best. */
const PAGE_OF: Record<string, string> = {
  'directory.yaml': 'about/who_is_who',
  'posts.yaml': 'about/organisational_setup',
  'organisation.yaml': 'about/organisational_setup',
  'offices.yaml': 'about/contact',
  'office-places.yaml': 'about/contact',
};

/** Where a file of the draft is seen on the site, the best place first; the front page where nothing better is known. */
export function shownOn(drafts: Drafts, pages: readonly Item[], file: string, at = ''): Shown[] {
  const pageAt = (id: string): Shown | undefined => {
    const page = pages.find(({ detail }) => detail === id);
    return page && { title: page.title, address: both(`${addressOf(id)}/`) };
  };
  const [folder, register = ''] = file.split('/');
  const own = folder === 'pages' ? file.split('/').slice(1, -1).join('/') : PAGE_OF[file];
  const found = [
    ...(folder === 'registers' && isRegisterId(register) ? [recordAt(drafts, file, register)] : []),
    ...(own === undefined ? [] : [pageAt(own)]),
    ...(folder === 'pages' ? [] : pagesNaming(drafts, pages, namesIn(file, at)).map(pageAt)),
    pageAt(HOME),
  ];
  return found.filter((shown) => shown !== undefined).slice(0, folder === 'pages' ? 1 : MOST);
}

function both(address: string): Localized {
  return { en: `/en/${address}`, hi: `/hi/${address}` };
}

function recordAt(drafts: Drafts, file: string, register: Parameters<typeof recordPath>[0]): Shown | undefined {
  const id = nameOf(file);
  const name = { en: id, hi: id };
  return drafts.has(file)
    ? { title: name, address: { en: recordPath(register, id, 'en'), hi: recordPath(register, id, 'hi') } }
    : undefined;
}

/** What a page says to show this: `id="opium-price"`, `{licence-fee}`. */
function namesIn(file: string, at: string): string[] {
  const id = at.split('/')[0] || nameOf(file);
  const register = file.startsWith('registers/') ? [`"${file.split('/')[1]}"`] : [];
  return [`"${id}"`, `{${id}}`, ...register];
}

function pagesNaming(drafts: Drafts, pages: readonly Item[], names: string[]): string[] {
  return pages.flatMap(({ path, detail = '' }) => {
    const { text } = drafts.read(path);
    return names.some((name) => text.includes(name)) ? [detail] : [];
  });
}
