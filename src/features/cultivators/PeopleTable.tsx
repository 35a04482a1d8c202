import type { AnswerProps } from './answer-props';
import { CultivatorTable } from './CultivatorTable';
import type { Hit } from './find-people';
import { personAt, type Searched } from './people';

interface PeopleTableProps extends AnswerProps {
  searched: Searched;
  hits: Hit[];
  labelledBy: string;
}

/** People from several lists, with what tells them apart. */
export function PeopleTable({ words, headings, searched, hits, labelledBy }: PeopleTableProps) {
  return (
    <CultivatorTable
      headings={headings}
      columns={['name', 'guardian', 'village', 'tehsil', 'list', 'serial']}
      rows={hits.flatMap((hit) => personAt(hit, searched) ?? [])}
      cell={({ key, ...person }, column) =>
        column === 'list' ? words.listNames[`${key.category}.${key.policy}`] : person[column]
      }
      labelledBy={labelledBy}
    />
  );
}
