import { LAW_REGISTERS, type LawRecord, lawRecords, textOf } from '../../domain/amendments.ts';
import type { Mistake } from '../../files/mistake.ts';
import type { Loaded } from '../load.ts';
import { fileOf } from './records.ts';
import type { Rule } from './rule.ts';

const NAMES = 'acts-and-rules, notifications or instructions';

/** An amendment names what it changes: another, older record of the law registers. */
export const amendmentsNameWhatTheyChange: Rule = (loaded) => {
  const records = lawRecords(loaded.catalogue.registers);
  return records.flatMap((record) =>
    (record.amends ?? []).flatMap((id) => {
      const message = wrongTarget(id, record, records, loaded);
      return message ? [{ file: fileOf(loaded.root, record), field: 'amends', message }] : [];
    }),
  );
};

function wrongTarget(id: string, record: LawRecord, records: LawRecord[], { root, files }: Loaded) {
  if (id === record.id) return 'A record cannot amend itself. Write the name of the older record it changes.';
  if (!LAW_REGISTERS.some((register) => files.includes(fileOf(root, { register, id }))))
    return `There is no record “${id}” in ${NAMES}. Write the name of its file without .yaml.`;
  const target = records.find((other) => other.id === id);
  return target && isOlder(record, target)
    ? `“${id}” is newer than this record, so this record cannot amend it. Correct one of the dates, or write “amends” in the newer one.`
    : undefined;
}

/** Dates may be years or months; only what both say is compared. */
function isOlder({ date: a = '' }: LawRecord, { date: b = '' }: LawRecord): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length) < b.slice(0, length);
}

/** No name stands in two law registers: “amends” could not tell them apart. */
export const lawNamesAreUnique: Rule = ({ root, catalogue }) => {
  const seen = new Map<string, string>();
  return lawRecords(catalogue.registers).flatMap((record): Mistake[] => {
    const other = seen.get(record.id);
    seen.set(record.id, record.register);
    const message = `The register ${other} has a record of the same name. Rename one of the two files.`;
    return other ? [{ file: fileOf(root, record), message }] : [];
  });
};

/** Two records of one text agree on whether it is in force. */
export const oneTextHasOneValidity: Rule = ({ root, catalogue }) => {
  const seen = new Map<string, LawRecord>();
  return lawRecords(catalogue.registers).flatMap((record): Mistake[] => {
    const other = seen.get(textOf(record));
    seen.set(textOf(record), record);
    const message = `${other?.register}/${other?.id}.yaml has the same number and date, but says “${other?.validity}”. Write the same in both.`;
    return other && other.validity !== record.validity
      ? [{ file: fileOf(root, record), field: 'validity', message }]
      : [];
  });
};
