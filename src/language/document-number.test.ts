import { expect, test } from 'vitest';
import { documentNumber } from './document-number.ts';

test.each([
  ['61 of 1985', '1985 का 61'],
  ['S.O. 907(E)', 'का.आ. 907(अ)'],
  ['No. 1/2-I; G.S.R. 623(E); Gazette No. 5', 'No. 1/2-I; सा.का.नि. 623(अ); राजपत्र संख्या 5'],
  ['Gazette Extraordinary No. 5, Part II-3(i)', 'असाधारण राजपत्र संख्या 5, भाग II-3(i)'],
  ['Form No. 1', 'प्ररूप संख्या 1'],
  ['Public Notice 73/2018', 'सार्वजनिक सूचना 73/2018'],
  ['DGFT Notification 17/2015-2020', 'डीजीएफटी अधिसूचना 17/2015-2020'],
  ['339(E)', '339(अ)'],
  ['F. No. R-13011/6/2001-Cus(AS)', 'F. No. R-13011/6/2001-Cus(AS)'],
  ['17/2015', '17/2015'],
])('%s is printed as %s in Hindi and stays in English', (number, hindi) => {
  expect(documentNumber(number, 'hi')).toBe(hindi);
  expect(documentNumber(number, 'en')).toBe(number);
});
