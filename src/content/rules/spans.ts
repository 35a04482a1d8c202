import { lawRecords } from '../../domain/amendments.ts';
import { hasDays } from '../../domain/table-on.ts';
import type { Mistake } from '../../files/mistake.ts';
import { firstDay, overlap } from '../../lib/span.ts';
import { say } from '../../messages/say.ts';
import type { Row, Table } from '../../schemas/table.ts';
import { inYaml } from '../place.ts';
import { fileOf } from './records.ts';
import type { Rule } from './rule.ts';

/** No two rows of a table say different things of the same matter on the same day. */
export const oneRowHoldsOnADay: Rule = ({ root, catalogue, rowLines }) =>
  [...catalogue.tables.values()].filter(hasDays).flatMap((table) => {
    const file = `${root}/tables/${table.id}.csv`;
    const lines = rowLines.get(file) ?? [];
    const rows = table.rows.map((row, index) => ({ row, line: lines[index], matter: matterOf(table, row) }));
    return rows.flatMap(({ row, line, matter }, index): Mistake[] => {
      const other = rows.slice(0, index).find((each) => each.matter === matter && overlap(each.row, row));
      return other ? [{ file, line, field: 'from', ...say('span-overlap', { other: other.line ?? 0 }) }] : [];
    });
  });

/** What a row is about: its name, its group and its section. */
function matterOf({ columns, groupBy, anchors }: Table, { cells }: Row): string {
  const names = Object.keys(columns).filter(
    (name) => columns[name]?.isRowHeading || name === groupBy || name === anchors,
  );
  return JSON.stringify(names.map((name) => cells[name]));
}

/** What took the place of a law began after it. */
export const lawsFollowOneAnother: Rule = (loaded) => {
  const records = lawRecords(loaded.catalogue.registers);
  return records.flatMap((record) => {
    const successor = records.find(({ id, register }) => id === record.supersededBy && register === record.register);
    const [own, other] = [record, successor].map((each) => each?.from ?? each?.date);
    if (own === undefined || other === undefined || firstDay(own) <= firstDay(other)) return [];
    const said = say('record-ends-first', { id: record.supersededBy ?? '', other });
    return [inYaml(loaded, fileOf(loaded.root, record), ['supersededBy'], said)];
  });
};
