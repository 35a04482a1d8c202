import { releasesTable } from '../../domain/releases.ts';
import { REGISTER_IDS } from '../../schemas/registers.ts';
import type { DraftCatalogue } from '../load.ts';

/** What datasets are made from. */
export type DatasetContent = Pick<DraftCatalogue, 'tables' | 'previousYears' | 'substances' | 'registers'>;

/** The id of every dataset; `dataset-tables.ts` makes them. */
export function datasetIds({ tables, previousYears, substances, registers }: DatasetContent): string[] {
  const releases = releasesTable(registers.get('media-releases') ?? []);
  return [
    ...tables.keys(),
    ...(substances ? ['substances'] : []),
    ...(previousYears ? ['previous-years'] : []),
    ...(releases ? [releases.id] : []),
    'crop-calendar',
    'offices',
    'officers',
    ...REGISTER_IDS,
  ];
}
