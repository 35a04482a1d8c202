import { OFFLINE } from '../../addresses/navigation.ts';
import { addressOf, everySection, HOME, isPageId, pageAbove } from '../../addresses/site-plan.ts';
import { shortPath } from '../../addresses/short.ts';
import type { Mistake } from '../../files/mistake.ts';
import { buildDay } from '../../lib/build-moment.ts';
import { type Said, say } from '../../messages/say.ts';
import type { Menu, MenuSection } from '../../schemas/menu.ts';
import type { Loaded } from '../load.ts';
import type { Rule } from './rule.ts';

/** Reports what is wrong at a place of the menu. */
type Report = (path: (string | number)[], said: Said) => void;

/** The menu names pages and outside addresses that exist, each page in one place. */
export const menuNamesWhatExists: Rule = (loaded, { routes }) => {
  const { menu } = loaded.catalogue;
  if (!menu) return [];
  const { mistakes, report } = reporter(loaded);
  const knownLink = (key: string) => loaded.ids.links.has(key);
  sectionsAreRight(menu, routes, knownLink, report);
  for (const list of ['strip', 'carousel'] as const)
    linksAreRight(
      menu[list].map((key, index) => ({ key, path: [list, index] })),
      knownLink,
      report,
    );
  chaptersAreRight(menu, routes, report);
  return mistakes;
};

/** Every page can be reached: it stands in the menu, or below a page that does. */
export const pagesAreInTheMenu: Rule = ({ root, catalogue: { menu } }, { routes }) => {
  if (!menu) return [];
  const named = new Set(everySection(menu).flatMap(({ entries }) => entries.map(({ page }) => page)));
  return routes
    .filter((id) => id !== HOME && pageAbove(id) === undefined && !named.has(id))
    .map((id) => ({ file: `${root}/pages/${id}/en.mdx`, ...say('page-not-in-menu', { id }) }));
};

/** The figures of the short address, which is printed on paper, are those of one page. */
export const shortAddressesAreUnique: Rule = ({ root }, { routes }) => {
  const known = new Map<string, string>();
  return routes.flatMap((id) => {
    const short = shortPath(`/en/${addressOf(id)}/`);
    const other = known.get(short);
    known.set(short, id);
    return other === undefined
      ? []
      : [{ file: `${root}/pages/${id}/en.mdx`, ...say('page-short-taken', { id, other }) }];
  });
};

/** Outside addresses stand in a menu, the strip or on a tile; nothing else shows them. */
export const linksAreUsed: Rule = ({ root, yaml, ids, catalogue: { menu } }) => {
  if (!menu) return [];
  const file = `${root}/links.yaml`;
  const lineOf = yaml.find((read) => read.file === file)?.lineOf;
  const inSections = everySection(menu).flatMap(({ entries }) => entries.flatMap(({ link }) => link ?? []));
  const used = new Set([...inSections, ...menu.strip, ...menu.carousel]);
  return [...ids.links]
    .filter((key) => !used.has(key))
    .map((key) => ({ file, line: lineOf?.([key]), field: key, ...say('link-unused', { key }) }));
};

/** A section with its place in the file. */
interface Placed {
  section: MenuSection;
  path: (string | number)[];
}

function placedSections(menu: Menu): Placed[] {
  return [
    ...menu.sections.map((section, index) => ({ section, path: ['sections', index] })),
    ...menu.siteMap.map((section, index) => ({ section, path: ['siteMap', index] })),
    { section: menu.website, path: ['website'] },
  ];
}

function sectionsAreRight(
  menu: Menu,
  routes: readonly string[],
  knownLink: (key: string) => boolean,
  report: Report,
): void {
  const ids = new Set<string>();
  const homes = new Map<string, string>();
  for (const { section, path } of placedSections(menu)) {
    const { id, label, entries, isPlainLink } = section;
    if (ids.has(id)) report([...path, 'id'], say('menu-section-twice', { id }));
    ids.add(id);
    if (isPlainLink && (entries.length > 1 || entries[0]?.page === undefined))
      report([...path, 'isPlainLink'], say('menu-plain-link'));
    const at = (index: number, field: string) => [...path, 'entries', index, field];
    for (const [index, { page, at: anchor, newUntil }] of entries.entries()) {
      if (page === undefined) continue;
      const home = homes.get(page);
      if (page !== OFFLINE && !routes.includes(page)) report(at(index, 'page'), say('menu-unknown-page', { id: page }));
      // One section of a page may stand beside the page itself.
      else if (anchor === undefined && home !== undefined)
        report(at(index, 'page'), say('menu-page-twice', { id: page, section: home }));
      if (anchor === undefined) homes.set(page, home ?? label.en);
      if (newUntil !== undefined && newUntil < buildDay())
        report(at(index, 'newUntil'), say('menu-badge-over', { id: page, day: newUntil }));
    }
    const links = entries.flatMap(({ link }, index) =>
      link === undefined ? [] : [{ key: link, path: at(index, 'link') }],
    );
    linksAreRight(links, knownLink, report);
  }
}

