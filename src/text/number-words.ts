import type { Lang } from '../language/lang.ts';

/** One meaning a line: what it is, its English words, its Hindi words. */
type Words = readonly (readonly [meaning: string, en: string, hi: string])[];

/** “One” and एक are left out: both are articles too. */
const NUMBERS: Words = [
  ['2', 'two both', 'दो दोनों'],
  ['3', 'three', 'तीन तीनों'],
  ['4', 'four', 'चार चारों'],
  ['5', 'five', 'पांच पाँच पांचों'],
  ['6', 'six', 'छह छः छहों'],
  ['7', 'seven', 'सात सातों'],
  ['8', 'eight', 'आठ आठों'],
  ['9', 'nine', 'नौ'],
  ['10', 'ten', 'दस'],
  ['11', 'eleven', 'ग्यारह'],
  ['12', 'twelve', 'बारह'],
  ['13', 'thirteen', 'तेरह'],
  ['14', 'fourteen', 'चौदह'],
  ['15', 'fifteen', 'पंद्रह'],
  ['16', 'sixteen', 'सोलह'],
  ['17', 'seventeen', 'सत्रह'],
  ['18', 'eighteen', 'अठारह'],
  ['19', 'nineteen', 'उन्नीस'],
  ['20', 'twenty', 'बीस'],
  ['30', 'thirty', 'तीस'],
  ['40', 'forty', 'चालीस'],
  ['50', 'fifty', 'पचास'],
  ['60', 'sixty', 'साठ'],
  ['100', 'hundred', 'सौ'],
  ['1000', 'thousand', 'हजार'],
  ['lakh', 'lakh lakhs', 'लाख'],
  ['crore', 'crore crores', 'करोड़'],
];

const MONTHS: Words = [
  ['January', 'January', 'जनवरी'],
  ['February', 'February', 'फरवरी'],
  ['March', 'March', 'मार्च'],
  ['April', 'April', 'अप्रैल'],
  ['May', 'May', 'मई'],
  ['June', 'June', 'जून'],
  ['July', 'July', 'जुलाई'],
  ['August', 'August', 'अगस्त'],
  ['September', 'September', 'सितंबर सितम्बर'],
  ['October', 'October', 'अक्तूबर अक्टूबर'],
  ['November', 'November', 'नवंबर नवम्बर'],
  ['December', 'December', 'दिसंबर दिसम्बर'],
];

const DAYS: Words = [
  ['Monday', 'Monday Mondays', 'सोमवार'],
  ['Tuesday', 'Tuesday Tuesdays', 'मंगलवार'],
  ['Wednesday', 'Wednesday Wednesdays', 'बुधवार'],
  ['Thursday', 'Thursday Thursdays', 'गुरुवार बृहस्पतिवार'],
  ['Friday', 'Friday Fridays', 'शुक्रवार'],
  ['Saturday', 'Saturday Saturdays', 'शनिवार'],
  ['Sunday', 'Sunday Sundays', 'रविवार'],
];

/** What is named in a text, in its order, each by its meaning. */
export interface Named {
  months: string[];
  days: string[];
  numbers: string[];
}
type Sort = keyof Named;

const LISTS: [Sort, Words][] = [
  ['months', MONTHS],
  ['days', DAYS],
  ['numbers', NUMBERS],
];

const MEANINGS = { en: new Map<string, [Sort, string]>(), hi: new Map<string, [Sort, string]>() };
for (const [sort, list] of LISTS)
  for (const [meaning, en, hi] of list) {
    for (const word of en.split(' ')) MEANINGS.en.set(word, [sort, meaning]);
    for (const word of hi.normalize('NFC').split(' ')) MEANINGS.hi.set(word, [sort, meaning]);
  }
// A number may begin a sentence; months and days always begin with a capital.
for (const [, en] of NUMBERS)
  for (const word of en.split(' ')) {
    const meaning = MEANINGS.en.get(word);
    if (meaning) MEANINGS.en.set(`${word.charAt(0).toUpperCase()}${word.slice(1)}`, meaning);
  }

const WORD: Record<Lang, RegExp> = { en: /[A-Za-z]+/g, hi: /[\u0900-\u0963]+/g };

/** “May I …” and “They may” are no month: it stands beside a day, a year or a small word of time. */
const NOT_THE_MONTH =
  /(?<!(?:\d|\b(?:in|of|by|from|to|until|since|and|or|before|after|early|late|mid|end|till)) )\bMay\b(?! (?:\d|and [A-Z]|to [A-Z]|or [A-Z]))/g;

/** Months, days of the week and numbers in words, in English. @example namedIn('तीन मार्च', 'hi').numbers // ['3'] */
export function namedIn(text: string, lang: Lang): Named {
  const named: Named = { months: [], days: [], numbers: [] };
  const plain = lang === 'en' && text.includes('May') ? text.replace(NOT_THE_MONTH, '') : text.normalize('NFC');
  for (const word of plain.match(WORD[lang]) ?? []) {
    const [sort, meaning] = MEANINGS[lang].get(word) ?? [];
    if (sort && meaning) named[sort].push(meaning);
  }
  return named;
}

/** What only one of two lists has, each as often as it is there too many. */
export function onlyIn(list: string[], other: string[]): string[] {
  const left = [...other];
  return list.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
