import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { isFixedAddress, routes } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { partsOf } from '../../src/content/read-page.ts';
import { pagesNamed } from '../../src/content/rules/time.ts';
import { LANGS } from '../../src/language/lang.ts';
import { nowInIndia } from '../../src/lib/indian-date.ts';
import type { Notice } from '../../src/schemas/notice.ts';

const MINUTE_MS = 60_000;

/** Names of what is planted; no real record has them. */
export const PLANTED = {
  coming: '2020-01-03-planted-coming',
  over: '2020-01-04-planted-over',
  out: '2020-01-03-planted-out',
  event: 'planted-event',
  file: 'planted/coming.pdf',
  sharedFile: 'planted/shared.pdf',
} as const;

/** A sentence with two links: to what is no record yet, and to what is no page yet. */
export const LINKING_WORDS = {
  en: ['Planted: read', 'the record', 'and', 'the chapter'],
  hi: ['रखा गया: पढ़ें', 'यह अभिलेख', 'और', 'यह अध्याय'],
} as const;

/** Words that stand only in what is not on the site. */
export const HIDDEN_WORDS = ['Quillwort', 'क्विलवर्ट'];

/** A moment of Indian time so many minutes from another. @example minutesFrom('2026-11-16T23:59', 1) // '2026-11-17T00:00' */
export function minutesFrom(moment: string, minutes: number): string {
  return nowInIndia(new Date(Date.parse(`${moment}+05:30`) + minutes * MINUTE_MS));
}

/** A chapter that may come and go, and another on which the links are planted. */
export const [timedPage, linkingPage] = chaptersThatMayGo();

function chaptersThatMayGo(): [string, string] {
  const named = new Set(pagesNamed('content', catalogue).map(({ page }) => page));
  const free = routes().filter(({ id, parent }) => {
    const page = catalogue.pages.find((each) => each.id === id);
    const isPlain = page && partsOf(page).every(({ name }) => !/^(Register|Procedure|SheetLink|PackLink)$/.test(name));
    return parent !== undefined && isPlain && !isFixedAddress(id) && !named.has(id);
  });
  const [first, second] = free;
  if (!first || !second) throw new Error('The site has no two chapters that may come and go.');
  return [first.id, second.id];
}

/** Puts records, a page and notices with times into a copy of the content, around the moment of its build. */
export function plantTimes(content: string, moment: string): void {
  const [soon, ago] = [minutesFrom(moment, 1), minutesFrom(moment, -1)];
  const pdf = [...catalogue.documents.keys()][0]!;
  mkdirSync(join(content, 'documents/planted'), { recursive: true });
  for (const file of [PLANTED.file, PLANTED.sharedFile])
    copyFileSync(join(content, 'documents', pdf), join(content, 'documents', file));
  const documents = (...files: string[]) => files.map((file) => ({ file, languages: ['en'] }));
  const secret = { en: 'Quillwort is named', hi: 'क्विलवर्ट का नाम' };
  write(`${content}/registers/notifications/${PLANTED.coming}.yaml`, {
    ...record(secret, '2020-01-03'),
    // Made on the day of the one whose place it takes, which amends it too.
    number: 'S.O. 2(E)',
    publishFrom: soon,
    documents: documents(PLANTED.file, PLANTED.sharedFile),
  });
  write(`${content}/registers/notifications/${PLANTED.over}.yaml`, {
    ...record({ en: 'Quillwort is struck out', hi: 'क्विलवर्ट हटाया गया' }, '2020-01-04'),
    amends: [PLANTED.coming],
    publishUntil: moment,
  });
  write(`${content}/registers/notifications/${PLANTED.out}.yaml`, {
    ...record({ en: 'Planted since a minute', hi: 'एक मिनट पहले रखा गया' }, '2020-01-03'),
    amends: [PLANTED.coming],
    validity: 'superseded',
    supersededBy: PLANTED.coming,
    publishFrom: ago,
    publishUntil: soon,
    documents: documents(PLANTED.sharedFile),
  });
  const { validity: _, number: __, kind: ___, ...event } = record(secret, '2020-01-01');
  write(`${content}/registers/events/${PLANTED.event}.yaml`, {
    ...event,
    kind: 'event',
    starts: moment.slice(0, 10),
    publishFrom: soon,
  });
  for (const lang of LANGS) {
    const timed = `${content}/pages/${timedPage}/${lang}.mdx`;
    writeFileSync(
      timed,
      `${readFileSync(timed, 'utf8').replace('---\n', `---\npublishFrom: '${soon}'\n`)}\n${secret[lang]}.\n`,
    );
    const linking = `${content}/pages/${linkingPage}/${lang}.mdx`;
    const [before, recordWords, between, chapterWords] = LINKING_WORDS[lang];
    writeFileSync(
      linking,
      `${readFileSync(linking, 'utf8')}\n${before} <RecordLink to="notifications/${PLANTED.coming}">${recordWords}</RecordLink> ${between} <RouteLink to="${timedPage}">${chapterWords}</RouteLink>.\n`,
    );
  }
  write(`${content}/notices.yaml`, plantedNotices(moment));
}

function record(title: { en: string; hi: string }, date: string) {
  return {
    title,
    number: `Planted ${date}`,
    date,
    purpose: title,
    section: 'opium',
    kind: 'general',
    validity: 'in-force',
    source: [[...catalogue.sources.keys()].find((id) => id !== 'specimen')],
  };
}

/** One notice of each kind of time; `later` begins three minutes after the build and stands for two. */
export function plantedNotices(moment: string): Notice[] {
  const at = (minutes: number) => minutesFrom(moment, minutes);
  const notice = (id: string, en: string, hi: string, rest: Partial<Notice>): Notice => ({
    id,
    level: 'important',
    title: { en, hi },
    areas: 'all',
    from: at(-1),
    until: at(60),
    ...rest,
  });
  return [
    notice('everywhere', 'The helpline is out of order', 'हेल्पलाइन बंद है', {
      level: 'urgent',
      text: { en: 'Write to the office instead.', hi: 'इसके बदले कार्यालय को लिखें।' },
      page: 'about/contact',
    }),
    notice('ends-soon', 'Ends in two minutes', 'दो मिनट में समाप्त', { until: at(2) }),
    notice('later', 'Begins in three minutes', 'तीन मिनट में आरंभ', { from: at(3), until: at(5) }),
    notice('later-urgent', 'Begins in three minutes, urgent', 'तीन मिनट में आरंभ, अत्यावश्यक', {
      level: 'urgent',
      from: at(3),
    }),
    notice('area', 'For one chapter only', 'केवल एक अध्याय के लिए', { level: 'info', areas: [linkingPage] }),
    notice('over', 'Over for a minute', 'एक मिनट पहले समाप्त', { from: at(-9), until: at(-1) }),
    notice('far', 'Begins in a month', 'एक महीने में आरंभ', { from: at(60 * 24 * 30), until: at(60 * 24 * 31) }),
  ];
}

function write(file: string, value: unknown): void {
  writeFileSync(file, stringify(value));
}
