import { SHELL } from '../../words/shell.ts';
import { TABLES } from '../../words/tables.ts';
import { Go } from '../address.tsx';
import type { ScreenProps } from '../screens.ts';
import { Refusal } from '../ui/Refusal.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import { TableEditor } from './TableEditor.tsx';

/** One table or list: `/table?file=tables/seizures.csv&line=12`. Without a file, all of them. */
export function TableScreen({ params }: ScreenProps) {
  const { file, line } = params;
  return file ? <OpenTable key={`${file} ${line}`} file={file} line={line} /> : <AllTables />;
}

function OpenTable({ file, line }: { file: string; line: string | undefined }) {
  const { t } = useWords();
  const { data, refused, again } = useCall('table/open', {
    file,
    from: 0,
    count: 1,
    ...(line && /^\d+$/.test(line) && { line: Number(line) }),
  });
  return (
    <>
      <h1>{data ? t(data.title) : file}</h1>
      <Refusal of={refused} />
      {!data && !refused && (
        <p>
          <output>{t(SHELL.loading)}</output>
        </p>
      )}
      {data && <TableEditor file={file} table={data} onAgain={again} />}
    </>
  );
}

function AllTables() {
  const { t } = useWords();
  const { data, refused } = useCall('import/targets', {});
  return (
    <>
      <h1>{t(TABLES.tables)}</h1>
      <Refusal of={refused} />
      <ul>
        {data?.targets.map(({ file, title }) => (
          <li key={file}>
            <Go to={{ screen: 'table', params: { file } }}>{t(title)}</Go>
          </li>
        ))}
      </ul>
    </>
  );
}
