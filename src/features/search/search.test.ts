import { describe, expect, test } from 'vitest';
import type { TitlesFile, WholeFile } from './file.ts';
import { search } from './search.ts';
import { addWhole, createIndex } from './search-index.ts';

const FILE: TitlesFile = {
  pages: [
    ['opium/overview/', 'Opium Cultivation', 'अफीम की खेती', [['price', 'Price of opium', 'अफीम का मूल्य']]],
    ['opium/Eligible/', 'Eligible Cultivators', 'पात्र काश्तकार', []],
    [
      'notifications/',
      'Notifications',
      'अधिसूचनाएं',
      [
        ['new', 'Small quantities', 'अल्प मात्रा', 1],
        ['old', 'Small quantities', 'अल्प मात्रा', 1, 1],
      ],
    ],
    ['rti/', 'RTI Manuals', 'सूचना का अधिकार', []],
    ['exim/substances/p/', 'Substances: P', 'पदार्थ: P', [['pseudoephedrine', 'Pseudoephedrine', 'स्यूडोएफेड्रिन', 3]]],
  ],
  answers: [
    [1, -1, 'am I on the list;मेरा नाम सूची में'],
    [0, 0, 'opium rate'],
  ],
  synonyms: ['patta;पट्टा;licence;लाइसेंस', 'doda chura;पोस्त भूसा;poppy straw', 'price;rate;मूल्य;भाव', 'lambardar;मुखिया'],
};
const WHOLE: WholeFile = {
  pages: [
    {
      text: 'Grow only with a licence.',
      things: ['The Government fixes the price of each year.'],
      rows: [['price', '52 kg', 'Price: 1,000', 5]],
    },
    { text: 'Poppy straw is licensed as well. The lambardar helps.', things: [], rows: [] },
    { text: 'All notifications.', things: ['Number S.O. 1055(E), section 27A', 'Number S.O. 527(E)'], rows: [] },
    { text: 'Ask for information.', things: [], rows: [['/documents/rti/form.pdf', 'Request form', '', 2]] },
    { text: 'Names with P.', things: ['For export a no objection certificate.'], rows: [] },
  ],
};

const first = createIndex(FILE, 'en');
const whole = createIndex(FILE, 'en');
Array.from(addWhole(whole, WHOLE));
const hrefs = (query: string, index = whole) => search(index, 'en', query).best.map(({ href }) => href);

describe('one thing is found by many spellings', () => {
  test.each([
    ['opium cultivation', '/en/opium/overview/'],
    ['OPIUM  cultivation!', '/en/opium/overview/'],
    ['अफीम खेती', '/en/opium/overview/'],
    ['अफ़ीम की खेतियां', '/en/opium/overview/'],
    ['afeem ki kheti', '/en/opium/overview/'],
    ['aphim kheti', '/en/opium/overview/'],
    ['opuim cultivtion', '/en/opium/overview/'],
    ['opi', '/en/opium/overview/'],
    ['afeen', '/en/opium/overview/'],
    ['am i on the list', '/en/opium/Eligible/'],
    ['naam suchi', '/en/opium/Eligible/'],
    ['किसान नाम सूची', '/en/opium/Eligible/'],
    ['kastkar', '/en/opium/Eligible/'],
    ['opium bhav', '/en/opium/overview/#price'],
    ['soochna ka adhikar', '/en/rti/'],
    ['psuedoephedrine', '/en/exim/substances/p/#pseudoephedrine'],
    ['psuedoeph', '/en/exim/substances/p/#pseudoephedrine'],
    ['सूडोएफेड्रीन', '/en/exim/substances/p/#pseudoephedrine'],
    ['so1055', '/en/notifications/#new'],
    ['S.O. 1055 (E)', '/en/notifications/#new'],
    ['dhara 27 ka', '/en/notifications/#new'],
    ['mukhiya', '/en/opium/Eligible/'],
    ['dodachura', '/en/opium/Eligible/'],
    ['doda choora', '/en/opium/Eligible/'],
    ['pattaa', '/en/opium/overview/'],
  ])('%s', (query, href) => {
    expect(hrefs(query)[0]).toBe(href);
  });
});

test('what the editors set comes first when it is typed so, even before a title', () => {
  const set = createIndex({ ...FILE, answers: [[1, -1, 'price of opium']] }, 'en');
  expect(hrefs('price of opium')[0]).toBe('/en/opium/overview/#price');
  expect(hrefs('price of opium', set)[0]).toBe('/en/opium/Eligible/');
});

test('titles and readers’ words answer before the text is there; excerpts come with it', () => {
  expect(hrefs('afeem kheti', first)[0]).toBe('/en/opium/overview/');
  expect(search(first, 'en', 'opium').isWhole).toBe(false);
  expect(search(first, 'en', 'opium').best[0]!.excerpt).toEqual([]);
  expect(hrefs('1055', first)).toEqual([]);
  expect(search(whole, 'en', 'patta').best[0]!.excerpt).toEqual(['Grow only with a ', 'licence', '.']);
});

test('what is in force stands before what has ended', () => {
  const { groups } = search(whole, 'en', 'small quantities', 'record');
  expect(groups[0]!.hits.map(({ href, isEnded }) => [href, isEnded])).toEqual([
    ['/en/notifications/#new', false],
    ['/en/notifications/#old', true],
  ]);
});

test('each page is among the best once; all kinds are counted, whatever kind is chosen', () => {
  const all = search(whole, 'en', 'price');
  expect(new Set(all.best.map(({ href }) => href.split('#')[0])).size).toBe(all.best.length);
  const chosen = search(whole, 'en', 'price', 'figure');
  expect(chosen.best).toEqual([]);
  expect(chosen.groups.map(({ kind, count }) => [kind, count])).toEqual(
    all.groups.map(({ kind, count }) => [kind, count]),
  );
  expect(chosen.groups.filter(({ hits }) => hits.length > 0).map(({ kind }) => kind)).toEqual(['figure']);
  expect(all.count).toBe(all.groups.reduce((sum, { count }) => sum + count, 0));
});

test('documents lead to the document', () => {
  expect(hrefs('request form')[0]).toBe('/documents/rti/form.pdf');
});

test('other words and a better spelling are offered', () => {
  expect(search(whole, 'en', 'rate').related).toEqual(['price']);
  expect(search(whole, 'en', 'notificatoins small').spelling).toBe('notifications small');
  expect(search(whole, 'en', 'notifications').spelling).toBeUndefined();
});

test.each([
  '',
  '   ',
  '?!',
  '%',
  'ा',
  '्',
  '__proto__',
  'constructor',
  '<script>',
  '\u0000',
  '🌱',
  '=0',
  'section:27a',
  '('.repeat(200),
])('nothing breaks with “%s”', (query) => {
  expect(search(whole, 'en', query).query).toBe(query);
});

test('a very long query is cut and answered', () => {
  const answer = search(whole, 'en', `opium ${'क'.repeat(100_000)}`);
  expect(answer.query).toHaveLength(200);
  expect(answer.best[0]!.href).toBe('/en/opium/overview/');
});

test('gibberish finds nothing', () => {
  for (const query of ['qqxzz', 'asdfghjk', 'झझझझझ']) expect(search(whole, 'en', query).count).toBe(0);
});
