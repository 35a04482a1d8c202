import type { Fact, Unit } from '../schemas/fact.ts';
import { fill, formatDate, formatNumber } from '../language/format.ts';
import type { Lang } from '../language/lang.ts';
import { translator } from './strings.ts';

const LAKH = 100_000;

/**
 * A fact in words, its limit included.
 * @example formatFact({ kind: 'money', value: 5000, … }, 'hi') // '5,000 रुपये'
 */
export function formatFact(fact: Fact, lang: Lang): string {
  const value = valueInWords(fact, lang);
  return fact.bound ? fill(translator(lang)(`bound.${fact.bound}`), { value }) : value;
}

function valueInWords(fact: Fact, lang: Lang): string {
  const t = translator(lang);
  switch (fact.kind) {
    case 'words':
      return fact.words[lang];
    case 'crop-year':
      return fact.cropYear;
    case 'date':
      return formatDate(fact.date, lang);
    case 'each-year':
      return fill(t('fact.range'), { from: formatMonthDay(fact.fromDay, lang), to: formatMonthDay(fact.toDay, lang) });
  }
  const inWords = (value: number) => amount(fact, value, lang);
  if ('choices' in fact) return fact.choices.map(inWords).join(` ${t('fact.or')} `);
  if ('value' in fact) return inWords(fact.value);
  // The unit stands once, behind the upper end: "10 to 20 years".
  const from = fact.kind === 'money' ? inWords(fact.from) : formatNumber(fact.from, lang);
  return fill(t('fact.range'), { from, to: inWords(fact.to) });
}

function amount(fact: Fact, value: number, lang: Lang): string {
  switch (fact.kind) {
    case 'money':
      return formatMoney(value, lang);
    case 'percent':
      return fill(translator(lang)('fact.percent'), { value: formatNumber(value, lang) });
    case 'quantity':
      return formatQuantity(value, fact.unit, lang);
    default:
      return formatNumber(value, lang);
  }
}

/** Rupees; whole lakhs are said as people say them. @example formatMoney(100000, 'en') // 'Rs. 1 lakh' */
export function formatMoney(rupees: number, lang: Lang): string {
  const t = translator(lang);
  if (rupees >= LAKH && rupees % LAKH === 0)
    return fill(t('fact.moneyLakh'), { value: formatNumber(rupees / LAKH, lang) });
  return fill(t('fact.money'), { value: formatNumber(rupees, lang) });
}

/** A number with its unit. @example formatQuantity(7, 'day', 'hi') // '7 दिन' */
export function formatQuantity(value: number, unit: Unit, lang: Lang): string {
  return `${formatNumber(value, lang)} ${translator(lang)(`unit.${unit}.${value === 1 ? 'one' : 'other'}`)}`;
}

/** `10-01` as "1 October". The year only serves to have a date. */
function formatMonthDay(monthDay: string, lang: Lang): string {
  return formatDate(`2024-${monthDay}`, lang).replace(/ 2024$/, '');
}
