import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { LANGS } from '../../language/lang.ts';
import { shortMonth } from './calendar-words.ts';
import { CropSteps } from './CropSteps.tsx';

const { steps } = catalogue.calendar;

test.each(LANGS)('the strip follows the calendar: months, pictures, and the steps of this page (%s)', (lang) => {
  const drawn = (shown: typeof steps, route = 'x/y') =>
    parse(renderToStaticMarkup(<CropSteps steps={shown} route={route} lang={lang} />));
  const [first, ...others] = steps;
  const moved = drawn([{ ...first!, months: [6], pictures: ['payment'] }, ...others]);
  expect(moved.querySelector('li')!.text).toContain(shortMonth(6, lang));
  expect(drawn(steps).querySelector('li')!.text).not.toContain(shortMonth(6, lang));
  expect(moved.querySelector('svg')!.getAttribute('data-drawn')).toBe('payment');
  const lit = drawn(steps, first!.page).querySelectorAll('[aria-current=step]');
  expect(lit).toHaveLength(steps.filter(({ page }) => page === first!.page).length);
  expect(drawn(steps).querySelectorAll('[aria-current]')).toEqual([]);
});
