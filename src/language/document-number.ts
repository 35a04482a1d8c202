import type { Lang } from './lang.ts';

const GAZETTE_IN_HINDI: [RegExp, string][] = [
  [/S\.O\. (?=\d)/g, 'का.आ. '],
  [/G\.S\.R\. (?=\d)/g, 'सा.का.नि. '],
  [/(?<=\d)\(E\)/g, '(अ)'],
];

/** The number of an Act or Gazette text as its own language prints it: 61 of 1985, 1985 का 61; S.O. 907(E), का.आ. 907(अ). */
export function documentNumber(number: string, lang: Lang): string {
  if (lang === 'en') return number;
  const [, serial, year] = /^(\d+) of (\d{4})$/.exec(number) ?? [];
  if (serial) return `${year} का ${serial}`;
  return GAZETTE_IN_HINDI.reduce((words, [printed, said]) => words.replace(printed, said), number);
}
