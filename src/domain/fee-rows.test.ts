import { expect, test } from 'vitest';
import { feeRows } from './fee-rows.ts';

const words = (en: string) => ({ en, hi: en });

test('a figure named by two procedures stands once, with both rules and both links', () => {
  const rows = feeRows(
    new Map([
      [
        'import',
        {
          rule: words('rules 53 to 56'),
          figures: [
            { fact: 'fee', when: words('with the application') },
            { fact: 'time', when: words('from the application'), rule: words('rule 56') },
          ],
        },
      ],
      [
        'export',
        {
          rule: words('rule 58'),
          figures: [
            { fact: 'time', when: words('from the application'), rule: words('rule 59') },
            { fact: 'fee', when: words('with the application'), rule: words('rules 53 to 56') },
          ],
        },
      ],
    ]),
  );
  expect(rows.map(({ fact, rules, procedures }) => [fact, rules.map(({ en }) => en), procedures])).toEqual([
    ['fee', ['rules 53 to 56'], ['import', 'export']],
    ['time', ['rule 56', 'rule 59'], ['import', 'export']],
  ]);
});
