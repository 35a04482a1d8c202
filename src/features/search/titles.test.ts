import { expect, test } from 'vitest';
import type { TitlesFile } from './file.ts';
import { joinTitles, partTitles, shortAnchors, wholeAnchors } from './titles.ts';

const LINES = ['patta;licence'];
const WHOLE: TitlesFile = {
  pages: [
    [
      'opium/',
      'Opium',
      'अफीम',
      [
        ['price-of-opium', 'Price of opium', 'अफीम का मूल्य'],
        ['records/a/', 'Order', 'आदेश', 1],
      ],
    ],
    ['exim/', 'Trade', 'व्यापार', [['exim/ketamine/', 'Ketamine', 'केटामाइन', 3]], 0.9],
  ],
  answers: [
    [0, 0, 'rate'],
    [1, 0, 'special k'],
  ],
  synonyms: ['patta;licence', 'Ketamine;Ketalar'],
};

test('titles in two files are joined as they were', () => {
  const [first, more] = partTitles(WHOLE, LINES);
  expect(first.pages.flatMap(([, , , things]) => things)).toHaveLength(1);
  expect(first.synonyms).toEqual(LINES);
  expect(joinTitles(first, more)).toEqual(WHOLE);
});

test.each(['en', 'hi'] as const)('anchors made of the English heading are not sent in %s, and come back', (lang) => {
  const titles: TitlesFile =
    lang === 'en'
      ? WHOLE
      : {
          ...WHOLE,
          pages: WHOLE.pages.map(([path, title, other, things, ...weight]) => [
            path,
            other,
            title,
            things.map(([anchor, own, twin]) => [anchor, twin, own]),
            ...weight,
          ]),
        };
  const short = shortAnchors(titles, lang);
  expect(short.pages[0]?.[3][0]?.[0]).toBe('~');
  expect(wholeAnchors(short, lang)).toEqual(titles);
});
