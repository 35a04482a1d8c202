import { unbroken } from '../language/format.ts';
import { formatFact } from '../words/format-fact.ts';
import { isLang, type Lang } from '../language/lang.ts';
import { FACT_PLACE, type Fact } from '../schemas/fact.ts';

/**
 * Puts facts into every pair of English and Hindi words of a record: `{sample-fee}` becomes the fee, in each language.
 * Words that go into files keep plain spaces: `print` is the identity there.
 */
export function fillFacts<T>(value: T, facts: Map<string, Fact>, print = unbroken): T {
  return filled(value, facts, print) as T;
}

function filled(value: unknown, facts: Map<string, Fact>, print: typeof unbroken): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => filled(item, facts, print));
  if (value instanceof Map)
    return new Map([...value].map(([id, entry]: [unknown, unknown]) => [id, filled(entry, facts, print)]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      typeof inner === 'string' && isLang(key) ? fillText(inner, key, facts, print) : filled(inner, facts, print),
    ]),
  );
}

/** The same for words of one language. A fact that is not there leaves its place as it is. */
export function fillText(text: string, lang: Lang, facts: Map<string, Fact>, print = unbroken): string {
  return text.replace(FACT_PLACE, (place, id: string, year?: string) => {
    const fact = facts.get(id);
    const words = fact && (year ? fact.year : formatFact(fact, lang));
    return words === undefined ? place : print(words);
  });
}
