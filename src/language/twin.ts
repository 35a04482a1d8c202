import { isLang, type Lang, otherLang } from './lang.ts';

/** The same address in the other language. @example twinOf('/en/home/') // '/hi/home/' */
export function twinOf(path: string): string {
  return path.replace(/^\/(en|hi)(?=\/)/, (_, lang: Lang) => `/${otherLang(lang)}`);
}

/** The language of an address; undefined for files and pages of both languages. @example langOf('/hi/home/') // 'hi' */
export function langOf(path: string): Lang | undefined {
  const [, lang] = path.split('/');
  return isLang(lang) ? lang : undefined;
}
