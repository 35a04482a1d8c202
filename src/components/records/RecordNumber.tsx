import type { Lang } from '../../language/lang';

/** Numbers are shown as printed; those of Acts are said the Hindi way: 61 of 1985, 1985 का 61. */
export function RecordNumber({ number, lang }: { number: string; lang: Lang }) {
  if (lang === 'en') return number;
  const [, serial, year] = /^(\d+) of (\d{4})$/.exec(number) ?? [];
  if (serial) return `${year} का ${serial}`;
  return /[A-Za-z]/.test(number) ? <span lang="en">{number}</span> : number;
}
