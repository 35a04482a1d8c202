import { noticeTime } from '../../domain/notices.ts';
import type { Mistake } from '../../files/mistake.ts';
import { LANGS } from '../../language/lang.ts';
import { beginOf } from '../../lib/published-time.ts';
import { type Said, say } from '../../messages/say.ts';
import { ALL_PAGES, type Notice } from '../../schemas/notice.ts';
import type { Loaded } from '../load.ts';
import { recordKey } from '../record-lists.ts';
import type { Rule, Site } from './rule.ts';

const DAY_MS = 86_400_000;
/** A notice that stands longer is asked about. */
const MOST_DAYS = 60;
/** Longer words are asked about. */
const MOST_LETTERS = { title: 80, text: 240 } as const;

/** Notices can be shown, lead somewhere, and are short in words and time. */
export const noticesCanBeShown: Rule = (loaded, site) => {
  const { root, catalogue, yaml } = loaded;
  const file = `${root}/notices.yaml`;
  const lineOf = yaml.find((each) => each.file === file)?.lineOf;
  const notices = catalogue.notices ?? [];
  return notices.flatMap((notice, index) => {
    const mistakes: Mistake[] = [];
    const report = (path: string[], said: Said) =>
      mistakes.push({ file, line: lineOf?.([index, ...path]), field: [index, ...path].join(' → '), ...said });
    if (notices.findIndex(({ id }) => id === notice.id) < index)
      report(['id'], say('notice-id-twice', { id: notice.id }));
    checkTime(notice, report);
    checkWords(notice, report);
    checkPlaces(notice, loaded, site, report);
    return mistakes;
  });
};

type Report = (path: string[], said: Said) => void;

function checkTime(notice: Notice, report: Report): void {
  const { from, until } = noticeTime(notice);
  const days = Math.round((Date.parse(`${until}Z`) - Date.parse(`${from}Z`)) / DAY_MS);
  if (until <= from) report(['until'], say('notice-ends-first'));
  else if (days > MOST_DAYS) report(['until'], say('notice-long-time', { days }));
}

function checkWords(notice: Notice, report: Report): void {
  for (const field of ['title', 'text'] as const)
    for (const lang of LANGS) {
      const length = notice[field]?.[lang].length ?? 0;
      const most = MOST_LETTERS[field];
      if (length > most) report([field, lang], say('notice-long-words', { length, most }));
    }
}

function checkPlaces(notice: Notice, loaded: Loaded, { routes }: Site, report: Report): void {
  const { root, files } = loaded;
  const { areas, page, record } = notice;
  if (areas !== ALL_PAGES)
    for (const area of areas.filter((each) => !routes.some((route) => `${route}/`.startsWith(`${each}/`))))
      report(['areas'], say('notice-area-unknown', { area, root, example: routes[0]?.split('/')[0] ?? '' }));
  if (page !== undefined && record !== undefined) report(['record'], say('notice-two-links'));
  else if (page !== undefined && !routes.includes(page)) report(['page'], say('notice-page-unknown', { page, root }));
  else if (record !== undefined && !files.includes(`${root}/registers/${record}.yaml`))
    report(['record'], say('notice-record-unknown', { record, root }));
  else {
    const out = targetBegins(notice, loaded);
    const { from } = noticeTime(notice);
    if (out !== undefined && out > from) report(['from'], say('notice-link-waits', { from, out }));
  }
}

/** From when on what a notice leads to is on the site. */
function targetBegins({ page, record }: Notice, { catalogue }: Loaded): string | undefined {
  const target =
    record === undefined
      ? catalogue.pages.find(({ id }) => id === page)?.meta
      : [...catalogue.registers.values()].flat().find(({ register, id }) => recordKey(register, id) === record);
  return target?.publishFrom === undefined ? undefined : beginOf(target.publishFrom);
}
