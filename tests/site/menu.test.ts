import { expect, test } from 'vitest';
import { menuGroups } from '../../src/addresses/navigation.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { externalLink } from '../../src/content/site.ts';
import { builtPage, textOf } from '../support/built-pages.ts';
import { expectedMenu } from '../support/expected.ts';

const EXPECTED = expectedMenu();

const groupsOf = (path: string) =>
  builtPage(path)
    .root.querySelectorAll('[data-menu] > ul > li')
    .slice(1)
    .map((item) => ({
      label: textOf(item.querySelector('[data-menu-top]')),
      links: item.querySelectorAll('details a'),
      top: item.querySelector('a[data-menu-top]'),
    }));

const NEW = ` ${translator('en')('badge.new').toLowerCase()}`;
const newTab = translator('en')('link.newTab');
const shortText = (text: string) => (text.endsWith(NEW) ? text.slice(0, -NEW.length) : text).replace(` ${newTab}`, '');
const target = ({ route, link }: { route?: string; link?: string }) =>
  route === undefined ? externalLink(link ?? '').url : pathFor(route, 'en');

/** Those of `all` that are asked for, in the order of `all`; more may stand between them. */
const among = (all: string[], wanted: string[]) => all.filter((each) => wanted.includes(each));

test('the English menu has every specified group, in the specified order', () => {
  const labels = groupsOf('/en/home/').map(({ label }) => label);
  const wanted = EXPECTED.map(({ group }) => group);
  expect(among(labels, wanted)).toEqual(wanted);
});

test.each(EXPECTED)(
  '“$group” has its specified entries in their order (section $spec)',
  ({ group, single, entries }) => {
    const { links, top } = groupsOf('/en/home/').find(({ label }) => label === group)!;
    expect(top?.getAttribute('href')).toBe(single && pathFor(single, 'en'));
    const lines = links.map((link) => ({
      href: link.getAttribute('href')!.replace(/#.*/, ''),
      label: shortText(textOf(link)),
    }));
    const wanted = (entries ?? []).map((entry) => ({ href: target(entry), label: entry.label }));
    const hrefs = wanted.map(({ href }) => href);
    expect(
      among(
        lines.map(({ href }) => href),
        hrefs,
      ),
    ).toEqual(hrefs);
    for (const { href, label } of wanted)
      if (label !== undefined) expect(lines.find((line) => line.href === href)?.label).toBe(label);
  },
);

test('the Hindi menu mirrors the English one, and every link stays in Hindi', () => {
  const en = groupsOf('/en/home/');
  const hi = groupsOf('/hi/home/');
  expect(hi.map(({ links }) => links.length)).toEqual(en.map(({ links }) => links.length));
  for (const { group, groupHi } of EXPECTED)
    if (groupHi !== undefined) expect(hi[en.findIndex(({ label }) => label === group)]!.label).toBe(groupHi);
  const hrefs = hi
    .flatMap(({ links, top }) => [...links, ...(top ? [top] : [])])
    .map((link) => link.getAttribute('href')!);
  expect(hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/hi/'))).toEqual([]);
  for (const { single, entries = [] } of EXPECTED)
    for (const { route } of [{ route: single }, ...entries])
      if (route) expect(hrefs.map((href) => href.replace(/#.*/, ''))).toContain(pathFor(route, 'hi'));
});

test('the logo is Home', () => {
  for (const lang of LANGS) {
    const home = builtPage(`/${lang}/about/overview/`).root.querySelector('[data-menu] a[data-menu-top]');
    expect(home?.getAttribute('href')).toBe(`/${lang}/home/`);
    expect(home?.querySelector('svg')).toBeTruthy();
    expect(textOf(home)).toBe(translator(lang)('nav.home'));
  }
});

test('the "new" badge stands where it is specified, and nowhere by accident', () => {
  const marked = groupsOf('/en/home/')
    .flatMap(({ links }) => links)
    .filter((link) => textOf(link).endsWith(NEW))
    .map((link) => link.getAttribute('href'));
  const meant = menuGroups()
    .flatMap(({ entries }) => entries)
    .filter((entry) => 'route' in entry && entry.isNew);
  expect(marked).toEqual(meant.map((entry) => 'route' in entry && pathFor(entry.route, 'en')));
  for (const entry of EXPECTED.flatMap(({ entries = [] }) => entries))
    if (entry.isNew) expect(marked).toContain(target(entry));
});

test.each(LANGS)('links that leave the site open in a new tab and say so (%s)', (lang) => {
  const outside = groupsOf(`/${lang}/home/`)
    .flatMap(({ links }) => links)
    .filter((link) => link.getAttribute('href')!.startsWith('http'));
  const specified = EXPECTED.flatMap(({ entries = [] }) => entries).filter(({ link }) => link);
  expect(outside.length).toBeGreaterThanOrEqual(specified.length);
  for (const link of outside) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(textOf(link)).toContain(translator(lang)('link.newTab'));
  }
});

test('the current page is marked once in the menu', () => {
  const { root } = builtPage('/hi/opium/Policy/');
  const current = root.querySelectorAll('[data-menu] [aria-current=page]');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/hi/opium/Policy/']);
});
