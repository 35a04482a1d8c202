import { amountByHand, figuresIn, isSameFigures, latinIn, misspelt } from '../../text/compare-words.ts';
import type { Mistake } from '../../files/mistake.ts';
import { factsNamed } from '../../schemas/fact.ts';
import type { Rule } from './rule.ts';

interface Pair {
  path: PropertyKey[];
  en: string;
  hi: string;
}

/** Wherever English and Hindi stand side by side, they name the same figures, and the Hindi holds no Latin words. */
export const wordsAgree: Rule = ({ root, yaml, catalogue }) => {
  const inYaml = yaml.flatMap(({ file, raw, lineOf }) =>
    pairsIn(raw).flatMap((pair) =>
      disagreements(pair, isInterface(root, file)).map((message) => ({
        file,
        line: lineOf([...pair.path, 'hi']),
        field: [...pair.path, 'hi'].join(' → '),
        message,
      })),
    ),
  );
  const inTables = [...catalogue.tables.values()].flatMap(({ id, rows }) =>
    rows.flatMap(({ cells, note }, row) =>
      [...Object.entries(cells), ['note', note ?? null] as const].flatMap(([name, cell]): Mistake[] =>
        typeof cell === 'object' && cell !== null
          ? disagreements({ path: [], ...cell }, false).map((message) => ({
              file: `${root}/tables/${id}.csv`,
              field: `row ${row + 1}, ${name}_hi`,
              message,
            }))
          : [],
      ),
    ),
  );
  return [...inYaml, ...inTables];
};

/** Files whose words are not filled with facts. */
const WITHOUT_FACTS = /^(strings|site|links|facts|translations|sources|cultivators|previous-years)\b/;

/** Records, tables and papers take amounts from the facts: `{cultivation-licence-fee}`. */
export const factsInWordsExist: Rule = ({ root, yaml, catalogue, ids }) => {
  const unknownIn = (text: string) => factsNamed(text).filter((id) => !ids.facts.has(id));
  const noFact = (id: string) => `There is no fact “${id}”. Correct the id, or add the fact to ${root}/facts.yaml.`;
  const inYaml = yaml
    .filter(({ file }) => !WITHOUT_FACTS.test(file.slice(root.length + 1)))
    .flatMap(({ file, raw, lineOf }) =>
      pairsIn(raw).flatMap((pair) =>
        (['en', 'hi'] as const).flatMap((lang) => {
          const complain = (message: string): Mistake => ({
            file,
            line: lineOf([...pair.path, lang]),
            field: [...pair.path, lang].join(' → '),
            message,
          });
          const amount = amountByHand(pair[lang]);
          const mistakes = unknownIn(pair[lang]).map((id) => complain(noFact(id)));
          if (amount)
            mistakes.push(
              complain(
                `“${amount}…” is an amount written by hand. Put it into facts.yaml and write its id in braces: {fact-id}.`,
              ),
            );
          if (lang === 'hi' && factsNamed(pair.en).toSorted().join() !== factsNamed(pair.hi).toSorted().join())
            mistakes.push(complain('English and Hindi name different facts in braces. Use the same ones.'));
          return mistakes;
        }),
      ),
    );
  // Facts that exist stand in the cells already; braces that are left name one that does not.
  const inTables = [...catalogue.tables.values()].flatMap(({ id: table, rows }) =>
    rows.flatMap(({ cells, note }, row) =>
      Object.entries({ ...cells, note }).flatMap(([name, cell]) =>
        typeof cell === 'object' && cell !== null
          ? unknownIn(cell.en).map((id) => ({
              file: `${root}/tables/${table}.csv`,
              field: `row ${row + 1}, ${name}_en`,
              message: noFact(id),
            }))
          : [],
      ),
    ),
  );
  return [...inYaml, ...inTables];
};

/** Interface words hold names of other languages and short marks; there only the figures are compared. */
function isInterface(root: string, file: string): boolean {
  return file === `${root}/strings.yaml` || file === `${root}/links.yaml`;
}

function disagreements({ en, hi }: Pair, figuresOnly: boolean): string[] {
  const messages: string[] = [];
  if (!isSameFigures(en, hi))
    messages.push(
      `The figures differ: ${figuresIn(en).join(', ') || 'none'} in English, ${figuresIn(hi).join(', ') || 'none'} in Hindi. Correct the wrong one.`,
    );
  const latin = figuresOnly ? [] : latinIn(hi.replace(/\{[^}]*\}/g, ''));
  if (latin.length > 0)
    messages.push(`Latin letters are left in the Hindi: ${latin.join(', ')}. Write the words in Devanagari.`);
  for (const [wrong, right] of misspelt(hi))
    messages.push(`The site writes “${right}”, not “${wrong}”. Change the spelling.`);
  return messages;
}

function pairsIn(raw: unknown, path: PropertyKey[] = []): Pair[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const { en, hi } = raw as { en?: unknown; hi?: unknown };
  if (typeof en === 'string' && typeof hi === 'string') return [{ path, en, hi }];
  return Object.entries(raw).flatMap(([key, value]) =>
    pairsIn(value, [...path, Array.isArray(raw) ? Number(key) : key]),
  );
}
