import type { Address } from '../../src/content/addresses.ts';
import { LANGS } from '../../src/language/lang.ts';

/** So many of each kind, from all over its list. */
const OF_EACH = 3;

/** Some addresses of each kind in each language: pages of a kind are made alike. */
export function someOfEachKind(addresses: readonly Address[]): Address[] {
  return [...Map.groupBy(addresses, ({ kind }) => kind).values()].flatMap((ofKind) =>
    LANGS.flatMap((lang) => {
      const all = ofKind.filter((address) => address.lang === lang);
      const step = Math.ceil(all.length / OF_EACH);
      return all.filter((_, index) => index % step === step >> 1);
    }),
  );
}
