/** Roman numerals of clauses, as in "(xvii)" or "(viiक)", which stand in both languages. */
const CLAUSE = /\((?:x{0,3}(?:ix|iv|v?i{0,3}))[क-ह]?\)/g;

/** The figures of a text, sorted; grouping commas do not matter. */
export function figuresIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replaceAll(',', '')).toSorted();
}

/** Whether two texts name the same figures. */
export function isSameFigures(a: string, b: string): boolean {
  return figuresIn(a).join(' ') === figuresIn(b).join(' ');
}

/** Latin words left in a Hindi text. */
export function latinIn(text: string): string[] {
  return text.replace(CLAUSE, '').match(/[A-Za-z][A-Za-z.]*[A-Za-z]/g) ?? [];
}

/** Ways to write money that the site does not use: “25 rupees”, “INR 25”, “25/-”, “रु 25”, “₹25”. */
const ODD_MONEY =
  /(?<![A-Za-z])INR\s*\d|₹\s*\d|\d\s*(?:rupees?|INR)(?![A-Za-z])|\d\s*\/-|(?<![\p{L}\p{M}])रु[०.]?\s*\d|\d\s*रु(?![\p{L}\p{M}])/iu;
const MONEY = new RegExp(
  String.raw`(?<![A-Za-z])(?:Rs|Re)\.?\s*\d|\d\s*(?:लाख |हजार )?(?:रुपये|रुपए|रुपया)|${ODD_MONEY.source}`,
  'iu',
);

/** The beginning of an amount of money written as a figure. */
export function amountByHand(text: string): string | undefined {
  return MONEY.exec(text)?.[0];
}

/** The same where it is written in a way of its own. */
export function oddMoney(text: string): string | undefined {
  return ODD_MONEY.exec(text)?.[0];
}
