/** Run on another machine by `digest.test.ts`. */
import { digests } from './digest.ts';

for (const line of digests()) console.log(line);
