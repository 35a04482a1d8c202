import { unbroken } from '../language/format.ts';
import { formatFact } from '../words/format-fact.ts';
import { type Lang, LANGS } from '../language/lang.ts';
import { FACT_PLACE, type Fact } from '../schemas/fact.ts';

/**
 * Puts facts into every pair of English and Hindi words of a record: `{sample-fee}` becomes the fee, in each language.
 * Words that go into files keep plain spaces: `print` is the identity there.
 */
export function fillFacts<T>(value: T, facts: Map<string, Fact>, print = unbroken): T {
  if (Array.isArray(value)) return value.map((item: unknown) => fillFacts(item, facts, print)) as T;
  if (value instanceof Map)
    return new Map([...value].map(([id, entry]: [unknown, unknown]) => [id, fillFacts(entry, facts, print)])) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && LANGS.includes(key as Lang)
        ? fillText(inner, key as Lang, facts, print)
        : fillFacts(inner as unknown, facts, print),
    ]),
  ) as T;
}

function fillText(text: string, lang: Lang, facts: Map<string, Fact>, print: typeof unbroken): string {
  return text.replace(FACT_PLACE, (place, id: string) => {
    const fact = facts.get(id);
    return fact ? print(formatFact(fact, lang)) : place;
  });
}
