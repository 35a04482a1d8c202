import { expect, test } from 'vitest';
import { sampleRecord, sampleRegisters } from '../../tests/support/sample-record.ts';
import type { Fact } from '../schemas/fact.ts';
import type { Table } from '../schemas/table.ts';
import type { DraftCatalogue } from './load.ts';
import { publishFindings } from './publish-findings.ts';
import { readPage } from './read-page.ts';
import { confirm } from './translations.ts';

const words = (en: string, hi: string) => ({ en, hi });
const page = (lang: 'en' | 'hi', extra = '', body = 'Words') =>
  readPage(
    'area/one',
    lang,
    `content/pages/area/one/${lang}.mdx`,
    `---\ntitle: T\nsummary: A summary that is long enough to pass the schema.\nshape: chapter\nprovider: opium\nreviewed: '2026-01-15'\n${extra}---\n${body}\n`,
  ).page;

const tender = sampleRecord({
  register: 'tenders',
  kind: 'tender',
  title: words('Sample tender', 'नमूना निविदा'),
  section: 'administration',
  validity: 'not-known',
  closes: '2026-12-01T15:00',
  corrigenda: [],
});

function findings(change: Partial<DraftCatalogue> = {}, given: Partial<Parameters<typeof publishFindings>[0]> = {}) {
  const pages = change.pages ?? [page('en'), page('hi')];
  const catalogue: DraftCatalogue = {
    pages,
    sources: new Map(),
    facts: new Map(),
    strings: new Map(),
    glossary: new Map(),
    links: new Map(),
    tables: new Map(),
    registers: sampleRegisters(),
    offices: new Map(),
    officePlaces: new Map(),
    people: new Map(),
    posts: new Map(),
    timelines: new Map(),
    calendar: { steps: [], field: { sown: [], green: [], flowering: [], capsules: [], bare: [] } },
    procedures: new Map(),
    sheets: new Map(),
    posters: new Map(),
    albums: new Map(),
    pictures: new Map(),
    packs: new Map(),
    initiatives: new Map(),
    moved: [],
    papers: new Map(),
    documents: new Map(),
    cultivatorLists: [],
    changes: [],
    recorded: {},
    ...change,
  };
  return publishFindings({
    catalogue,
    site: { helpline: '1933', reviewMonths: 12 },
    unconfirmedLinks: [],
    confirmed: confirm(pages, {}),
    untold: [],
    deadLinks: [],
    undrawn: [],
    today: '2026-11-16',
    ...given,
  });
}
const kinds = (...args: Parameters<typeof findings>) => findings(...args).map(({ kind }) => kind);

test('content with nothing open gives no finding', () => {
  expect(findings()).toEqual([]);
});

test('a specimen and a doubtful record are named in both languages', () => {
  const registers = sampleRegisters({
    tenders: [{ ...tender, specimen: true as const, toConfirm: words('Not read', 'नहीं पढ़ा') }],
  });
  const found = findings({ registers });
  expect(found.map(({ kind }) => kind)).toEqual(['specimens', 'doubtful']);
  expect(found[0]).toMatchObject({ file: 'content/registers/tenders/sample.yaml' });
  expect(found[0]!.text.hi).toContain('नमूना निविदा');
  expect(found[1]!.text.en).toBe('“Sample tender”: Not read');
});

test('a doubtful entry of the organisation chart is named', () => {
  const entry = { name: words('Ranges', 'रेंज'), source: ['spec'] };
  const organisation = {
    above: [],
    bureau: entry,
    units: [],
    headquartersStaff: { ...entry, toConfirm: words('Not counted', 'गिने नहीं गए') },
    sections: entry,
    divisions: entry,
    belowDivision: [],
    cells: entry,
    separate: [],
  };
  expect(findings({ organisation })).toMatchObject([
    { kind: 'doubtful', file: 'content/organisation.yaml', text: { en: '“Ranges”: Not counted' } },
  ]);
});

test('lists of made-up cultivators are specimens', () => {
  const list = { cropYear: '2025-26', asOn: '2026-11-16', source: ['specimen'], specimen: true as const };
  expect(findings({ cultivatorLists: [list] })).toMatchObject([
    { kind: 'specimens', file: 'content/cultivators/2025-26.csv' },
  ]);
});

test.each([
  ['2027-01-15', []],
  ['2027-01-16', ['reviews']],
])('a page reviewed on 15 January 2026 is past its date on %s: %j', (today, expected) => {
  expect(kinds({}, { today })).toEqual(expected);
});

