import { CULTIVATION_UNITS } from '../../addresses/cultivator-lists.ts';
import { TABLE_FORMATS } from '../../domain/table-export.ts';
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

/** The names of all files with newest values, of their schemas and of the package. The figures of each unit are files of their own. */
export function dataFileNames(content: DatasetContent): string[] {
  const ids = datasetIds(content);
  const parts = content.previousYears ? CULTIVATION_UNITS.map((unit) => `previous-years-${unit}`) : [];
  return [
    ...[...ids, ...parts].flatMap((id) => TABLE_FORMATS.map((format) => `${id}.${format}`)),
    ...ids.map((id) => `${id}.schema.json`),
    'datapackage.json',
  ];
}
