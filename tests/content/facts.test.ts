import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { formatFact } from '../../src/words/format-fact.ts';

/** Every constant and penalty line of the specification: id, and how it reads in each language. */
const SPECIFIED: [id: string, en: string, hi: string][] = [
  ['carousel-interval', '2,500 milliseconds', '2,500 मिलीसेकंड'],
  ['site-languages', 'English and Hindi', 'अंग्रेजी और हिंदी'],
  ['language-storage-key', 'lang', 'एल-ए-एन-जी (लैटिन अक्षरों में)'],
  ['crop-year', '1 October to 30 September', '1 अक्तूबर से 30 सितंबर'],
  ['cultivation-licence-fee', 'Rs. 25', '25 रुपये'],
  ['excess-area-condoned', 'up to 5%', '5 प्रतिशत तक'],
  ['test-measure-sample', '1%', '1 प्रतिशत'],
  ['uprooting-minimum-share', 'at least 10%', 'कम से कम 10 प्रतिशत'],
  ['uprooting-minimum-area', 'at least 1 are', 'कम से कम 1 एअर'],
  ['standard-consistence', '70 degrees', '70 डिग्री'],
  ['payment-on-the-spot', '90%', '90 प्रतिशत'],
  ['sample-per-cultivator', 'about 50 g', 'लगभग 50 ग्राम'],
  ['container-sizes', '20 kg or 35 kg', '20 किलोग्राम या 35 किलोग्राम'],
  ['earlier-minimum-yield-mp-rajasthan', '54 kg per hectare', '54 किलोग्राम प्रति हेक्टेयर'],
  ['earlier-minimum-yield-up', '52 kg per hectare', '52 किलोग्राम प्रति हेक्टेयर'],
  ['minimum-yield-2012-13', '52 to 54 kg per hectare', '52 से 54 किलोग्राम प्रति हेक्टेयर'],
  ['alkaloid-supply', 'about 150 to 200 tons', 'लगभग 150 से 200 टन'],
  ['manufacturing-licence-fee', 'Rs. 5,000', '5,000 रुपये'],
  ['manufacturing-licence-security', 'Rs. 5,000', '5,000 रुपये'],
  ['licence-renewal-fee', 'Rs. 5,000', '5,000 रुपये'],
  ['licence-renewal-notice', 'at least 30 days', 'कम से कम 30 दिन'],
  ['export-authorisation-fee', 'Rs. 1,000', '1,000 रुपये'],
  ['import-certificate-fee', 'Rs. 1,000', '1,000 रुपये'],
  ['poppy-seed-registration-fee', 'Rs. 560', '560 रुपये'],
  ['precursor-details-deadline', 'within 7 days', '7 दिन के भीतर'],
  ['export-details-deadline', 'within 7 days', '7 दिन के भीतर'],
  ['analysis-import-limit', 'up to 1 kg', '1 किलोग्राम तक'],
  ['licit-districts', '22 districts', '22 जिले'],
  ['licit-tehsils', '102 tehsils', '102 तहसीलें'],
  ['licit-states', '3 states', '3 राज्य'],
  ['current-list-crop-year', '2025-26', '2025-26'],
  ['last-updated', '4 November 2025', '4 नवंबर 2025'],
  ['penalty-small-term', 'up to 1 year', '1 वर्ष तक'],
  ['penalty-small-term-older-text', 'up to 6 months', '6 माह तक'],
  ['penalty-small-fine', 'up to Rs. 10,000', '10,000 रुपये तक'],
  ['penalty-intermediate-term', 'up to 10 years', '10 वर्ष तक'],
  ['penalty-intermediate-fine', 'up to Rs. 1 lakh', '1 लाख रुपये तक'],
  ['penalty-cultivation-term', 'up to 10 years', '10 वर्ष तक'],
  ['penalty-cultivation-fine', 'up to Rs. 1 lakh', '1 लाख रुपये तक'],
  ['penalty-commercial-term', '10 to 20 years', '10 से 20 वर्ष'],
  ['penalty-commercial-fine', 'Rs. 1 lakh to Rs. 2 lakh', '1 लाख रुपये से 2 लाख रुपये'],
  ['penalty-consumption-hard-term', 'up to 1 year', '1 वर्ष तक'],
  ['penalty-consumption-hard-fine', 'up to Rs. 20,000', '20,000 रुपये तक'],
  ['penalty-consumption-other-term', 'up to 6 months', '6 माह तक'],
  ['penalty-consumption-other-fine', 'up to Rs. 10,000', '10,000 रुपये तक'],
  ['penalty-repeat-factor', 'up to 1.5 times', '1.5 गुना तक'],
];

describe('facts of the specification', () => {
  test.each(SPECIFIED)('%s reads “%s” and “%s”', (id, en, hi) => {
    const fact = catalogue.facts.get(id)!;
    expect(formatFact(fact, 'en')).toBe(en);
    expect(formatFact(fact, 'hi')).toBe(hi);
  });

  test('some repeat offences can bring the death penalty', () => {
    const fact = catalogue.facts.get('penalty-repeat-death')!;
    expect(formatFact(fact, 'en')).toMatch(/death/);
    expect(formatFact(fact, 'hi')).toMatch(/मृत्यु/);
  });
});

test('every fact names its source', () => {
  for (const [id, { source }] of catalogue.facts) {
    expect(source.length, id).toBeGreaterThan(0);
    expect(source.every((name) => catalogue.sources.has(name))).toBe(true);
  }
});
