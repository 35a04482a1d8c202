/** `npm run deploy:files`: writes the parts of deploy/nginx/ that follow from our tables of headers and redirects. */
import { writeFileSync } from 'node:fs';
import { load, wholeCatalogue } from '../src/content/load.ts';
import { nginxFiles } from '../server/nginx-files.ts';
import { redirectTable } from '../server/redirect-table.ts';

// Whatever its time: nobody copies these files when a page comes by the clock.
const catalogue = wholeCatalogue(await load('content'));
for (const [name, text] of Object.entries(nginxFiles(redirectTable(catalogue)))) {
  writeFileSync(`deploy/nginx/${name}`, text);
  console.log(`deploy/nginx/${name}`);
}
