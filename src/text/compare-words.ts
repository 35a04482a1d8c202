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

/** The beginning of an amount of money written as a figure. */
export function amountByHand(text: string): string | undefined {
  return /(?:Rs\.?|₹)\s*\d|\d\s*(?:लाख |हजार )?(?:रुपये|रुपए)/.exec(text)?.[0];
}
