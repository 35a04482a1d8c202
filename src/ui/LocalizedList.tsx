import type { Lang, Localized } from '../language/lang';

/** Sentences as a list. */
export function LocalizedList({ items, lang }: { items: Localized[]; lang: Lang }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.en}>{item[lang]}</li>
      ))}
    </ul>
  );
}
