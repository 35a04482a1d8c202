import { describe, expect, test } from 'vitest';
import {
  avoidedWords,
  dandasAfterDigits,
  dottedWords,
  longSentences,
  notebookPhrases,
  sentencesWithoutSubject,
  wordsAboutSources,
} from './voice.ts';

describe('phrases of a notebook', () => {
  test.each([
    'The fee was not found in a public source.',
    'Its number has not been read.',
    'The date is to be confirmed.',
    'Press reports say that it was burnt.',
  ])('are found: %s', (text) => {
    expect(notebookPhrases(text, 'en')).not.toEqual([]);
  });
  test.each([
    'If your name is not on the list, ask your office.',
    'The seller must be found and heard.',
    'Whoever keeps records must be able to read them.',
  ])('are not: %s', (text) => {
    expect(notebookPhrases(text, 'en')).toEqual([]);
  });
  test.each(['यह किसी सार्वजनिक स्रोत में नहीं मिला।', 'इसकी पुष्टि होनी है।', 'शुल्क ज्ञात नहीं है।', 'यह पाठ नहीं पढ़ा गया।'])(
    'are found: %s',
    (text) => {
      expect(notebookPhrases(text, 'hi')).not.toEqual([]);
    },
  );
  test.each(['भुगतान नहीं मिला तो कार्यालय से पूछें।', 'आवेदन की पुष्टि करें।'])('are not: %s', (text) => {
    expect(notebookPhrases(text, 'hi')).toEqual([]);
  });
});

test('words about sources are counted by the sentence', () => {
  const lines = ['Pay the fee at the bank.', 'The source is the Act. Ask your office.'];
  expect(wordsAboutSources(lines, 'en')).toEqual({ about: 5, all: 14 });
  expect(wordsAboutSources(['शुल्क बैंक में दें। स्रोत यह है।'], 'hi')).toEqual({ about: 3, all: 7 });
});

test('a sentence is long from one word too many on; abbreviations do not end it', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  expect(longSentences(`${words(25)}.`, 'en')).toEqual([]);
  expect(longSentences(`${words(26)}.`, 'en')).toHaveLength(1);
  expect(longSentences(`Pay Rs. 5 ${words(23)}.`, 'en')).toHaveLength(1);
  expect(longSentences(`${words(20)}. ${words(20)}.`, 'en')).toEqual([]);
  expect(longSentences(`${'शब्द '.repeat(28)}।`, 'hi')).toEqual([]);
  expect(longSentences(`${'शब्द '.repeat(29)}।`, 'hi')).toHaveLength(1);
});

test('a dot under ज or फ is found in both spellings of it, under ड it is right', () => {
  expect(dottedWords('ब्राउ\u095Bर में फ\u093Cाइल')).toEqual(['ब्राउज़र', 'फ़ाइल'].map((word) => word.normalize('NFC')));
  expect(dottedWords('बड़ी पढ़ाई, फाइल')).toEqual([]);
});

test('a danda after a digit is found, after a word it is right', () => {
  expect(dandasAfterDigits('अधिनियम, 1985। नियम 5 देखें।')).toEqual(['1985।']);
  expect(dandasAfterDigits('वर्ष 1985 में।')).toEqual([]);
});

test.each([
  ['एक अधीक्षक का स्थानांतरण रद्द करता है।', 1],
  ['यह आदेश एक अधीक्षक का स्थानांतरण रद्द करता है।', 0],
  ['अधिसूचना में दो पदार्थ जोड़े गए हैं।', 0],
  ['ब्यूरो आवेदन मांगता है। 10 दिसंबर तक सुझाव मांगता है।', 1],
  ['आदेश का पालन करता है।', 1],
])('“%s” has %i sentences without a subject', (text, count) => {
  expect(sentencesWithoutSubject(text)).toHaveLength(count);
});

describe('words to avoid', () => {
  const find = avoidedWords([
    { en: 'Centre', hi: 'केंद्र', avoid: ['केन्द्र*', 'center'] },
    { en: 'Tonne', hi: 'टन', avoid: ['metric ton'] },
  ]);
  test('are found as whole words, with any ending where a star says so', () => {
    expect(find('केन्द्रीय कार्यालय')).toEqual([{ found: 'केन्द्रीय', use: 'केंद्र' }]);
    expect(find('Center and metric  ton')).toEqual([
      { found: 'Center', use: 'Centre' },
      { found: 'metric  ton', use: 'Tonne' },
    ]);
  });
  test('are not found inside other words', () => {
    expect(find('centered, metric tonne, केंद्रीय')).toEqual([]);
  });
  test('are found however their letters are composed', () => {
    const dotted = avoidedWords([{ en: 'Opium', hi: 'अफीम', avoid: ['अफ\u093Cीम'] }]);
    expect(dotted('अफ\u093Cीम')).toHaveLength(1);
  });
});
