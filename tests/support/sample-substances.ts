import { catalogue } from '../../src/content/catalogue.ts';
import { readSubstances } from '../../src/content/read-substances.ts';
import type { Substances } from '../../src/schemas/substances.ts';

const { rows } = readSubstances('tests/support/samples', catalogue.substances!, {
  rules: new Map(catalogue.substanceRules.classes.map((each) => [each.id, each.of])),
  sources: new Set(),
  names: new Map(),
});

/** A part of a list of substances with words of its own, for tests; it need not be that of the site. */
export const sampleSubstances: Substances = {
  ...catalogue.substances!,
  rows,
  parts: {
    ...catalogue.substances!.parts,
    name: { en: 'name', hi: 'नाम' },
    entry: { en: 'entry in Indian law', hi: 'भारतीय कानून में प्रविष्टि' },
  },
  entries: {
    ...catalogue.substances!.entries,
    'ndps-schedule': {
      en: 'Schedule to the NDPS Act',
      hi: 'एनडीपीएस अधिनियम की अनुसूची',
      number: { en: 'serial', hi: 'क्रम' },
    },
    'un-1971': {
      en: 'UN Convention of 1971',
      hi: 'संयुक्त राष्ट्र का 1971 का अभिसमय',
      number: { en: 'Schedule', hi: 'अनुसूची' },
    },
  },
};
