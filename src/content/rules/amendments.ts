import { LAW_REGISTERS, type LawRecord, lawRecords, textOf } from '../../domain/amendments.ts';
import type { Mistake } from '../../files/mistake.ts';
import { type Said, say } from '../../messages/say.ts';
import type { Loaded } from '../load.ts';
import { inYaml } from '../place.ts';
import { fileOf } from './records.ts';
import type { Rule } from './rule.ts';

/** An amendment names what it changes: another, older record of the law registers. */
export const amendmentsNameWhatTheyChange: Rule = (loaded) => {
  const records = lawRecords(loaded.catalogue.registers);
  return records.flatMap((record) =>
    (record.amends ?? []).flatMap((id, index) => {
      const said = wrongTarget(id, record, records, loaded);
      return said ? [inYaml(loaded, fileOf(loaded.root, record), ['amends', index], said)] : [];
    }),
  );
};

function wrongTarget(id: string, record: LawRecord, records: LawRecord[], { root, files }: Loaded): Said | undefined {
  if (id === record.id) return say('amends-itself');
  if (!LAW_REGISTERS.some((register) => files.includes(fileOf(root, { register, id }))))
    return say('no-such-law-record', { id });
  const target = records.find((other) => other.id === id);
  return target && isOlder(record, target) ? say('amends-newer', { id }) : undefined;
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
    return other ? [{ file: fileOf(root, record), ...say('record-name-twice', { register: other }) }] : [];
  });
};

/** Two records of one text agree on whether it is in force. */
export const oneTextHasOneValidity: Rule = (loaded) => {
  const { root, catalogue } = loaded;
  const seen = new Map<string, LawRecord>();
  return lawRecords(catalogue.registers).flatMap((record): Mistake[] => {
    const other = seen.get(textOf(record));
    seen.set(textOf(record), record);
    if (!other || other.validity === record.validity) return [];
    const said = say('record-other-validity', {
      other: `${other.register}/${other.id}.yaml`,
      validity: other.validity,
    });
    return [inYaml(loaded, fileOf(root, record), ['validity'], said)];
  });
};
