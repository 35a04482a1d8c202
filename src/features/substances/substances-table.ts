import { type Lang, LANGS, type Localized, otherLang } from '../../language/lang.ts';
import { translator } from '../../words/strings.ts';
import type { Column, Table } from '../../schemas/table.ts';
import { fromKeys } from '../../lib/keys.ts';
import { cardOf, cardWords } from './card.ts';
import { substancePath } from '../../addresses/letters.ts';
import { LIST_COLUMNS, type ListColumn, type Substances } from '../../schemas/substances.ts';

/** The list as a table to take along; names and words are in the language of the file. */
export function substancesTable(substances: Substances): Table {
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
          export: substances.export[row.export]?.label ?? null,
          import: substances.import[row.import]?.label ?? null,
          address: both((lang) => substancePath(row.id, lang)),
        },
        source: row.source,
      };
    }),
  };
}
