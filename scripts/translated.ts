/**
 * `npm run translated -- <area>/<key> …`: says that the two texts of these pages say the same again, after one of them
 * changed alone. Without names it lists the pages that wait for this.
 */
import { load } from '../src/content/load.ts';
import { confirm, translationStates } from '../src/content/translations.ts';
import { readConfirmed, writeConfirmed } from '../src/content/translations-file.ts';

const named = process.argv.slice(2);
const { catalogue } = await load('content');
const confirmed = readConfirmed();
const states = translationStates(catalogue.pages, confirmed);

const unknown = named.filter((id) => !states.has(id));
if (unknown.length > 0) {
  console.error(
    `There is no page ${unknown.join(', ')}. Write <area>/<key> as in content/pages/, for example opium/overview.`,
  );
  process.exit(1);
}

writeConfirmed(confirm(catalogue.pages, confirmed, named));
const waiting = [...translationStates(catalogue.pages, readConfirmed())].filter(([, state]) => state !== 'same');
if (waiting.length === 0) console.log('Both languages of every page are confirmed.');
for (const [id, state] of waiting) {
  const [changed, other] = state === 'en-changed' ? ['English', 'Hindi'] : ['Hindi', 'English'];
  console.log(
    `content/pages/${id}: the ${changed} changed, the ${other} did not. Change it too, or run npm run translated -- ${id}`,
  );
}
