import { expect, test } from 'vitest';
import { termOf } from './stem.ts';

test.each([
  ['किसान', 'किसानों'],
  ['नीति', 'नीतियां'],
  ['नीति', 'नीतियों'],
  ['अधिसूचना', 'अधिसूचनाओं'],
  ['अधिसूचना', 'अधिसूचनाएं'],
  ['पट्टा', 'पट्टे'],
  ['पट्टा', 'पट्टों'],
  ['सूची', 'सूचियां'],
  ['रुपये', 'रुपए'],
  ['संख्या', 'संख्याओं'],
  ['गांव', 'गाँवों'],
  ['हिन्दी', 'हिंदी'],
  ['टेन्डर', 'टेंडर'],
  ['ज़िला', 'जिले'],
  ['दुःख', 'दुख'],
  ['क्\u200Dषमा', 'क्षमा'],
  ['licence', 'licences'],
  ['policy', 'policies'],
  ['export', 'exported'],
  ['lance', 'lancing'],
  ['notification', 'notifications'],
  ['Penalty', 'PENALTIES'],
])('%s and %s have one term', (one, other) => {
  expect(termOf(one)).toBe(termOf(other));
});

test.each([
  ['कोटा', 'कोटड़ी'],
  ['कोकेन', 'कोडीन'],
  ['निविदा', 'नीति'],
  ['cultivator', 'cultivation'],
  ['office', 'officer'],
  ['import', 'important'],
])('%s and %s stay apart', (one, other) => {
  expect(termOf(one)).not.toBe(termOf(other));
});

test('no vowel sign is left at the beginning, and nothing is stripped to nothing', () => {
  for (const word of ['ये', 'एं', 'ई', 'आ', 'a', 'ed', 'ing', 'ि', 'ों']) {
    expect(termOf(word)).not.toBe('');
    expect(termOf(word)).not.toMatch(/^.+\s/);
  }
});
