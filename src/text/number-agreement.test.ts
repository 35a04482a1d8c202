import { expect, test } from 'vitest';
import { oddNumbers } from './number-agreement.ts';

test.each([
  ['en', 'The list has 1 records.', ['1 records']],
  ['en', 'The list has 1 record, 11 rows and 2.1 days; section 1 lists them.', []],
  ['en', 'Punishment, section 15, 17 and 18', ['section 15, 17 and 18']],
  ['en', 'Punishment, section 15, 17, 18', ['section 15, 17, 18']],
  ['en', 'Under section 20(a) and 20(b)(i).', ['section 20(a) and 20(b)(i)']],
  ['en', 'See rule 53 to 56.', ['rule 53 to 56']],
  ['en', 'Punishment, sections 15, 17 and 18; an offence under section 19, 24 or 27A', []],
  ['en', 'Send it under rule 58 and 7 days later under section 8, 2013.', []],
  ['hi', 'सूची में 1 पंक्तियां और 21 पंक्तियां हैं।', ['1 पंक्तियां']],
  ['hi', 'सूची में 1 पंक्ति है, 1 जिले में; दंड, धारा 15, 17 और 18', []],
] as const)('%s: %s', (lang, text, odd) => {
  expect(oddNumbers(text, lang)).toEqual(odd);
});
