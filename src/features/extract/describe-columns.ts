import { columnHeading, valueIn } from '../../domain/table-export';
import { firstSight } from '../../domain/table-shape';
import type { Lang } from '../../language/lang';
import type { Column, Table } from '../../schemas/table';
import { slug } from '../../text/slug';
import type { ExtractColumn } from './extract';

/** More values than these are searched by their words, not chosen one by one. */
const MOST_CHOICES = 12;

/** A column, with the words of the values that can be chosen. */
export interface DescribedColumn extends ExtractColumn {
  choiceWords: { key: string; words: string }[];
}

/** The columns of a table for those who choose from it. Keys are made of the English words, so that both languages share addresses. */
export function describeColumns(table: Pick<Table, 'columns' | 'rows'>, lang: Lang): DescribedColumn[] {
  const { names } = firstSight(table);
  return Object.entries(table.columns).map(([name, column]) => {
    const kind = kindOf(column);
    const isChosen = kind === 'words' && column.kind !== 'address' && !column.isRowHeading;
    const words = isChosen ? distinctWords(table, name, lang) : new Map<string, string>();
    const isFew = words.size > 1 && words.size <= MOST_CHOICES && words.size * 2 <= table.rows.length;
    // In the order of the data: the same in both languages.
    const choiceWords = isFew ? [...words].map(([key, said]) => ({ key, words: said })) : [];
    return {
      name,
      label: columnHeading(column, lang),
      kind,
      isRowHeading: column.isRowHeading ?? false,
      isSpare: !column.isRowHeading && !names.includes(name),
      choices: choiceWords.map(({ key }) => key).toSorted(),
      choiceWords,
    };
  });
}

/** The key of a cell. @example keyOf(table, 'state', row) // 'madhya-pradesh' */
export function keyIn(cells: Table['rows'][number]['cells'], name: string): string | undefined {
  const words = valueIn(cells[name] ?? null, 'en');
  return words === null ? undefined : slug(String(words)) || undefined;
}

function distinctWords({ rows }: Pick<Table, 'rows'>, name: string, lang: Lang): Map<string, string> {
  return new Map(
    rows.flatMap(({ cells }): [string, string][] => {
      const key = keyIn(cells, name);
      return key === undefined ? [] : [[key, String(valueIn(cells[name] ?? null, lang))]];
    }),
  );
}

function kindOf({ kind }: Column): ExtractColumn['kind'] {
  if (kind === 'number' || kind === 'money') return 'figure';
  return kind === 'year' || kind === 'crop-year' || kind === 'date' ? 'year' : 'words';
}