test('a page without its list is a gap, by its own word or by an empty register', () => {
  const own = [page('en', 'hasNoEntries: true\n'), page('hi', 'hasNoEntries: true\n')];
  expect(kinds({ pages: own })).toEqual(['gaps']);
  const empty = [page('en', '', '<Register id="events" />'), page('hi', '', '<Register id="events" />')];
  expect(kinds({ pages: empty })).toEqual(['gaps']);
});

test('gaps that editors named go by the section that can fill them', () => {
  const gaps = (what: string) => `gaps:\n  - what: ${what}\n    ask: exim\n`;
  const pages = [page('en', gaps('The fee')), page('hi', gaps('शुल्क'))];
  const registers = sampleRegisters({
    tenders: [{ ...tender, gaps: [{ what: words('Hall', 'कक्ष'), ask: 'opium' }] }],
  });
  expect(findings({ pages, registers })).toMatchObject([
    { kind: 'gaps', file: 'content/pages/area/one', text: { en: 'The fee', hi: 'शुल्क' }, ask: 'exim' },
    { kind: 'gaps', file: 'content/registers/tenders/sample.yaml', text: { hi: '“नमूना निविदा”: कक्ष' }, ask: 'opium' },
  ]);
});

test('a long sentence is listed in the language it is written in', () => {
  const long = `${'word '.repeat(26)}end.`;
  expect(findings({ pages: [page('en', '', long), page('hi', '', 'छोटा वाक्य।')] })).toMatchObject([
    { kind: 'sentences', file: 'content/pages/area/one/en.mdx', text: { en: long } },
  ]);
});

test('an office without address, an unconfirmed link and a dead link are named', () => {
  const office = {
    name: words('Office', 'कार्यालय'),
    unit: 'headquarters' as const,
    kind: 'other' as const,
    phones: [],
    fax: [],
    emails: [],
    source: ['spec'],
  };
  expect(kinds({ offices: new Map([['one', office]]) })).toEqual(['addresses']);
  expect(kinds({}, { unconfirmedLinks: ['portal'] })).toEqual(['addresses']);
  expect(kinds({}, { deadLinks: [{ page: '/en/home/', target: '/en/nowhere/' }] })).toEqual(['links']);
});

test('a share picture with an old title is listed with the page and both languages', () => {
  const undrawn = [{ key: 'area/one', lang: 'hi' as const, title: 'नाम' }];
  const [found] = findings({}, { undrawn });
  expect(found).toMatchObject({ kind: 'share', file: 'content/share (area/one, hi)' });
  expect(found?.text.en).toContain('“नाम”');
});

test('a text that changed alone makes its twin stale', () => {
  const before = confirm([page('en'), page('hi')], {});
  const found = findings({ pages: [page('en', '', 'New words'), page('hi')] }, { confirmed: before });
  expect(found).toMatchObject([{ kind: 'translations', file: 'content/pages/area/one/hi.mdx' }]);
});

test('cells of substances that are to be confirmed are counted', () => {
  const row = { toConfirm: ['entry'] };
  const substances = { rows: [row, { toConfirm: [] }, row] } as unknown as DraftCatalogue['substances'];
  const [found, ...others] = findings({ substances });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ kind: 'doubtful', file: 'content/substances.csv' });
  expect(found!.text.en).toMatch(/^2 substances/);
  expect(kinds({ substances: { rows: [{ toConfirm: [] }] } as unknown as DraftCatalogue['substances'] })).toEqual([]);
});

test('drugs whose amounts are not certain are named', () => {
  const drug = (en: string, doubt: { en: string; hi: string } | null) => ({
    cells: { substance: words(en, 'गांजा'), commercial: 20000, doubt },
    source: [],
  });
  const rows = [drug('Ganja', words('1 source only.', 'केवल 1 स्रोत।')), drug('Opium', null)];
  const tables = new Map([['quantities', { id: 'quantities', rows } as unknown as Table]]);
  expect(findings({ tables })).toEqual([
    {
      kind: 'doubtful',
      file: 'content/tables/quantities.csv',
      text: { en: '“Ganja”: 1 source only.', hi: '“गांजा”: केवल 1 स्रोत।' },
    },
  ]);
});

test('a fact without a value for the present crop year is named once', () => {
  const yearly = { label: words('Yield', 'उपज'), kind: 'number' as const, value: 8, source: ['spec'], year: '2025-26' };
  const facts = new Map<string, Fact>([
    ['yearly', { ...yearly, awaited: '2026-27' }],
    ['yearly:2025-26', yearly],
  ]);
  expect(findings({ facts })).toEqual([
    expect.objectContaining({
      kind: 'years',
      text: expect.objectContaining({ en: expect.stringContaining('2026-27') }),
    }),
  ]);
});
