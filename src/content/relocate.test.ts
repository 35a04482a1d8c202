import { expect, test } from 'vitest';
import { planMove, planRemove, RelocationError, type Texts } from './relocate.ts';

const page = (body: string) => `---\ntitle: A page\nrecords: [notifications/one]\n---\n\n${body}\n`;
const texts: Texts = new Map([
  ['pages/about/old/en.mdx', page('See <RouteLink to="about/old/part">the part</RouteLink>.')],
  ['pages/about/old/hi.mdx', page('देखें।')],
  ['pages/about/old/part/en.mdx', page('Part.')],
  ['pages/about/old/part/hi.mdx', page('भाग।')],
  ['pages/about/older/en.mdx', page('<RouteLink to="about/old#place">there</RouteLink> and /en/about/old/.')],
  ['registers/notifications/one.yaml', 'title: One\nvalidity: superseded\nsupersededBy: two\n'],
  ['registers/notifications/two.yaml', 'title: Two\namends: [one] # it changes the first\n'],
  [
    'menu.yaml',
    '# Sections.\nsections:\n  - id: about\n    entries:\n      - page: about/old # new in May\n        isNew: true\n      - page: about/older\nguides:\n  about/old:\n    - chapter: part\n      was: [place]\n',
  ],
  ['packs.yaml', 'reader:\n  pages: [about/older, about/old]\n'],
  ['translations.yaml', 'about/old: { en: a, hi: b }\nabout/older: { en: c, hi: d }\n'],
  [
    'moved.yaml',
    "# Old addresses.\n- from: /en/about/first/\n  to: /en/about/old/\n  since: '2026-01-01'\n  reason: Renamed.\n",
  ],
]);
const addresses = ['en', 'hi'].flatMap((lang) => [
  `/${lang}/about/old/`,
  `/${lang}/about/old/part/`,
  `/${lang}/about/old/all/`,
  `/${lang}/about/older/`,
  `/${lang}/records/notifications/one/`,
]);
const base = { texts, addresses, day: '2026-11-17', reason: 'A better name.' };

test('a page gets another name with its chapters, and everything that names it follows', () => {
  const { writes, removes, moved, left } = planMove({ ...base, from: 'about/old', to: 'about/new' });
  expect(removes).toEqual([...texts.keys()].filter((file) => file.startsWith('pages/about/old/')));
  expect(writes.get('pages/about/new/en.mdx')).toContain('<RouteLink to="about/new/part">');
  expect(writes.get('pages/about/new/part/hi.mdx')).toBe(texts.get('pages/about/old/part/hi.mdx'));
  expect(writes.get('pages/about/older/en.mdx')).toContain('to="about/new#place"');
  expect(writes.get('menu.yaml')).toBe(
    texts
      .get('menu.yaml')!
      .replaceAll('about/old\n', 'about/new\n')
      .replace('about/old #', 'about/new #')
      .replace('about/old:', 'about/new:'),
  );
  expect(writes.get('packs.yaml')).toContain('[about/older, about/new]');
  expect(writes.get('translations.yaml')).toContain('about/new: { en: a');
  expect(moved.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/en/about/old/ /en/about/new/',
    '/en/about/old/part/ /en/about/new/part/',
    '/en/about/old/all/ /en/about/new/all/',
    '/hi/about/old/ /hi/about/new/',
    '/hi/about/old/part/ /hi/about/new/part/',
    '/hi/about/old/all/ /hi/about/new/all/',
  ]);
  const list = writes.get('moved.yaml')!;
  expect(list).toMatch(/^# Old addresses\.\n- from: \/en\/about\/first\/\n  to: \/en\/about\/new\/\n/);
  expect(list).toContain(
    "- from: /hi/about/old/\n  to: /hi/about/new/\n  since: '2026-11-17'\n  reason: A better name.\n",
  );
  expect(left).toEqual(['pages/about/older/en.mdx:6']);
});

test('the history goes with a page that moves, and stays as it was written of one that is given up', () => {
  const changes = "- date: '2026-11-01'\n  of: [about/old, about/old/*, about/older]\n";
  const recorded = "about/old: { since: '2026-11-01', mark: a }\nabout/older: { since: '2026-11-01', mark: b }\n";
  const own = new Map([...texts, ['changes.yaml', changes], ['recorded.yaml', recorded]]);
  const moved = planMove({ ...base, texts: own, from: 'about/old', to: 'about/new' });
  expect(moved.writes.get('changes.yaml')).toContain('of: [about/new, about/new/*, about/older]');
  expect(moved.writes.get('recorded.yaml')).toBe(recorded.replace('about/old:', 'about/new:'));
  const given = planRemove({
    ...base,
    texts: own,
    from: 'about/old',
    to: 'about/older',
    target: () => '/en/about/older/',
  });
  expect([given.writes.has('changes.yaml'), given.writes.has('recorded.yaml')]).toEqual([false, false]);
  expect(given.left.filter((place) => /^(changes|recorded)/.test(place))).toEqual([]);
});

