import { describe, expect, test } from 'vitest';
import type { Punishments } from '../../domain/punishments.ts';
import { readWeight, type Weight } from '../../domain/weight.ts';
import type { FinderDrug } from './finder-props.ts';
import { changesSince, lawOn } from './law-on.ts';

const punishments = (small: string): Punishments => ({
  small: { clause: 'section 21(a)', words: small },
  between: { clause: 'section 21(b)', words: 'up to 10 years' },
  commercial: { clause: 'section 21(c)', words: '10 to 20 years' },
});
const LAW = {
  punishments: { '21': punishments('up to 1 year'), '16': punishments('up to 10 years') },
  past: [{ from: '2001-10-02', until: '2014-04-30', of: { '21': punishments('up to 6 months') } }],
};
const TODAY = '2026-11-19';
const number = (text: string) => ({ number: text, href: undefined });
const drug = (own: Partial<FinderDrug> = {}) =>
  ({ section: '21', small: 5, commercial: 250, from: '2001-10-19', earlier: [], ...own }) as FinderDrug;
const grams = (text: string) => readWeight(text, 'g') as Weight;
const smallOn = (day: string, own?: FinderDrug) => lawOn(day, own ?? drug(), LAW, TODAY).punishments?.small.words;

describe('the law of a day', () => {
  test('turns at midnight', () => {
    expect(smallOn('2014-04-30')).toBe('up to 6 months');
    expect(smallOn('2014-05-01')).toBe('up to 1 year');
    expect([smallOn(''), smallOn(TODAY)]).toEqual(['up to 1 year', 'up to 1 year']);
  });

  test('is not told before anything is known', () => {
    expect(smallOn('2001-10-01')).toBeUndefined();
    expect(smallOn('2001-10-02')).toBe('up to 6 months');
    expect(lawOn('2001-10-18', drug(), LAW, TODAY).limits).toBeUndefined();
    expect(lawOn('2001-10-19', drug(), LAW, TODAY).limits).toMatchObject({ small: 5, commercial: 250 });
  });

  test('a section of which nobody can say has no punishment then, and has one today', () => {
    expect(smallOn('2012-06-15', drug({ section: '16' }))).toBeUndefined();
    expect(smallOn('2014-05-01', drug({ section: '16' }))).toBe('up to 10 years');
  });

  test('amounts whose first day is not known judge today alone', () => {
    const zolpidem = drug({ from: undefined });
    expect(lawOn('2020-01-01', zolpidem, LAW, TODAY).limits).toBeUndefined();
    expect(lawOn('', zolpidem, LAW, TODAY).limits).toBe(zolpidem);
  });

  test('amounts that were changed are those of their time', () => {
    const before = { small: 2, commercial: 100, notification: number('old'), from: '2001-10-19', until: '2017-12-31' };
    const changed = drug({ from: '2018-01-01', earlier: [before] });
    expect(lawOn('2017-12-31', changed, LAW, TODAY).limits).toBe(before);
    expect(lawOn('2018-01-01', changed, LAW, TODAY).limits).toBe(changed);
  });
});

describe('what today says otherwise', () => {
  const now = { limits: drug(), punishments: LAW.punishments['21'] };
  const then = { limits: drug(), punishments: LAW.past[0]!.of['21'] };

  test('another punishment', () => {
    expect(changesSince(then, now, grams('2'))).toEqual({ punishment: now.punishments.small });
    expect(changesSince(then, now, grams('20'))).toEqual({});
  });

  test('another quantity', () => {
    const other = { ...then, limits: drug({ small: 1 }) };
    expect(changesSince(other, now, grams('2'))).toEqual({ quantity: 'small', punishment: now.punishments.small });
  });

  test('nothing where the punishment then is not told', () => {
    expect(changesSince({ ...then, punishments: undefined }, now, grams('2'))).toEqual({});
  });
});
