import type { Standing } from '../../../schemas/substance-rules.ts';
import type { IndexedSubstance } from '../substance-index.ts';
import type { CompareProps } from './compare-props.ts';

/** A document of a purpose, in short. */
export interface CellDocument {
  title: string;
  href: string;
  /** Fee and time, each with its name. */
  terms: string[];
}

/** What a row says of one substance. */
export interface Cell {
  text: string;
  standing?: Standing | undefined;
  documents?: CellDocument[] | undefined;
  note?: string | undefined;
}

export interface Row {
  id: string;
  heading: string;
  /** One for each substance, in their order. */
  cells: Cell[];
  differs: boolean;
}

type Known = Omit<CompareProps, 'lang' | 'picker'>;

/** The rows of a comparison, the verdict first. A row that no substance has something for is left out. */
export function compareRows(chosen: IndexedSubstance[], known: Known): Row[] {
  const { rules, quantities, words } = known;
  const row = (id: string, heading: string, cellOf: (substance: IndexedSubstance) => Cell | undefined): Row[] => {
    const given = chosen.map(cellOf);
    if (given.every((cell) => cell === undefined)) return [];
    const cells = given.map((cell) => cell ?? { text: words.notGiven });
    return [{ id, heading, cells, differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1 }];
  };
  const text = (value: string | undefined) => (value ? { text: value } : undefined);
  return [
    ...row('verdict', words.verdict, ({ rule }) => {
      const own = rules[rule];
      return own && { text: own.verdict, standing: own.standing };
    }),
    ...row('class', words.class, (substance) => text(known.classes[substance.class])),
    ...known.purposes.flatMap(({ id, heading }) => row(id, heading, ({ rule }) => answerCell(id, rule, known))),
    ...row('small', words.small, ({ id }) => text(quantities[id]?.small)),
    ...row('commercial', words.commercial, ({ id }) => text(quantities[id]?.commercial)),
    ...row('lists', words.lists, ({ lists }) => text(lists.map((list) => known.lists[list] ?? list).join('; '))),
    ...row('cas', words.cas, ({ cas }) => text(cas)),
    ...row('hs', words.hs, ({ hs }) => text(hs)),
  ];
}

function answerCell(purpose: string, rule: string, { rules, documents, words }: Known): Cell | undefined {
  const answer = rules[rule]?.answers[purpose];
  if (!answer) return undefined;
  const named = answer.documents.flatMap((id) => documents[id] ?? []);
  return {
    text: answer.words,
    documents: named.map(({ title, href, fee, time }) => ({
      title,
      href,
      terms:
        fee || time ? [`${words.fee}: ${fee ?? words.ask}`, `${words.time}: ${time ?? words.ask}`] : [words.askBoth],
    })),
    note: answer.note,
  };
}
