import { type Lang, type Localized, otherLang } from '../../language/lang.ts';
import { translator } from '../../words/strings.ts';
import type { Column, Table } from '../../schemas/table.ts';
import { cardOf, cardWords } from './card.ts';
import { substancePath } from '../../addresses/letters.ts';
import { type Heading, HEADINGS, type Substances } from '../../schemas/substances.ts';

/** The list as a table to take along; names and words are in the language of the file. */
export function substancesTable(substances: Substances): Table {
  const both = <T>(pick: (lang: Lang) => T): Localized<T> => ({ en: pick('en'), hi: pick('hi') });
  const words = both((lang) => cardWords(substances, lang, translator(lang)('fact.toConfirm')));
  return {
    id: 'substances',
    caption: substances.caption,
    columns: Object.fromEntries(
      HEADINGS.map((name): [string, Column] => [
        name,
        { label: substances.columns[name], kind: 'words', ...(name === 'name' && { isRowHeading: true }) },
      ]),
    ),
    notes: substances.notes,
    asOn: substances.asOn,
    source: [...new Set(substances.rows.flatMap(({ source }) => source))],
    rows: substances.rows.map((row) => {
      const cards = { en: cardOf(row, words.en), hi: cardOf(row, words.hi) };
      const line = (name: Heading) => {
        const cell = both((lang) => cards[lang].lines.find((each) => each.name === name)?.text ?? '');
        return cell.en === '' ? null : cell;
      };
      return {
        cells: {
          ...Object.fromEntries(HEADINGS.map((name) => [name, line(name)])),
          name: row.name,
          class: substances.classes[row.class],
          twin_name: both((lang) => row.name[otherLang(lang)]),
          export: both((lang) => substances.export[row.export]!.label[lang]),
          import: both((lang) => substances.import[row.import]!.label[lang]),
          address: both((lang) => substancePath(row.id, lang)),
        },
        source: row.source,
      };
    }),
  };
}
