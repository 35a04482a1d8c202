import type { RecordOf, Registers } from '../../src/schemas/record.ts';
import { REGISTER_IDS, type RegisterId } from '../../src/schemas/registers.ts';

const words = { en: 'Sample', hi: 'नमूना' };

/** A record for tests, of the notifications unless its register is named; name only the fields that matter. */
export function sampleRecord<Register extends RegisterId = 'notifications'>(
  fields: Partial<RecordOf<Register>> & { register?: Register } = {},
): RecordOf<Register> {
  return {
    id: 'sample',
    register: 'notifications',
    kind: 'general',
    title: words,
    purpose: words,
    section: 'opium',
    alsoFor: [],
    validity: 'in-force',
    documents: [],
    gaps: [],
    source: ['spec'],
    ...fields,
  } as unknown as RecordOf<Register>;
}

/** Registers that hold these records and no others. */
export function sampleRegisters(records: { [Register in RegisterId]?: RecordOf<Register>[] } = {}): Registers {
  return new Map(REGISTER_IDS.map((id) => [id, records[id] ?? []])) as unknown as Registers;
}
