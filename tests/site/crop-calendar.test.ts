import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { pathFor } from '../../src/addresses/routes.ts';
import { sheetPath } from '../../src/addresses/sheets.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { dueIn, monthOf, MONTHS, numbersOf } from '../../src/features/crop-calendar/calendar.ts';
import {
  anchorOf,
  monthName,
  shortMonth,
  shortTitle,
  timeOf,
} from '../../src/features/crop-calendar/calendar-words.ts';
import { LANGS } from '../../src/language/lang.ts';
import { buildDay } from '../../src/lib/build-moment.ts';
import { builtPage, everyBuilt, textOf } from '../support/built-pages.ts';

const { steps } = catalogue.calendar;
const numbers = numbersOf(steps);
const thisMonth = monthOf(buildDay());
/** What is said of each step; a sheet, which hangs for a year, marks no month. */
const saidOn = (path: string) =>
  steps.map(({ id, months }, index) => ({
    id,
    months: months.join(' '),
    number: numbers[index]?.toString(),
    isNow: months.includes(thisMonth) && !path.includes('/sheets/'),
  }));
const rootOf = (path: string) => (everyBuilt('sheet').find((page) => page.path === path) ?? builtPage(path)).root;
const attribute = (element: HTMLElement, name: string) => element.getAttribute(name) ?? '';

describe.each(LANGS)('in %s', (lang) => {
  const hub = pathFor('opium/overview', lang);
  const sheet = sheetPath('crop-year', lang);

  test.each([hub, sheet, pathFor('home/home', lang)])('the wheel of %s shows every step, and each month', (path) => {
    const wheel = rootOf(path).querySelector('main [data-wheel]')!;
    expect(
      wheel.querySelectorAll('[data-band]').map((band) => ({
        id: attribute(band, 'data-band'),
        months: attribute(band, 'data-months'),
        number: band.querySelector('text')?.text,
        isNow: band.hasAttribute('aria-current'),
      })),
    ).toEqual(saidOn(path));
    for (const month of MONTHS) {
      const [rim, middle] = wheel.querySelectorAll(`[data-month="${month}"]`);
      expect(textOf(rim)).toBe(shortMonth(month, lang));
      if (path === sheet) continue;
      for (const part of [rim, middle]) expect(part?.hasAttribute('data-shown')).toBe(month === thisMonth);
      expect(textOf(middle)).toContain(monthName(month, lang));
      for (const step of dueIn(month, steps).due) expect(textOf(middle)).toContain(shortTitle(step, lang));
    }
    expect(wheel.getAttribute('aria-hidden')).toBe('true');
    expect(wheel.querySelectorAll('a[href]:not([tabindex="-1"])')).toEqual([]);
  });

  test.each([hub, sheet])('the list of %s says what the wheel shows, with a picture to each step', (path) => {
    const rows = rootOf(path).querySelectorAll('main ol > li[data-months]');
    expect(
      rows.map((row) => ({
        id: row.id.replace(/^calendar-/, ''),
        months: attribute(row, 'data-months'),
        number: /^\d+/.exec(textOf(row))?.[0],
        isNow: row.hasAttribute('aria-current'),
      })),
    ).toEqual(saidOn(path));
    for (const [index, step] of steps.entries()) {
      const row = rows[index]!;
      expect(row.id).toBe(anchorOf(step));
      for (const words of [step.title[lang], timeOf(step, lang), step.duty[lang]])
        expect(textOf(row)).toContain(words.replace(/\s+/g, ' '));
      const pictures = row.querySelectorAll('svg[data-drawn]');
      expect(pictures.map((picture) => attribute(picture, 'data-drawn'))).toEqual(step.pictures);
      for (const picture of pictures) expect(picture.querySelectorAll('path[class]').length).toBeGreaterThan(2);
    }
  });

  test('the front page and the hub lead to the list', () => {
    const linkOf = (path: string) => rootOf(path).querySelector('main [data-wheel] a')?.getAttribute('href');
    expect(linkOf(pathFor('home/home', lang))).toBe(`${hub}#this-month`);
    expect(linkOf(hub)).toBe(`#${anchorOf(steps[0]!)}`);
  });
});
