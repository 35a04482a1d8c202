import type { Lang } from './lang.ts';

const IN_HINDI: [RegExp, string][] = [
  [/S\.O\. (?=\d)/g, 'का.आ. '],
  [/G\.S\.R\. (?=\d)/g, 'सा.का.नि. '],
  [/(?<=\d)\(E\)/g, '(अ)'],
  [/^Gazette Extraordinary No\. (?=\d)/, 'असाधारण राजपत्र संख्या '],
  [/(?<=^|; )Gazette No\. (?=\d)/g, 'राजपत्र संख्या '],
  [/, Part (?=[IVX]+-)/, ', भाग '],
  [/^Form No\. (?=\d)/, 'प्ररूप संख्या '],
  [/^Public Notice (?=\d)/, 'सार्वजनिक सूचना '],
  [/^DGFT Notification (?=\d)/, 'डीजीएफटी अधिसूचना '],
];

/** The number of a document as its own language prints it: 61 of 1985, 1985 का 61; S.O. 907(E), का.आ. 907(अ). Numbers of files stay. */
export function documentNumber(number: string, lang: Lang): string {
  if (lang === 'en') return number;
  const [, serial, year] = /^(\d+) of (\d{4})$/.exec(number) ?? [];
  if (serial) return `${year} का ${serial}`;
  return IN_HINDI.reduce((words, [printed, said]) => words.replace(printed, said), number);
}
