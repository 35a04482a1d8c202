import { expect, test } from 'vitest';
import { cutIntoSentences } from './sentences.ts';

test.each([
  ['', []],
  ['  \n ', []],
  ['Opium Cultivation: Overview', ['Opium Cultivation: Overview']],
  ['Pay Rs. 25. Then wait.', ['Pay Rs. 25.', 'Then wait.']],
  ['See No. 4, e.g. S.O. 907(E). It holds.', ['See No. 4, e.g. S.O. 907(E).', 'It holds.']],
  ['Section 8(a). “Who pays?” The bureau!', ['Section 8(a).', '“Who pays?”', 'The bureau!']],
  ['पट्टा लें। शुल्क 25 रुपये है।', ['पट्टा लें।', 'शुल्क 25 रुपये है।']],
  ['का.आ. 907(अ) और डॉ. शर्मा। ठीक?', ['का.आ. 907(अ) और डॉ. शर्मा।', 'ठीक?']],
  ['The limit is 10.5 are.\nNo more.', ['The limit is 10.5 are.', 'No more.']],
])('%j', (text, sentences) => {
  expect(cutIntoSentences(text)).toEqual(sentences);
});

test('a long sentence is cut at its last comma, or between words, and loses nothing', () => {
  const half = Array.from({ length: 20 }, () => 'अफीम').join(' ');
  for (const long of [`${half}, ${half}, ${half}, ${half}`, `${half} ${half} ${half}`]) {
    const parts = cutIntoSentences(long);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => part.length <= 180)).toBe(true);
    expect(parts.join(' ')).toBe(long);
    if (long.includes(',')) expect(parts.slice(0, -1).every((part) => part.endsWith(','))).toBe(true);
  }
  expect(cutIntoSentences('x'.repeat(500))).toEqual(['x'.repeat(500)]);
});
