/** Says which answer of `content/answers.yaml` each question finds: `npm run ask -- "price of opium" "अफीम का भाव"`, or questions line by line. */
import { readFileSync } from 'node:fs';
import { contentMatcher } from '../src/content/answers/matcher.ts';
import { load } from '../src/content/load.ts';

const { catalogue } = await load('content');
if (!catalogue.answers) throw new Error('content/answers.yaml cannot be read: run npm run check:content.');
const { answers } = catalogue.answers;
const match = contentMatcher(catalogue.answers, catalogue);
const given = process.argv.slice(2);
const questions = given.length > 0 ? given : readFileSync(0, 'utf8').split('\n').filter(Boolean);
for (const question of questions) {
  const found = match(question);
  const words = found.unexplained.length > 0 ? `  (not explained: ${found.unexplained.join(', ')})` : '';
  console.log(`${question} → ${found.match ? answers[found.match.answer]?.id : 'no answer'}${words}`);
}
