import { data } from '../lib/dom';
import { todayInIndia } from '../lib/indian-date';

/** Marks the steps of the current month, in Indian time, and shows what says what this month brings: the page may be older. */
export function markMonth(calendar: HTMLElement): void {
  const month = String(Number(todayInIndia().slice(5, 7)));
  for (const step of calendar.querySelectorAll<HTMLElement>('[data-months]'))
    step.ariaCurrent = data(step, 'months').split(' ').includes(month) ? 'date' : null;
  for (const part of calendar.querySelectorAll<HTMLElement>('[data-month]'))
    part.toggleAttribute('data-shown', data(part, 'month').split(' ').includes(month));
}
