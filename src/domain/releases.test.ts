import { expect, test } from 'vitest';
import { sampleRecord } from '../../tests/support/sample-record.ts';
import type { RecordOf } from '../schemas/record.ts';
import { recordSchemaOf } from '../schemas/record.ts';
import type { Drug, DrugAmount } from '../schemas/release.ts';
import { drugsIn, releasesTable, stateIn } from './releases.ts';

const of = (...drugs: Drug[]): DrugAmount[] => drugs.map((drug) => ({ drug, quantity: 1, unit: 'kg' }));
const release = (fields: Partial<RecordOf<'media-releases'>>) =>
  sampleRecord({ register: 'media-releases', kind: 'seizure', ...fields });

test('the drugs of a release are those seized and destroyed, each once; other records have none', () => {
  const both = release({ seized: of('opium', 'poppy-straw', 'opium'), destroyed: of('opium', 'heroin') });
  expect(drugsIn(both)).toEqual(['poppy-straw', 'opium', 'heroin']);
  expect(drugsIn(sampleRecord())).toEqual([]);
  expect(stateIn(release({ state: 'rajasthan' }))).toBe('rajasthan');
  expect(stateIn(sampleRecord())).toBeUndefined();
});

test('releases are counted by year under each drug they name; specimens, disposals and what has no date are not', () => {
  const table = releasesTable([
    release({ date: '2024-03-05', seized: of('poppy-straw', 'opium'), destroyed: of('heroin'), source: ['spec'] }),
    release({ date: '2023', seized: of('poppy-straw', 'heroin', 'ganja') }),
    release({ date: '2024-01', seized: of('opium') }),
    release({ date: '2024-02-01', seized: of('poppy-straw') }),
    release({ date: '2026-01-01', seized: of('opium'), specimen: true }),
    release({ date: '2026-01-01', destroyed: of('opium') }),
    release({ seized: of('opium') }),
  ])!;
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    { year: '2023', poppy_straw: 1, opium: 0, other: 1, releases: 1 },
    { year: '2024', poppy_straw: 2, opium: 2, other: 0, releases: 3 },
  ]);
  expect(table.chart?.series).toEqual(['poppy_straw', 'opium', 'other']);
  expect(table.asOn).toBe('2024-03-05');
  for (const title of Object.values(table.chartTitle!)) expect(title.match(/\d+/g)?.toSorted()).toEqual(['3', '4']);
});

test('without a release on a seizure there is no table, with few drugs no column for others', () => {
  expect(releasesTable([release({ date: '2024' })])).toBeUndefined();
  expect(releasesTable([release({ date: '2024', seized: of('opium') })])?.chart?.series).toEqual(['opium']);
});

test('a quantity and its unit stand together or not at all', () => {
  const accepts = (seized: unknown) =>
    recordSchemaOf('media-releases').safeParse({
      title: { en: 'Opium seized', hi: 'अफीम जब्त' },
      purpose: { en: 'Opium seized.', hi: 'अफीम जब्त।' },
      section: 'preventive',
      kind: 'seizure',
      source: ['spec'],
      seized: [seized],
    }).success;
  expect(accepts({ drug: 'opium' })).toBe(true);
  expect(accepts({ drug: 'opium', quantity: 2, unit: 'kg', bound: 'about' })).toBe(true);
  expect(accepts({ drug: 'opium', quantity: 2 })).toBe(false);
  expect(accepts({ drug: 'opium', unit: 'kg' })).toBe(false);
});
