import { formatDocumentDate, formatMoment } from '../../language/format';
import { foreignLang } from '../../language/devanagari';
import type { Lang } from '../../language/lang';
import { formatFigure } from '../../words/format-figure';
import { translator } from '../../words/strings';
import { doubtId } from '../../domain/page-notes';
import { valueIn } from '../../domain/table-export';
import type { Cell, Column, Rough, Row, Table } from '../../schemas/table';
import { ExternalLink } from '../../ui/ExternalLink';
import { Doubt } from '../prose/Doubt';
import styles from './DataTable.module.css';
import { InParts } from './InParts';

/** What is said of rows elsewhere. */
export interface RowMarks {
  /** Numbers of the notes below the table. */
  numbers: Map<Row, number>;
  /** Names of the rows that are not certain. */
  doubts: Map<Row, string>;
  /** Said before the number of a note, where no table does. */
  context?: string;
}

interface TableCellProps {
  table: Table;
  row: Row;
  /** Name of the column. */
  name: string;
  marks: RowMarks;
  /** Whether a figure stands with its unit; else the heading has it. */
  hasUnit?: boolean;
  lang: Lang;
}

/** What a cell of a table says; in the cell that names the row, also the number of its note and the sign of a doubt. */
export function TableCell({ table, row, name, marks, hasUnit, lang }: TableCellProps) {
  const column = table.columns[name];
  const unit = hasUnit ? column?.unit?.[lang] : undefined;
  const value = <Value cell={row.cells[name] ?? null} rough={row.roughly?.[name]} {...{ column, unit, lang }} />;
  if (!column?.isRowHeading) return value;
  const number = marks.numbers.get(row);
  const doubt = marks.doubts.get(row);
  return (
    <>
      {value}
      {doubt !== undefined && <Doubt about={doubtId('row', doubt)} what={rowWords(table, row, lang)} lang={lang} />}
      {number !== undefined && (
        <>
          {' '}
          <a className={styles.reference} data-silent href={`#${table.id}-note-${number}`}>
            <span className="visually-hidden">
              {marks.context && `${marks.context}, `}
              {translator(lang)('table.note')}{' '}
            </span>
            [{number}]
          </a>
        </>
      )}
    </>
  );
}

/** What tells a row from the others: its name, and its words where several rows share a name. */
function rowWords({ columns, rows }: Table, row: Row, lang: Lang): string {
  const wordsOf = ({ cells }: Row, isMeant: (column: Column) => boolean | undefined) =>
    Object.entries(columns)
      .filter(([, column]) => isMeant(column))
      .flatMap(([name]) => valueIn(cells[name] ?? null, lang) ?? [])
      .join(', ');
  const nameOf = (each: Row) => wordsOf(each, ({ isRowHeading }) => isRowHeading);
  const own = nameOf(row);
  const isAlone = own !== '' && rows.every((each) => each === row || nameOf(each) !== own);
  return isAlone ? own : wordsOf(row, ({ isRowHeading, kind }) => isRowHeading || kind === 'words');
}

interface ValueProps {
  cell: Cell;
  rough: Rough | undefined;
  column: Column | undefined;
  unit: string | undefined;
  lang: Lang;
}

/** A figure in Indian grouping, or words; a dash where there is nothing. */
function Value({ cell, rough, column, unit, lang }: ValueProps) {
  const value = valueIn(cell, lang);
  if (value === null) return <NoValue lang={lang} />;
  if (typeof value === 'number') return formatFigure(value, rough, lang, unit);
  if (column?.kind === 'date') return formatDataDate(value, lang);
  if (column?.kind === 'address') return <Addresses value={value} lang={lang} />;
  // A code is in no language.
  if (column?.kind === 'code' && /[A-Za-z]/.test(value))
    return (
      <span lang={foreignLang(value, lang)} translate="no">
        {value}
      </span>
    );
  return <InParts words={value} lang={lang} />;
}

function formatDataDate(value: string, lang: Lang): string {
  return value.includes('T') ? formatMoment(value, lang) : formatDocumentDate(value, lang);
}

/** Links to one address, or to several. */
function Addresses({ value, lang }: { value: string; lang: Lang }) {
  const newTabNote = translator(lang)('link.newTab');
  return value.split('; ').map((address, index) => (
    <span key={address} className={styles.address}>
      {index > 0 && '; '}
      {address.startsWith('/') ? (
        <a href={address} lang={foreignLang(address, lang)} translate="no">
          {address}
        </a>
      ) : (
        <ExternalLink href={address} newTabNote={newTabNote}>
          <span lang={foreignLang(address, lang)} translate="no">
            {address.replace(/^https?:\/\//, '')}
          </span>
        </ExternalLink>
      )}
    </span>
  ));
}

/** A dash; a screen reader hears what it means. */
export function NoValue({ lang }: { lang: Lang }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{translator(lang)('value.notAvailable')}</span>
    </>
  );
}
