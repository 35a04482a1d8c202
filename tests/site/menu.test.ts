import { expect, test } from 'vitest';
import { builtPage, textOf } from '../support/built-pages.ts';

/** The menu as specified: groups in order, entries in order. The badge and the note on new tabs are checked apart. */
const ENGLISH_MENU = {
  'About Us': [
    'Overview',
    'Organisation Setup',
    'Vision Mission and Strategy',
    "Who's Who",
    'List of Narcotics Commissioners',
    'Contact Us',
    "NC's Desk",
  ],
  'Opium Cultivation': [
    'Overview',
    'Previous Years Data',
    'Policy & Tract Notifications',
    'Eligible and Ineligible cultivators',
    'Forms',
    'Notifications',
  ],
  'Export/Import': ['Overview', 'Substances list', 'Notifications', 'Forms', 'Registration'],
  Enforcement: [],
  'Act/Rules & Notifications': ['Acts and Rules', 'Notifications', 'Instructions'],
  RTI: ['CPIO and FAA list', 'Manuals'],
  'Tender/Auction': ['Active', 'Archived'],
  "Employee's Corner": [
    'Vacancy Circulars',
    'Transfer & Postings',
    'Annual General Transfer',
    'Promotions',
    'Charges/Add Charges',
    'Departmental Exam',
    'ACP/MACP',
    'Seniority Lists',
    'Recruitment Rules',
    'Miscellaneous',
    'Establishment Infographics',
  ],
  Media: ['Gallery', 'Media Release', 'NC Message'],
  Publications: ['Department magazine'],
  Links: [
    'e-Office',
    'VPN (NIC)',
    'Online portal of the bureau',
    'Social media (Ministry of Finance)',
    'HR portal (e-HRMS)',
  ],
  'New Initiatives': [],
};

const groupsOf = (path: string) =>
  builtPage(path)
    .root.querySelectorAll('[data-menu] > ul > li')
    .slice(1)
    .map((item) => ({
      label: textOf(item.querySelector('[data-menu-top]')),
      links: item.querySelectorAll('details a'),
      top: item.querySelector('a[data-menu-top]'),
    }));

const shortText = (text: string) => text.replace(/ new$/, '').replace(/ \(opens another website in a new tab\)$/, '');

test('the English menu has every group and entry in the specified order', () => {
  const menu = Object.fromEntries(
    groupsOf('/en/home/').map(({ label, links }) => [label, links.map((link) => shortText(textOf(link)))]),
  );
  expect(menu).toEqual(ENGLISH_MENU);
  expect(Object.keys(menu)).toEqual(Object.keys(ENGLISH_MENU));
});

test('the Hindi menu mirrors the English one, and every link stays in Hindi', () => {
  const en = groupsOf('/en/home/');
  const hi = groupsOf('/hi/home/');
  expect(hi.map(({ links }) => links.length)).toEqual(en.map(({ links }) => links.length));
  expect(hi.find(({ label }) => label === 'प्रकाशनों')).toBeTruthy();
  const hrefs = hi
    .flatMap(({ links, top }) => [...links, ...(top ? [top] : [])])
    .map((link) => link.getAttribute('href')!);
  expect(hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/hi/'))).toEqual([]);
  expect(hrefs).toContain('/hi/about/VisionMissionStrategy/');
  expect(hrefs).toContain('/hi/exim/substances/');
  expect(hrefs).toContain('/hi/employee/Charges_Emp/');
  expect(hrefs).toContain('/hi/employee/Deptexam_promotion/');
});

test('the logo is Home', () => {
  for (const lang of ['en', 'hi']) {
    const home = builtPage(`/${lang}/about/overview/`).root.querySelector('[data-menu] a[data-menu-top]');
    expect(home?.getAttribute('href')).toBe(`/${lang}/home/`);
    expect(home?.querySelector('svg')).toBeTruthy();
    expect(textOf(home)).toBe(lang === 'en' ? 'Home' : 'मुख्य पृष्ठ');
  }
});

test('only the substances list carries the "new" badge', () => {
  const marked = groupsOf('/en/home/')
    .flatMap(({ links }) => links)
    .filter((link) => textOf(link).endsWith(' new'));
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/en/exim/substances/']);
});

test('Enforcement and New Initiatives are single links', () => {
  const singles = groupsOf('/en/home/').filter(({ top }) => top);
  expect(singles.map(({ label, top }) => [label, top?.getAttribute('href')])).toEqual([
    ['Enforcement', '/en/prevention/'],
    ['New Initiatives', '/en/NewInstance/'],
  ]);
});

test('Links open in a new tab and say so', () => {
  for (const [path, note] of [
    ['/en/home/', '(opens another website in a new tab)'],
    ['/hi/home/', '(दूसरी वेबसाइट नए टैब में खुलेगी)'],
  ] as const) {
    const links = groupsOf(path).at(-2)!.links;
    expect(links).toHaveLength(5);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(textOf(link)).toContain(note);
    }
  }
});

test('the current page is marked once in the menu', () => {
  const { root } = builtPage('/hi/opium/Policy/');
  const current = root.querySelectorAll('[data-menu] [aria-current=page]');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/hi/opium/Policy/']);
});
