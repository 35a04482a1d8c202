/** `npm run licences`: under which licences the packages stand, and which of them may not be used. */
import { licenceMistakes } from './packages/licences.ts';
import { readLock } from './packages/lock.ts';
import { reachOf } from './packages/reach.ts';

const packages = readLock();
const counts = Map.groupBy(packages, ({ license }) => license ?? 'none');
for (const [licence, found] of [...counts].toSorted(([, a], [, b]) => b.length - a.length))
  console.log(`${String(found.length).padStart(5)}  ${licence}`);

const mistakes = licenceMistakes(packages, reachOf(packages));
for (const mistake of mistakes) console.error(mistake);
console.log(`${packages.length} packages, ${mistakes.length} may not be used as they are.`);
process.exit(mistakes.length === 0 ? 0 : 1);
