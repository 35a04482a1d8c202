import type { Lang, Localized } from '../language/lang.ts';
import { isKeyOf } from '../lib/keys.ts';
import { MESSAGES } from './messages.ts';

/** The name of one kind of mistake, the same in every language. */
export type Code = keyof typeof MESSAGES;

/** Names of the places `%{name}` in a text. */
type Places<Text extends string> = Text extends `${string}%{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;
type PlacesOf<C extends Code> = Places<(typeof MESSAGES)[C]['en']>;
/** What stands in a place; words of our own are given in both languages. */
export type Value = string | number | Localized;
export type Values = Readonly<Record<string, Value>>;

/** What is wrong: as data, and in English. */
export interface Said {
  code: Code;
  values: Values;
  message: string;
}

/** A message with its places filled. @example say('file-missing') */
export function say<C extends Code>(
  code: C,
  ...[values]: [PlacesOf<C>] extends [never] ? [] : [Record<PlacesOf<C>, Value>]
): Said {
  const filled: Values = values ?? {};
  return { code, values: filled, message: fill(MESSAGES[code].en, filled, 'en') };
}

/** The same message in a language. */
export function textOf({ code, values }: Pick<Said, 'code' | 'values'>, lang: Lang): string {
  return fill(MESSAGES[code][lang], values, lang);
}

/** `must` stops the build; `look-again` is shown, and can be answered with a reason in the file. */
export type Grade = 'must' | 'look-again';

export function gradeOf({ code }: Pick<Said, 'code'>): Grade {
  return 'isQuestion' in MESSAGES[code] ? 'look-again' : 'must';
}

/** Whether the file as a whole cannot be read, so that everything that follows from it may be untrue. */
export function isRootCause({ code }: Pick<Said, 'code'>): boolean {
  return 'isRootCause' in MESSAGES[code];
}

function fill(text: string, values: Values, lang: Lang): string {
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'object' ? value[lang] : String(value);
  });
}

/** Whether a text names a kind of mistake. */
export function isCode(text: string): text is Code {
  return isKeyOf(MESSAGES, text);
}

/** The same as `say` for a code and values that come from elsewhere, such as from a schema. */
export function sayAny(code: Code, values: Values): Said {
  return { code, values, message: fill(MESSAGES[code].en, values, 'en') };
}
