/**
 * `npm run data:versions`: keeps the files of each dataset whose values changed since its last version, under today's date; a release does
 * it by itself. What was never published is taken back first, so that it can be called as often as one likes. Made-up rows are never kept.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dataVersionPath } from '../src/addresses/datasets.ts';
import { readLedger } from '../src/addresses/ledger.ts';
import { nextVersions } from '../src/content/datasets/next-versions.ts';
import { readVersions, versionFile, VERSIONS_FOLDER, VERSIONS_INDEX } from '../src/content/datasets/versions.ts';
import { TABLE_FORMATS } from '../src/domain/table-export.ts';
import { writeWhole } from '../src/files/write-whole.ts';
import { LANGS } from '../src/language/lang.ts';
import { buildDay } from '../src/lib/build-moment.ts';

process.env['SPECIMENS'] = 'hide';
const { dataFile } = await import('../src/content/data-files.ts');
const { datasets } = await import('../src/content/datasets.ts');

const published = new Set(readLedger());
const { versions, added, dropped } = nextVersions({
  known: readVersions(),
  tables: new Map([...datasets].map(([id, { table }]) => [id, table])),
  isPublished: (id, version) =>
    LANGS.some((lang) => TABLE_FORMATS.some((format) => published.has(dataVersionPath(id, version, format, lang)))),
  fileOf: dataFile,
  today: buildDay(),
});

for (const [id, version] of dropped)
  for (const lang of LANGS)
    for (const format of TABLE_FORMATS) rmSync(versionFile(id, version, lang, format), { force: true });
for (const [id, version] of added)
  for (const lang of LANGS)
    for (const format of TABLE_FORMATS) {
      const file = versionFile(id, version, lang, format);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, dataFile(id, format, lang));
    }
if (added.length > 0 || dropped.length > 0 || !existsSync(VERSIONS_INDEX)) {
  mkdirSync(VERSIONS_FOLDER, { recursive: true });
  writeWhole(VERSIONS_INDEX, `${JSON.stringify(versions, null, 1)}\n`);
}
for (const [id, version] of added) console.log(`${id}: version ${version}`);
console.log(`${VERSIONS_FOLDER}/: ${added.length} datasets with a new version.`);
