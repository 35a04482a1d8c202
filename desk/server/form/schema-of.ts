import type { z } from 'astro/zod';
import { FILES } from '../../../src/content/files.ts';
import { listMetaSchema } from '../../../src/schemas/cultivator-list.ts';
import { paperSchema } from '../../../src/schemas/paper.ts';
import { pictureSchema } from '../../../src/schemas/picture.ts';
import { previousYearsSchema } from '../../../src/schemas/previous-years.ts';
import { recordSchemaOf } from '../../../src/schemas/record.ts';
import { isRegisterId } from '../../../src/schemas/registers.ts';
import { sourcesSchema } from '../../../src/schemas/source.ts';
import { substancesSchema } from '../../../src/schemas/substances.ts';
import { tableSchema } from '../../../src/schemas/table.ts';
import { DeskError } from '../desk-error.ts';

const SINGLE = new Map<string, z.ZodType>([
  ...Object.values(FILES).map(({ file, schema }): [string, z.ZodType] => [file, schema]),
  ['previous-years.yaml', previousYearsSchema],
  ['substances.yaml', substancesSchema],
]);

const FOLDERS = new Map<string, z.ZodType>([
  ['sources', sourcesSchema],
  ['tables', tableSchema],
  ['papers', paperSchema],
  ['pictures', pictureSchema],
  ['cultivators', listMetaSchema],
]);

/** The schema by which a YAML file of the content is read. */
export function schemaOf(path: string): z.ZodType {
  const [folder = '', name = ''] = path.split('/');
  const schema =
    folder === 'registers' && isRegisterId(name) ? recordSchemaOf(name) : (SINGLE.get(path) ?? FOLDERS.get(folder));
  if (schema && path.endsWith('.yaml')) return schema;
  throw new DeskError(400, 'no-form', {
    en: `${path} is not filled in by hand: the desk keeps it itself, or another screen edits it.`,
    hi: `${path} हाथ से नहीं भरी जाती: डेस्क उसे खुद रखता है, या वह किसी और स्क्रीन पर बदलती है।`,
  });
}