test('a chapter keeps its place in the order, with the old links to it', () => {
  const { writes } = planMove({ ...base, from: 'about/old/part', to: 'about/old/piece' });
  expect(writes.get('menu.yaml')).toContain('    - chapter: piece\n      was: [place]\n');
  expect(writes.get('pages/about/old/en.mdx')).toContain('to="about/old/piece"');
});

test('a name that is given back takes its line out of the list', () => {
  const moved = planMove({ ...base, from: 'about/old', to: 'about/first' }).writes.get('moved.yaml')!;
  expect(moved).not.toContain('from: /en/about/first/');
  expect(moved).toContain('from: /en/about/old/\n  to: /en/about/first/');
});

test('a record gets another name: pages, and records that it or that change it, follow', () => {
  const { writes, removes, moved } = planMove({ ...base, from: 'notifications/one', to: 'notifications/first' });
  expect(removes).toEqual(['registers/notifications/one.yaml']);
  expect(writes.get('registers/notifications/first.yaml')).toBe(texts.get('registers/notifications/one.yaml'));
  expect(writes.get('registers/notifications/two.yaml')).toContain('amends: [first] # it changes');
  expect(writes.get('pages/about/old/en.mdx')).toContain('records: [notifications/first]');
  expect(moved).toHaveLength(2);
});

test('what is made up leaves no old address', () => {
  const plan = planRemove({ ...base, from: 'notifications/one', target: () => '/en/x/', isSpecimen: true });
  expect(plan.moved).toEqual([]);
  expect(plan.writes.has('moved.yaml')).toBe(false);
});

test('a page that is given up leaves the menu, the packs and the order; links lead to the page that takes its place', () => {
  const target = (lang: string) => `/${lang}/about/older/`;
  const { writes, removes, moved } = planRemove({ ...base, from: 'about/old', to: 'about/older', target });
  expect(removes).toHaveLength(4);
  expect(writes.get('menu.yaml')).toBe(
    '# Sections.\nsections:\n  - id: about\n    entries:\n      - page: about/older\nguides:\n',
  );
  expect(writes.get('packs.yaml')).toBe('reader:\n  pages: [about/older]\n');
  expect(writes.get('translations.yaml')).toBe('about/older: { en: c, hi: d }\n');
  expect(writes.get('pages/about/older/en.mdx')).toContain('to="about/older#place"');
  expect(moved.map(({ to }) => to)).toEqual([
    ...Array(3).fill('/en/about/older/'),
    ...Array(3).fill('/hi/about/older/'),
  ]);
});

test('old links to a chapter that is given up still land on its page', () => {
  const { writes } = planRemove({ ...base, from: 'about/old/part', to: 'about/old', target: () => '/en/about/old/' });
  expect(writes.get('menu.yaml')).toContain('  about/old:\n    - was: [place]\n');
});

test('a record that is given up is no longer explained by pages', () => {
  const { writes } = planRemove({ ...base, from: 'notifications/one', target: () => '/en/home/' });
  expect(writes.get('pages/about/old/en.mdx')).toContain('records: []');
});

test.each([
  ['about/none', 'about/new', 'There is no page or record'],
  ['about/old', 'about/older', 'exists already'],
  ['about/old', 'about/OLDER', 'exists already'],
  ['about/old', 'about/2026', 'cannot be a page'],
  ['about/old', 'about/none/part', 'no page “about/none” above it'],
  ['about/old', 'about/older/part', 'has chapters of its own'],
  ['notifications/one', 'policies/one', 'Keep its register'],
  ['notifications/one', 'notifications/Other', 'cannot be the name'],
])('%s cannot become %s: %s', (from, to, words) => {
  expect(() => planMove({ ...base, from, to })).toThrow(words);
  expect(() => planMove({ ...base, from, to })).toThrow(RelocationError);
});

test('an address of the specification stays', () => {
  const own = new Map(texts).set('pages/about/contact/en.mdx', page('Here.'));
  expect(() => planMove({ ...base, texts: own, from: 'about/contact', to: 'about/touch' })).toThrow('is fixed');
  expect(() => planRemove({ ...base, texts: own, from: 'about/contact', target: () => '/en/home/' })).toThrow(
    'is fixed',
  );
});
