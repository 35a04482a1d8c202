/** `npm run deploy:files`: writes the parts of deploy/nginx/ that follow from our tables of headers and redirects. */
import { writeFileSync } from 'node:fs';
import { complete, load } from '../src/content/load.ts';
import { nginxFiles } from '../server/nginx-files.ts';
import { redirectTable } from '../server/redirect-table.ts';

const catalogue = complete(await load('content'));
for (const [name, text] of Object.entries(nginxFiles(redirectTable(catalogue)))) {
  writeFileSync(`deploy/nginx/${name}`, text);
  console.log(`deploy/nginx/${name}`);
}