function linksAreRight(
  links: { key: string; path: (string | number)[] }[],
  knownLink: (key: string) => boolean,
  report: Report,
): void {
  for (const [index, { key, path }] of links.entries())
    if (!knownLink(key)) report(path, say('menu-unknown-link', { key }));
    else if (links.findIndex((each) => each.key === key) < index) report(path, say('menu-link-twice', { key }));
}

function chaptersAreRight({ guides }: Menu, routes: readonly string[], report: Report): void {
  for (const [hub, chapters] of Object.entries(guides)) {
    if (!routes.includes(hub)) {
      report(['guides', hub], say('menu-unknown-page', { id: hub }));
      continue;
    }
    for (const [index, { chapter }] of chapters.entries()) {
      if (chapter === undefined) continue;
      const path = ['guides', hub, index, 'chapter'];
      if (!routes.includes(`${hub}/${chapter}`)) report(path, say('menu-unknown-chapter', { chapter, hub }));
      else if (chapters.findIndex((each) => each.chapter === chapter) < index)
        report(path, say('menu-chapter-twice', { chapter }));
    }
  }
}

function reporter({ root, yaml }: Loaded): { mistakes: Mistake[]; report: Report } {
  const file = `${root}/menu.yaml`;
  const lineOf = yaml.find((read) => read.file === file)?.lineOf;
  const mistakes: Mistake[] = [];
  return {
    mistakes,
    report: (path, said) => mistakes.push({ file, line: lineOf?.(path), field: path.join(' → '), ...said }),
  };
}

/** Addresses that belong to other things than pages: below the language, and below the list of substances. */
const TAKEN: { pattern: RegExp; owner: string }[] = [
  {
    // The data room itself is a page.
    pattern: /^((records|sheets|posters|feeds|calendar|offline)(\/|$)|data\/)/i,
    owner: 'records, sheets, posters, feeds and files',
  },
  { pattern: /^exim\/substances\/./i, owner: 'the letters and pages of the substances' },
  { pattern: /\/(all|undated)$/i, owner: 'guides and lists' },
];

/** Folders of pages have names that can be addresses, each its own, and chapters have their page above them. */
export const pageFoldersFit: Rule = ({ root, catalogue }) => {
  const ids = [...new Set(catalogue.pages.map(({ id }) => id))];
  const owners = new Map<string, string>();
  return ids.flatMap((id) => {
    const file = `${root}/pages/${id}`;
    if (!isPageId(id)) return [{ file, ...say('page-folder-name', { id }) }];
    const parent = pageAbove(id);
    if (parent !== undefined && !ids.includes(parent)) return [{ file, ...say('page-above-missing', { parent }) }];
    const path = addressOf(id);
    const owner = owners.get(path.toLowerCase()) ?? TAKEN.find(({ pattern }) => pattern.test(path))?.owner;
    owners.set(path.toLowerCase(), id);
    return owner === undefined ? [] : [{ file, ...say('page-address-taken', { address: `/en/${path}/`, owner }) }];
  });
};

/** The addresses of the specification, and the pages that tools need, cannot be lost. */
export const fixedPagesAreThere: Rule = ({ root, catalogue }, { specified, needed }) => {
  const present = new Set(catalogue.pages.map(({ id }) => id));
  const gone = (pages: Readonly<Record<string, string>>, code: 'page-fixed-missing' | 'page-tool-missing') =>
    Object.entries(pages)
      .filter(([id]) => !present.has(id))
      .map(([id, path]) => ({
        file: `${root}/pages/${id}/en.mdx`,
        ...say(code, { address: `/en/${path}/ and /hi/${path}/`, id }),
      }));
  return [...gone(specified, 'page-fixed-missing'), ...gone(needed, 'page-tool-missing')];
};
