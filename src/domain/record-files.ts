import type { RegisterRecord } from '../schemas/record.ts';

/** The files of a record and of what changed it. */
export function filesOf(record: RegisterRecord): string[] {
  const corrigenda = record.register === 'tenders' ? record.corrigenda : [];
  return [record, ...corrigenda].flatMap(({ documents }) => documents.flatMap(({ file }) => file ?? []));
}
