import { expect, test } from 'vitest';
import { markupIn, slipsIn } from './letters.ts';

const kinds = (text: string) => slipsIn(text).map(({ slip }) => slip);

test.each([
  ['फसल\u200B वर्ष', 'invisible'],
  ['crop\u00ADyear', 'invisible'],
  ['crop\u200Dyear', 'invisible'],
  ['\uFEFFTitle', 'invisible'],
  ['12\u00A0000', 'no-break'],
  ['4\u202F462', 'no-break'],
  ['à¤²à¤¾', 'mojibake'],
  ['the â€œactâ€\u009D', 'mojibake'],
  ['office\u2019s fee Â£5', 'mojibake'],
  ['lost \uFFFD letter', 'mojibake'],
  ['लाgू', 'mixed'],
  ['opiumों', 'mixed'],
  ['the сrop', 'look-alike'],
  ['οpium', 'look-alike'],
  ['लागू है I', 'look-alike'],
  ['लागू है l और', 'look-alike'],
  ['लागू है |', 'pipe'],
  ['लागू है| और', 'pipe'],
])('“%s” has a slip: %s', (text, slip) => {
  expect(kinds(text)).toEqual([slip]);
});

test.each([
  'फसल वर्ष के लिए लागू।',
  'नियुक्\u200Dति', // a joiner that shapes a letter
  'नियम (viiक) और (xii)',
  'एन-एसीटाइल, 1-boc-4-AP',
  'एलएसडी (LSD) और टीएचसी',
  'α-PVP, β-ketone and μg', // chemistry
  'crop\u00A0year', // keeps two words on one line
  'A | B',
  'The “act” of 1985 – section 8A, naïve café',
  'प्ररूप 1 I', // after a digit
])('“%s” has none', (text) => {
  expect(kinds(text)).toEqual([]);
});

test('what was found is shown with its word, invisible characters by their number', () => {
  expect(slipsIn('हर फसल\u200Bवर्ष में')).toEqual([{ slip: 'invisible', found: 'फसल[U+200B]वर्ष' }]);
  expect(slipsIn('about 12\u00A0000 plots')).toEqual([{ slip: 'no-break', found: '12[U+00A0]000' }]);
});

test.each([
  ['the <b>crop</b>', '<b>'],
  ['a line<br/>more', '<br/>'],
  ['<a href="x">y</a>', '<a href="x">'],
  ['</p>', '</p>'],
  ['crop&nbsp;year', '&nbsp;'],
  ['A &amp; B', '&amp;'],
  ['&#2325;', '&#2325;'],
  ['plots < 5 ares, > 2', undefined],
  ['Customs & Excise; others', undefined],
  ['R&D; more', undefined],
  ['<5 kg', undefined],
])('markup in “%s”: %s', (text, found) => {
  expect(markupIn(text)).toBe(found);
});
