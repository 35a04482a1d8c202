import { describe, expect, test } from 'vitest';
import { type DamagedPlot, checkExcess, checkUprooting, readArea, UPROOTING_CONDITIONS } from './rules.ts';

describe('an area is read exactly', () => {
  test.each([
    ['10', 1000],
    ['10.5', 1050],
    [' 10.51 ', 1051],
    ['10.50', 1050],
    ['10.5000', 1050],
    ['.5', 50],
    ['5.', 500],
    ['0.01', 1],
    ['007', 700],
    ['२.५', 250],
    ['१०.५१', 1051],
    ['99999.99', 9_999_999],
  ])('%j is %i hundredths of an are', (written, hundredths) => {
    expect(readArea(written)).toBe(hundredths);
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['10,5', 'comma'],
    ['1,000', 'comma'],
    ['२,५', 'comma'],
    ['ten', 'notNumber'],
    ['दस', 'notNumber'],
    ['10 are', 'notNumber'],
    ['1e3', 'notNumber'],
    ['1.2.3', 'notNumber'],
    ['.', 'notNumber'],
    ['-', 'notNumber'],
    [',', 'notNumber'],
    ['+5', 'notNumber'],
    ['<b>5</b>', 'notNumber'],
    ['0', 'notPositive'],
    ['0.00', 'notPositive'],
    ['०', 'notPositive'],
    ['-5', 'notPositive'],
    ['−5', 'notPositive'],
    ['10.505', 'tooExact'],
    ['0.001', 'tooExact'],
    ['100000', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ])('%j is refused: %s', (written, problem) => {
    expect(readArea(written)).toBe(problem);
  });
});

describe('excess over the licensed area', () => {
  test.each([
    // licensed, measured, outcome, limit
    ['10', '9.99', 'within', 1050],
    ['10', '10', 'within', 1050],
    ['10', '10.01', 'condoned', 1050],
    ['10', '10.5', 'condoned', 1050],
    ['10', '10.51', 'prosecution', 1050],
    ['0.01', '0.01', 'within', 1],
    ['0.01', '0.02', 'prosecution', 1],
    ['0.2', '0.21', 'condoned', 21],
    ['0.19', '0.2', 'prosecution', 19],
    // Figures at which a count with fractions of 2 slips: 1.1 × 1.05, 4.6 × 1.05, 70 × 1.05.
    ['1.1', '1.15', 'condoned', 115],
    ['1.1', '1.16', 'prosecution', 115],
    ['4.6', '4.83', 'condoned', 483],
    ['4.6', '4.84', 'prosecution', 483],
    ['70', '73.5', 'condoned', 7350],
    ['333.33', '349.99', 'condoned', 34999],
    ['333.33', '350', 'prosecution', 34999],
    ['99999.99', '99999.99', 'within', 10499998],
  ])('licensed %s, measured %s: %s', (licensed, measured, outcome, limit) => {
    const answer = checkExcess(Number(readArea(licensed)), Number(readArea(measured)), 5);
    expect(answer).toMatchObject({ outcome, limit });
  });

  test('the answer says by how much', () => {
    expect(checkExcess(1000, 1051, 5)).toEqual({ outcome: 'prosecution', limit: 1050, excess: 51, over: 1 });
    expect(checkExcess(1000, 900, 5)).toEqual({ outcome: 'within', limit: 1050, excess: 0, over: 0 });
  });

  test('every area up to 20 are keeps exactly to the rule', () => {
    const wrong: number[] = [];
    for (let licensed = 1; licensed <= 2000; licensed += 1) {
      const { limit } = checkExcess(licensed, licensed, 5);
      if (limit * 100 > licensed * 105 || (limit + 1) * 100 <= licensed * 105) wrong.push(licensed);
    }
    expect(wrong).toEqual([]);
  });

  test('another limit is kept as well', () => {
    expect(checkExcess(1000, 1075, 7.5).outcome).toBe('condoned');
    expect(checkExcess(1000, 1076, 7.5).outcome).toBe('prosecution');
  });
});

describe('uprooting a damaged crop', () => {
  const good: DamagedPlot = {
    plot: 1000,
    damaged: 100,
    hasLancingBegun: false,
    isWholePatch: true,
    hasPanchnama: true,
  };
  const minimum = { sharePercent: 10, areaAre: 1 };

  test.each([
    ['exactly 10% and exactly one are', {}, []],
    ['one hundredth less than both', { damaged: 99 }, ['share', 'area']],
    ['less than one are, though more than 10%', { plot: 500, damaged: 99 }, ['area']],
    ['one are of a small plot', { plot: 500, damaged: 100 }, []],
    ['just under 10% of a larger plot', { plot: 2000, damaged: 199 }, ['share']],
    ['just 10% of a larger plot', { plot: 2000, damaged: 200 }, []],
    ['10% of a plot of odd size, rounded down', { plot: 1005, damaged: 100 }, ['share']],
    ['10% of a plot of odd size, rounded up', { plot: 1005, damaged: 101 }, []],
    ['the whole plot', { damaged: 1000 }, []],
    ['after lancing', { hasLancingBegun: true }, ['lancing']],
    ['a partial patch', { isWholePatch: false }, ['patch']],
    ['no panchnama', { hasPanchnama: false }, ['panchnama']],
    [
      'everything wrong at once',
      { damaged: 1, hasLancingBegun: true, isWholePatch: false, hasPanchnama: false },
      [...UPROOTING_CONDITIONS],
    ],
  ])('%s', (_, change, failed) => {
    expect(checkUprooting({ ...good, ...change }, minimum).failed).toEqual(failed);
  });

  test('the answer says how much is needed', () => {
    expect(checkUprooting({ ...good, plot: 1005 }, minimum)).toMatchObject({ share: 101, needed: 101 });
    expect(checkUprooting({ ...good, plot: 600 }, minimum)).toMatchObject({ share: 60, needed: 100 });
  });
});
