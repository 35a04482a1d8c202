import { data, find } from '../lib/dom';
import { todayInIndia } from '../lib/indian-date';

/** Marks the steps of the current month, in Indian time, and shows the line that says what this month brings. */
export function markMonth(calendar: HTMLElement): void {
  const month = String(Number(todayInIndia().slice(5, 7)));
  for (const row of calendar.querySelectorAll<HTMLElement>('[data-months]')) {
    if (!data(row, 'months').split(' ').includes(month)) continue;
    row.ariaCurrent = 'date';
    find(row, '[data-this-month]').hidden = false;
  }
  for (const line of calendar.querySelectorAll<HTMLElement>('[data-month]'))
    line.toggleAttribute('data-shown', line.dataset['month'] === month);
}
