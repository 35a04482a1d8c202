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

/** Spellings of which the site uses one throughout; see docs/glossary.md. */
const SPELLINGS: [wrong: string, right: string][] = [
  ['अक्टूबर', 'अक्तूबर'],
  ['अफ़ीम', 'अफीम'],
  ['केन्द्र', 'केंद्र'],
  ['हिन्दी', 'हिंदी'],
  ['फ़रवरी', 'फरवरी'],
  ['ज़िला', 'जिला'],
  ['सम्बन्ध', 'संबंध'],
  ['दण्ड', 'दंड'],
  ['खण्ड', 'खंड'],
  ['सितम्बर', 'सितंबर'],
  ['नवम्बर', 'नवंबर'],
  ['दिसम्बर', 'दिसंबर'],
  ['मन:प्रभावी', 'मनःप्रभावी'],
];

/** Spellings in a Hindi text that the site does not use, each with the one it does. */
export function misspelt(text: string): [wrong: string, right: string][] {
  const whole = text.normalize('NFC');
  return SPELLINGS.filter(([wrong]) => whole.includes(wrong.normalize('NFC')));
}

/** The beginning of an amount of money written as a figure. */
export function amountByHand(text: string): string | undefined {
  return /(?:Rs\.?|₹)\s*\d|\d\s*(?:लाख |हजार )?(?:रुपये|रुपए)/.exec(text)?.[0];
}
