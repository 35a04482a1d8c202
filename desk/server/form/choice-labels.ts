import type { Localized } from '../../../src/language/lang.ts';
import type { Json } from '../../model/form-api.ts';
import { CHOICES } from '../../words/choices.ts';
import type { ChoiceLabel } from './fields.ts';
import { isGroup } from './json.ts';

/** Where `content/strings.yaml` has the words for the values of a field. */
const KEYS: Record<string, ((value: string) => string)[]> = {
  section: [(value) => `provider.${value}`],
  alsoFor: [(value) => `provider.${value}`],
  ask: [(value) => `provider.${value}`],
  unit: [(value) => `office.${value}`, (value) => `unit.${value}.other`],
  level: [(value) => `notice.${value}`],
  topic: [(value) => `clause.${value}`],
  languages: [(value) => `languageName.${value}`],
  verdict: [(value) => `whichPaper.${value}`],
};

/** The site's own words for a value; the desk's where readers never see one. */
export function choiceLabels(strings: Json): ChoiceLabel {
  return (field, value) => {
    const own = CHOICES[`${field}.${value}`];
    if (own) return twoOf(own);
    const keys = [...(KEYS[field] ?? []).map((keyOf) => keyOf(value)), `${field}.${value}`];
    for (const key of keys) {
      const found = isGroup(strings) ? strings[key] : undefined;
      if (isWords(found)) return { en: found['en'], hi: found['hi'] };
    }
    return twoOf(CHOICES[value] ?? `${value} | ${value}`);
  };
}

export function isWords(value: unknown): value is Localized {
  return isGroup(value) && typeof value['en'] === 'string' && typeof value['hi'] === 'string';
}

function twoOf(text: string): Localized {
  const [en = '', hi = ''] = text.split(' | ');
  return { en, hi };
}
