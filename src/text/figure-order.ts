/** Words after a figure that say what is counted, in both languages; each line is one sort. */
const UNITS: [unit: string, pattern: string][] = [
  ['%', '%|per cent|प्रतिशत'],
  ['kg', 'kg|kilograms?|किलोग्राम|किग्रा'],
  ['g', 'g|grams?|ग्राम'],
  ['quintal', 'quintals?|क्विंटल'],
  ['tonne', 'tonnes?|टन'],
  ['are', 'ares?|आरी|एअर'],
  ['hectare', 'hectares?|हेक्टेयर'],
  ['day', '(?:working )?days?|(?:कार्य ?)?(?:दिनों|दिवसों|दिवस|दिन)'],
  ['month', 'months?|महीनों|महीने|माह|मास'],
  ['year', 'years?|वर्षों|वर्ष|साल'],
  ['hour', 'hours?|घंटों|घंटे'],
  ['lakh', 'lakhs?|लाख'],
  ['crore', 'crores?|करोड़'],
  ['case', 'cases?|मामलों|मामले'],
  ['district', 'districts?|जिलों|जिले'],
  ['tehsil', 'tehsils?|तहसीलों|तहसीलें|तहसील'],
  ['village', 'villages?|गांवों|गांव'],
  ['substance', 'substances?|पदार्थों|पदार्थ'],
];
/** Words before a number that name a place in a law or a paper. */
const PLACES: [place: string, pattern: string][] = [
  ['section', 'sections?|धाराओं|धाराएं|धारा'],
  ['rule', 'rules?|नियमों|नियम'],
  ['form', 'form|प्ररूप|प्रपत्र'],
  ['column', 'column|स्तंभ'],
  ['note', 'note|टिप्पणी'],
  ['gazette', 'S\\.O\\.|G\\.S\\.R\\.|का\\.आ\\.|सा\\.का\\.नि\\.|No\\.|संख्या'],
];
const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|अक्टूबर|नवंबर|दिसंबर';

const anyOf = (list: [string, string][], prefix: string) =>
  list.map(([, pattern], index) => `(?<${prefix}${index}>${pattern})`).join('|');

const FIGURE = new RegExp(
  [
    String.raw`(?<fact>\{[a-z0-9:.-]+\})`,
    String.raw`(?<date>\d{1,2} (?:${MONTH})(?: \d{4})?)(?![\p{L}\p{M}])`,
    String.raw`(?<cropYear>(?:18|19|20)\d\d-\d\d)(?!\d|[.,]\d)`,
    String.raw`(?<year>(?:18|19|20)\d\d)(?!\d|[.,]\d)`,
    String.raw`(?:(?<![\p{L}\p{M}])(?:${anyOf(PLACES, 'p')}) )?(?<figure>\d+(?:[.,]\d+)*)(?: ?(?:${anyOf(UNITS, 'u')})(?![\p{L}\p{M}]))?`,
  ]
    .join('|')
    .normalize('NFC'),
  'giu',
);

interface Found {
  /** What sort of figure it is: a time, a measure, a place in a law, or none of them. */
  sort: string;
  value: string;
}

function figuresOf(text: string): Found[] {
  return [...text.normalize('NFC').matchAll(FIGURE)].map(({ groups = {} }) => {
    const { fact, date, cropYear, year, figure = '' } = groups;
    if (fact) return { sort: 'fact', value: fact };
    if (date) return { sort: 'date', value: (date.match(/\d+/g) ?? []).join(' ') };
    if (cropYear) return { sort: 'crop-year', value: cropYear };
    if (year) return { sort: 'calendar-year', value: year };
    const named = (list: [string, string][], prefix: string) =>
      list.find((_, index) => groups[`${prefix}${index}`] !== undefined)?.[0];
    return { sort: named(PLACES, 'p') ?? named(UNITS, 'u') ?? '', value: figure.replaceAll(',', '') };
  });
}

const TIMES = ['date', 'crop-year', 'calendar-year'];

/** How figures may be told apart, each coarser or finer than the others. */
const GROUPINGS: ((sort: string) => string)[] = [
  (sort) => (TIMES.includes(sort) ? 'time' : ''),
  (sort) => (sort === 'fact' ? sort : ''),
  (sort) => (TIMES.includes(sort) ? 'time' : sort === 'fact' ? sort : ''),
  (sort) => (TIMES.includes(sort) || sort === 'fact' ? sort : ''),
  (sort) => sort,
];

/**
 * Whether two texts in two languages name their figures in an order that word order can explain: a language may move a year, a
 * fact or a measure to another place of the sentence, but figures of one sort keep their order.
 */
export function isSameOrder(en: string, hi: string): boolean {
  // Nearly always they stand in the very same order, and that is quickly seen.
  const [plainA, plainB] = [plainFigures(en), plainFigures(hi)];
  if (plainA.join() === plainB.join()) return true;
  // Other figures or facts are another mistake.
  if (plainA.toSorted().join() !== plainB.toSorted().join()) return true;
  const [a, b] = [figuresOf(en), figuresOf(hi)];
  return GROUPINGS.some((groupOf) => ordered(a, groupOf) === ordered(b, groupOf));
}

function plainFigures(text: string): string[] {
  return (text.match(/\{[a-z0-9:.-]+\}|\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replaceAll(',', ''));
}

function ordered(list: Found[], groupOf: (sort: string) => string): string {
  return [...Map.groupBy(list, ({ sort }) => groupOf(sort))]
    .map(([group, found]) => `${group}: ${found.map(({ value }) => value).join(' ')}`)
    .toSorted()
    .join('; ');
}

/** The figures of a text in its order, for a message. */
export function figuresInOrder(text: string): string {
  return figuresOf(text)
    .map(({ value }) => value)
    .join(', ');
}
