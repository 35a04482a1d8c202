import { type Lang, otherLang } from './lang.ts';

/** The same address in the other language. @example twinOf('/en/home/') // '/hi/home/' */
export function twinOf(path: string): string {
  return path.replace(/^\/(en|hi)(?=\/)/, (_, lang: Lang) => `/${otherLang(lang)}`);
}
