import { expect, it } from 'vitest';
import { pastedCells } from './pasted-cells.ts';

it.each([
  ['one', [['one']]],
  [
    '1,23,456\t2\r\n3\t4\r\n',
    [
      ['1,23,456', '2'],
      ['3', '4'],
    ],
  ],
  [
    'a\t\tc\n\t\t',
    [
      ['a', '', 'c'],
      ['', '', ''],
    ],
  ],
  ['"two\nlines"\t"say ""yes"""\nx', [['two lines', 'say "yes"'], ['x']]],
  ['"quoted" word\ty', [['"quoted" word', 'y']]],
  ['', [[]]],
])('%j', (text, cells) => expect(pastedCells(text)).toEqual(cells));
