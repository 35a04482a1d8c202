import type { WeightUnit } from '../weight.ts';
import { latinDigits } from '../../text/fold-words.ts';
import { pairsIn } from '../../text/sound-key.ts';

/** A weight in a question, as digits and a unit of the quantity check, and where it stands. */
export interface Amount {
  written: string;
  unit: WeightUnit;
  start: number;
  end: number;
}

/** Spellings of a unit, and what it is. A quintal and a ton are written in kilograms. */
const UNITS: [spellings: string, unit: WeightUnit, times: number][] = [
  ['mg mgs milligram milligrams milligramme मिलीग्राम मिग्रा एमजी', 'mg', 1],
  ['g gm gms gr grm gram grams gramme grammes graam ग्राम ग्रा जीएम', 'g', 1],
  ['kg kgs kilo kilos kilogram kilograms kilogramme kilograam किलो किलोग्राम किग्रा केजी', 'kg', 1],
  ['quintal quintals kuntal kwintal क्विंटल कुंतल', 'kg', 100],
  ['ton tons tonne tonnes टन', 'kg', 1000],
];
const UNIT_OF = new Map(
  UNITS.flatMap(([spellings, unit, times]) => spellings.split(' ').map((each) => [each, { unit, times }])),
);

const NUMBERS = pairsIn(
  'half:0.5 aadha:0.5 adha:0.5 आधा:0.5 paav:0.25 pav:0.25 पाव:0.25 one:1 ek:1 एक:1 dedh:1.5 डेढ:1.5 two:2 do:2 दो:2 dhai:2.5 ढाई:2.5 ' +
    'three:3 teen:3 tin:3 तीन:3 four:4 char:4 chaar:4 चार:4 five:5 panch:5 paanch:5 पांच:5 पाँच:5 six:6 chhah:6 छह:6 seven:7 saat:7 सात:7 ' +
    'eight:8 aath:8 आठ:8 nine:9 nau:9 नौ:9 ten:10 das:10 दस:10 twenty:20 bees:20 बीस:20 fifty:50 pachas:50 पचास:50',
);
const TIMES = pairsIn('hundred:100 sau:100 सौ:100 thousand:1000 hazar:1000 hazaar:1000 हजार:1000');

const PARTS = new Set('sadhe saadhe साढे सवा sava paune पौने lakh लाख crore करोड'.split(' '));

const LETTERS = '[\\p{L}\\p{M}]+';
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.])(?:([\\d०-९][\\d०-९.,]*)|(${LETTERS}))\\s*(?:(${[...TIMES.keys()].join('|')})\\s+)?(${[...UNIT_OF.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
  'giu',
);

/** The weights in a question, which has no dots below its letters. @example amountsIn('2 kg afim') // [{ written: '2', unit: 'kg', … }] */
export function amountsIn(question: string): Amount[] {
  return [...question.matchAll(AMOUNT)].flatMap(({ 0: whole, 1: digits, 2: word, 3: times, 4: unit = '', index }) => {
    const known = UNIT_OF.get(unit.toLowerCase());
    const number = digits === undefined ? wordNumber(word) : plainNumber(digits);
    if (!known || number === undefined) return [];
    const factor = known.times * Number(TIMES.get(times?.toLowerCase() ?? '') ?? 1);
    const written = factor === 1 ? number : String(Number(number) * factor);
    return [{ written, unit: known.unit, start: index, end: index + whole.length }];
  });
}

/** Digits, or a number in words. */
export function isNumberWord(word: string): boolean {
  return /^\p{N}/u.test(word) || wordNumber(word) !== undefined || PARTS.has(word.toLowerCase());
}

function wordNumber(word = ''): string | undefined {
  return NUMBERS.get(word.toLowerCase()) ?? TIMES.get(word.toLowerCase());
}

/** Digits without the commas that group them in India; nothing where a comma may begin a fraction. */
function plainNumber(digits: string): string | undefined {
  const latin = latinDigits(digits).replace(/[.,]$/, '');
  const plain = /^\d{1,3}(?:,\d\d)*,\d{3}$/.test(latin) ? latin.replaceAll(',', '') : latin;
  return /^\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
}
