import type { RegisterRecord } from '../../src/schemas/record.ts';

const words = { en: 'Sample', hi: 'नमूना' };

/** A record for tests; name only the fields that matter. */
export function sampleRecord(fields: Partial<RegisterRecord> = {}): RegisterRecord {
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
    source: ['spec'],
    ...fields,
  };
}
