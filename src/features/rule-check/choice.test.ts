import { expect, test } from 'vitest';
import { queryOf } from '../../ui/address-choice.ts';
import { areaOf, damagedPlot, excessProblems, readExcess, readUprooting, uprootingProblems } from './choice.ts';

const plot = { plot: '10', damaged: '१.५', lancing: 'no', 'whole-patch': 'yes', panchnama: 'yes' };

test('areas come back from the address as they were written, and are cut when too long', () => {
  const choice = { licensed: '१०', measured: '10.5' };
  expect(readExcess(queryOf(choice)).choice).toEqual(choice);
  expect(readExcess(`?licensed=${'9'.repeat(3000)}`).choice.licensed).toHaveLength(20);
  expect(excessProblems(choice)).toEqual({});
  expect(excessProblems({ licensed: '', measured: '1,5' })).toEqual({ licensed: 'empty', measured: 'comma' });
});

test('a damaged plot is read from the address', () => {
  expect(readUprooting(queryOf(plot))).toEqual({ choice: plot, problems: {} });
  expect(uprootingProblems(plot)).toEqual({});
  expect(damagedPlot(plot)).toEqual({
    plot: 1000,
    damaged: 150,
    hasLancingBegun: false,
    isWholePatch: true,
    hasPanchnama: true,
  });
});

test('more damage than plot, and every open question, is named', () => {
  expect(uprootingProblems({ ...plot, damaged: '11' })).toEqual({ damaged: 'moreThanPlot' });
  expect(uprootingProblems({ ...plot, lancing: '', panchnama: '' })).toEqual({
    lancing: 'noChoice',
    panchnama: 'noChoice',
  });
});

test('an answer other than yes or no is left out and named', () => {
  const { choice, problems } = readUprooting('?plot=5&lancing=maybe');
  expect(choice).toMatchObject({ plot: '5', lancing: '' });
  expect(problems).toEqual({ lancing: 'noChoice' });
});

test('what is no area counts as none', () => {
  expect(areaOf('abc')).toBe(0);
});
