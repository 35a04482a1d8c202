import { releasesTable } from '../domain/releases.ts';
import type { DraftCatalogue } from './load.ts';

/** What datasets are made from. */
export type DatasetContent = Pick<DraftCatalogue, 'tables' | 'previousYears' | 'substances' | 'registers'>;

/** The id of every dataset; `datasets.ts` makes them. */
export function datasetIds({ tables, previousYears, substances, registers }: DatasetContent): string[] {
  const releases = releasesTable(registers.get('media-releases'));
  return [
    ...tables.keys(),
    ...(previousYears ? ['previous-years'] : []),
    ...(releases ? [releases.id] : []),
    ...(substances ? ['substances'] : []),
  ];
}
