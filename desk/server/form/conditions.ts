import { KIND_FIELDS } from '../../../src/schemas/fact.ts';
import type { Condition } from '../../model/form-api.ts';

/** Groups of fields are known by fields that only they have together. */
const CONDITIONS: { has: string[]; when: Record<string, Condition[]> }[] = [
  {
    has: ['validity', 'supersededBy'],
    when: {
      cropYear: [{ field: 'validity', is: ['crop-year'] }],
      validUntil: [{ field: 'validity', is: ['until'] }],
      supersededBy: [{ field: 'validity', is: ['superseded'] }],
    },
  },
  { has: ['fromDay', 'toDay'], when: conditionsOfFacts() },
  {
    has: ['file', 'url', 'format'],
    when: {
      file: [{ field: 'url', is: [] }],
      url: [{ field: 'file', is: [] }],
      format: [{ field: 'url' }],
    },
  },
  {
    has: ['district', 'tile'],
    when: {
      unit: [{ field: 'kind', is: ['district', 'seat'] }],
      district: [{ field: 'kind', is: ['tehsil', 'town'] }],
      tile: [{ field: 'kind', is: ['district'] }],
    },
  },
  {
    has: ['page', 'link', 'newUntil'],
    when: {
      page: [{ field: 'link', is: [] }],
      link: [{ field: 'page', is: [] }],
      at: [{ field: 'page' }],
      label: [{ field: 'page' }],
      isNew: [{ field: 'page' }],
      newUntil: [{ field: 'page' }],
    },
  },
  {
    has: ['sentence', 'chart', 'drug'],
    when: { title: [{ field: 'chart', is: [] }], source: [{ field: 'chart', is: [] }] },
  },
];

/** Each kind of fact has its fields; one that changes with the crop year or the law has them in each year or since each day instead. */
function conditionsOfFacts(): Record<string, Condition[]> {
  const when: Record<string, Condition[]> = {};
  const hasOnce: Condition[] = [
    { field: 'years', is: [] },
    { field: 'since', is: [] },
  ];
  for (const [kind, fields] of Object.entries(KIND_FIELDS))
    for (const field of fields) {
      const [own] = (when[field] ??=
        field === 'unit' ? [{ field: 'kind', is: [] }] : [{ field: 'kind', is: [] }, ...hasOnce]);
      own?.is?.push(kind);
    }
  return {
    ...when,
    bound: [{ field: 'kind', is: ['money', 'percent', 'number', 'quantity'] }, ...hasOnce],
    source: hasOnce,
    years: [{ field: 'since', is: [] }],
    since: [{ field: 'years', is: [] }],
  };
}

/** Which fields of a group are asked for only under conditions. */
export function conditionsOf(names: string[]): Record<string, Condition[]> {
  const when = CONDITIONS.find(({ has }) => has.every((name) => names.includes(name)))?.when ?? {};
  // In the values of one year or day, nothing depends on whether there are several.
  const isOfAll = names.includes('years');
  const severals = ['years', 'since'];
  return Object.fromEntries(
    Object.entries(when).map(([name, all]) => [name, all.filter(({ field }) => !severals.includes(field) || isOfAll)]),
  );
}
