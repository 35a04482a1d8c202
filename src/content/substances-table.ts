import { type Lang, LANGS, type Localized, otherLang } from '../language/lang.ts';
import { translator } from '../words/strings.ts';
import type { Column, Table } from '../schemas/table.ts';
import { entryOf } from '../lib/entry-of.ts';
import { fromKeys } from '../lib/keys.ts';
import type { ClassAnswers } from './substance-answers.ts';
import { cardOf, cardWords } from './substance-card.ts';
import { substancePath } from '../addresses/letters.ts';
import { LIST_COLUMNS, type ListColumn, type Substances } from '../schemas/substances.ts';

/** The list as a table to take along; names and words are in the language of the file. */
export function substancesTable(substances: Substances, answers: Localized<Map<string, ClassAnswers>>): Table {
  const both = <T>(pick: (lang: Lang) => T): Localized<T> => fromKeys(LANGS, pick);
  const words = both((lang) => cardWords(substances, lang, translator(lang)('fact.toConfirm')));
  return {
    id: 'substances',
    caption: substances.caption,
    columns: fromKeys(LIST_COLUMNS, (name): Column => ({
      label: substances.columns[name],
      kind: 'words',
      ...(name === 'name' && { isRowHeading: true }),
    })),
    notes: substances.notes,
    asOn: substances.asOn,
    source: [...new Set(substances.rows.flatMap(({ source }) => source))],
    rows: substances.rows.map((row) => {
      const cards = both((lang) => cardOf(row, words[lang]));
      const line = (name: ListColumn) => {
        const cell = both((lang) => cards[lang].lines.find((each) => each.name === name)?.text ?? '');
        return cell.en === '' ? null : cell;
      };
      return {
        cells: {
          ...fromKeys(LIST_COLUMNS, line),
          name: row.name,
          class: substances.classes[row.class],
          twin_name: both((lang) => row.name[otherLang(lang)]),
          verdict: both((lang) => entryOf(answers[lang], row.rule).verdict),
          export: both((lang) => inShort(answers[lang], row.rule, 'export')),
          import: both((lang) => inShort(answers[lang], row.rule, 'import')),
          address: both((lang) => substancePath(row.id, lang)),
        },
        source: row.source,
      };
    }),
  };
}

/** The answer to a purpose in one line. @example 'You need: Registration; Import certificate' */
function inShort(classes: Map<string, ClassAnswers>, rule: string, purpose: string): string {
  const answer = entryOf(classes, rule).answers.find((each) => each.purpose === purpose);
  const documents = answer?.documents.map(({ title }) => title).join('; ');
  return documents ? `${answer?.words}: ${documents}` : (answer?.words ?? '');
}
