import { expect, test } from 'vitest';
import { respell } from './respell.ts';

test.each([
  ['केटामाइन', 'ke-taa-maa-in'],
  ['4-एमईसी', '4-em-ee-see'],
  ['2सी-बी', '2-see-bee'],
  ['मॉर्फीन', 'mor-feen'],
  ['एफेड्रिन', 'e-fe-drin'],
  ['फेंटानिल', 'fen-taa-nil'],
  ['एम्फेटामीन', 'em-fe-taa-meen'],
  ['बेंजफेटामीन', 'benj-fe-taa-meen'],
  ['अल्प्राजोलम', 'al-praa-jo-lam'],
  ['बार्बिटल', 'baar-bi-tal'],
  ['एलिलप्रोडीन', 'e-lil-pro-deen'],
  ['मेस्कलीन', 'mes-ka-leen'],
  ['डायम्प्रोमाइड', 'daa-yam-pro-maa-id'],
  ['(+)-लाइसर्जाइड', '(+)-laa-i-sar-jaa-id'],
  ["4,4'-डीएमएआर", "4,4'-dee-em-e-aar"],
  ['जेडब्ल्यूएच-018', 'jed-blyoo-ech-018'],
  ['चरस', 'cha-ras'],
  ['अफीम', 'a-feem'],
  ['कोका पत्ती', 'ko-kaa pat-tee'],
  ['पोस्त दाना', 'post daa-naa'],
  ['गांजा', 'gaan-jaa'],
  ['डेक्सट्रोमोरामाइड', 'deks-tro-mo-raa-maa-id'],
  ['', ''],
])('%s is said “%s”', (name, said) => {
  expect(respell(name)).toBe(said);
});
