import type { Mistake } from '../../files/mistake.ts';
import { say } from '../../messages/say.ts';
import { CULTIVATION_UNITS } from '../../addresses/cultivator-lists.ts';
import { MADE_DATASETS } from '../../schemas/dataset.ts';
import { datasetIds } from '../datasets/dataset-ids.ts';
import type { Rule } from './rule.ts';

/** Names in the folder of data that belong to other things than tables. */
const TAKEN: ReadonlySet<string> = new Set([
  ...MADE_DATASETS,
  ...CULTIVATION_UNITS.map((unit) => `previous-years-${unit}`),
  'datapackage',
  'cultivators',
]);

/** Each dataset has an address of its own, and the data room begins with some that there are. */
export const datasetsCanBeFound: Rule = ({ root, catalogue, yaml, ids, mistakes }) => {
  // What a file with a mistake holds is not known.
  if (mistakes.length > 0) return [];
  const file = `${root}/datasets.yaml`;
  const lineOf = yaml.find((each) => each.file === file)?.lineOf;
  const known = new Set([...datasetIds(catalogue), ...ids.tables]);
  const unknown = (catalogue.datasets?.first ?? []).filter((id) => !known.has(id));
  const taken = [...ids.tables].filter((id) => TAKEN.has(id));
  return [
    ...unknown.map((id): Mistake => ({
      file,
      line: lineOf?.(['first']),
      field: 'first',
      ...say('no-such-dataset', { id }),
    })),
    ...taken.map((id): Mistake => ({ file: `${root}/tables/${id}.yaml`, ...say('dataset-taken', { id }) })),
  ];
};
