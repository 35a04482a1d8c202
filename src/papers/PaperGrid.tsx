import type { Localized } from '../language/lang';
import { Both } from './PaperText';

/** An empty table to fill in. */
export function PaperGrid({ columns, rows }: { columns: Localized[]; rows: number }) {
  return (
    <table className="grid">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.en} scope="col">
              <Both text={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {columns.map(({ en }) => (
              <td key={en}>{'\u00A0'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
