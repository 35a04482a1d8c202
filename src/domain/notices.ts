import { addDays } from '../lib/indian-date.ts';
import { beginOf, endOf } from '../lib/published-time.ts';
import { ALL_PAGES, NOTICE_LEVELS, type Notice } from '../schemas/notice.ts';

/** So many days before its time a notice is written into the pages, hidden: it begins at its minute even where nobody builds. */
export const DAYS_AHEAD = 14;

/** When a notice is shown, as moments of Indian time; at its end it is over. */
export function noticeTime({ from, until }: Pick<Notice, 'from' | 'until'>): { from: string; until: string } {
  return { from: beginOf(from), until: endOf(until) };
}

/** How a notice stands at a moment. */
export function noticeStateAt(notice: Notice, moment: string): 'coming' | 'shown' | 'over' {
  const { from, until } = noticeTime(notice);
  if (moment < from) return 'coming';
  return moment < until ? 'shown' : 'over';
}

/** Notices that pages built at a moment hold: those shown, and those that begin soon. The most urgent first, then the newest. */
export function noticesToWrite(notices: readonly Notice[], moment: string): Notice[] {
  const last = `${addDays(moment.slice(0, 10), DAYS_AHEAD)}${moment.slice(10)}`;
  return notices
    .filter((notice) => noticeStateAt(notice, moment) !== 'over' && noticeTime(notice).from <= last)
    .toSorted((a, b) => rank(a) - rank(b) || noticeTime(b).from.localeCompare(noticeTime(a).from));
}

function rank({ level }: Notice): number {
  return NOTICE_LEVELS.indexOf(level);
}

/** Whether a notice stands on a page: on all, in its area, on the page itself or one above it. Pages outside the route table have no area. */
export function isNoticeOn({ areas }: Pick<Notice, 'areas'>, route: string | undefined): boolean {
  if (areas === ALL_PAGES) return true;
  return route !== undefined && areas.some((area) => route === area || route.startsWith(`${area}/`));
}
