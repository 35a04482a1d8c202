import { expect, test } from 'vitest';
import { soundKey } from './sound-key.ts';

test.each([
  ['efedrine', 'ephedrine'],
  ['ephedrine', 'एफेड्रिन'],
  ['heroine', 'हेरोइन'],
  ['khaskhas', 'खसखस'],
  ['afeem', 'अफीम'],
  ['morfin', 'मॉर्फीन'],
  ['kokain', 'कोकेन'],
  ['alprajolam', 'अल्प्राजोलम'],
])('%s sounds like %s', (one, other) => {
  expect(soundKey(one)).toBe(soundKey(other));
});

test.each([
  ['codeine', 'cocaine'],
  ['JWH-018', 'JWH-073'],
  ['morphine', 'morphan'],
])('%s does not sound like %s', (one, other) => {
  expect(soundKey(one)).not.toBe(soundKey(other));
});

test.each([
  ['patta', 'पट्टा'],
  ['kisaan', 'किसान'],
  ['neeti', 'नीति'],
  ['niti', 'नीति'],
  ['aphim', 'अफ़ीम'],
  ['lambardar', 'लंबरदार'],
  ['wajan', 'वज़न'],
  ['anugyapti', 'अनुज्ञप्ति'],
  ['pariksha', 'परीक्षा'],
  ['notification', 'नोटिफिकेशन'],
])('%s is heard as %s', (typed, word) => {
  expect(soundKey(typed)).toBe(soundKey(word));
});
