import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { DEVANAGARI } from '../../src/language/devanagari.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { figuresIn } from '../../src/text/compare-words.ts';
import type { Fact } from '../../src/schemas/fact.ts';
import { readExpected } from '../support/expected.ts';

interface ExpectedFact {
  id: string;
  is?: Partial<Fact>;
  /** Words that the value must hold. */
  says?: Partial<Record<Lang, string>>;
  /** The value of the day of the specification; a later one is right too. */
  noEarlierThan?: { date?: string };
}

describe('facts of the specification', () => {
  test.each(readExpected<ExpectedFact>('facts'))('$id (section $spec)', ({ id, is = {}, says, noEarlierThan = {} }) => {
    const fact = catalogue.facts.get(id);
    expect(fact, `content/facts.yaml has no ${id}`).toBeDefined();
    expect(fact).toMatchObject(is);
    if (is.bound === undefined) expect(fact).not.toHaveProperty('bound');
    for (const lang of LANGS) if (says?.[lang]) expect(formatFact(fact!, lang)).toContain(says[lang]);
    const { date = '' } = noEarlierThan;
    expect((fact?.kind === 'date' ? fact.date : '') >= date).toBe(true);
  });
});

test('every fact reads in both languages, with the same figures', () => {
  for (const [id, fact] of catalogue.facts) {
    const [en, hi] = [formatFact(fact, 'en'), formatFact(fact, 'hi')];
    expect(DEVANAGARI.test(en), id).toBe(false);
    expect(figuresIn(hi), id).toEqual(figuresIn(en));
    if (fact.kind !== 'crop-year' && fact.kind !== 'number') expect(DEVANAGARI.test(hi), id).toBe(true);
  }
});

test('every fact names its source', () => {
  for (const [id, { source }] of catalogue.facts) {
    expect(source.length, id).toBeGreaterThan(0);
    expect(source.every((name) => catalogue.sources.has(name))).toBe(true);
  }
});
