import { data } from '../lib/dom';
import { todayInIndia } from '../lib/indian-date';
import { STANDING_IN, stateOn } from '../lib/period';

/** Marks that depend on the day or the hour: set right where the page is older than today. */
export function updateMarks(root: ParentNode): void {
  const today = todayInIndia();
  const marked = (name: string) => root.querySelectorAll<HTMLElement>(`[data-${name}]`);
  for (const badge of marked('new-until')) if (today >= data(badge, 'newUntil')) badge.remove();
  for (const mark of marked('ends-at'))
    if (Date.parse(data(mark, 'endsAt')) <= Date.now()) {
      mark.dataset['state'] = 'ended';
      mark.textContent = data(mark, 'ended');
    }
  for (const mark of marked('until')) {
    const state = stateOn(today, { from: data(mark, 'from'), until: data(mark, 'until') });
    if (mark.dataset['state'] === state) continue;
    mark.dataset['state'] = state;
    mark.textContent = data(mark, state);
    const row = mark.closest<HTMLElement>('li[data-validity]');
    if (!row) continue;
    row.dataset['validity'] = STANDING_IN[state];
    // Events that are over come below those to come.
    if (state === 'ended') row.closest('[data-events]')?.append(row);
  }
}
