import { readYaml } from '../../src/files/read-yaml.ts';
import { officePlacesSchema } from '../../src/schemas/office-place.ts';
import { HEADQUARTERS, type Office, type OfficeUnit } from '../../src/schemas/office.ts';

/** Places for tests, with offices for all that they name. */
export const officePlaces = new Map(
  Object.entries(readYaml('tests/support/samples/office-places.yaml', officePlacesSchema)),
);

const UNIT_OFFICES: Record<string, OfficeUnit> = {
  'unit-kota': 'rajasthan',
  'unit-neemuch': 'madhya-pradesh',
  'unit-lucknow': 'uttar-pradesh',
};
const words = { en: 'Office', hi: 'कार्यालय' };
const common = { name: words, phones: [], fax: [], emails: [], source: ['sample'] };

export const offices = new Map<string, Office>([
  ...[...officePlaces.values()].flatMap((place) =>
    place.offices.map((id): [string, Office] => [id, { ...common, unit: 'rajasthan', kind: 'district-opium-office' }]),
  ),
  ...Object.entries(UNIT_OFFICES).map(([id, unit]): [string, Office] => [id, { ...common, unit, kind: 'unit-office' }]),
  [HEADQUARTERS, { ...common, unit: 'headquarters', kind: 'headquarters' }],
]);
