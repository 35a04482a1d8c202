import { dueBetween, DUE_KINDS, type Due, needsBuild } from '../../src/content/due.ts';
import type { Catalogue } from '../../src/content/load.ts';
import { fill, formatMoment } from '../../src/language/format.ts';
import { type Lang, LANGS, type Localized } from '../../src/language/lang.ts';
import { addDays, nowInIndia } from '../../src/lib/indian-date.ts';
import type { Release } from './releases.ts';

/** How the program ends: 0 when the live site is right, 10 when it has to be built again. */
export const NOTHING_DUE = 0;
export const BUILD_DUE = 10;

const WORDS = {
  since: { en: 'Due since the build of {moment}:', hi: '{moment} के निर्माण के बाद से लंबित:' },
  early: {
    en: 'Built for {moment}, which is still to come: was the clock wrong? Shown too early:',
    hi: '{moment} के लिए निर्मित, जो अभी आया नहीं: क्या घड़ी गलत थी? समय से पहले दिख रहा है:',
  },
  next: { en: 'Next', hi: 'आगे' },
  none: { en: 'nothing', hi: 'कुछ नहीं' },
  isDue: {
    en: 'The site has to be built again: npm run release',
    hi: 'वेबसाइट को फिर से बनाना है: npm run release',
  },
  isRight: { en: 'The live site is as it should be.', hi: 'वेबसाइट जैसी होनी चाहिए, वैसी ही है।' },
} satisfies Record<string, Localized>;

/** What is due at a moment, and what comes next. */
export interface DueReport {
  since: string;
  /** What the clock has done since, or, where the site was built for a moment still to come, what it has not done yet. */
  due: Due[];
  isEarly: boolean;
  next: Due[];
  isBuildDue: boolean;
}

/** Compares the clock with the moment for which the live site was built. */
export function dueReport(catalogue: Catalogue, since: string, now: string, daysAhead: number): DueReport {
  const isEarly = now < since;
  const due = isEarly ? dueBetween(catalogue, now, since) : dueBetween(catalogue, since, now);
  const horizon = `${addDays(now.slice(0, 10), daysAhead)}${now.slice(10)}`;
  return { since, due, isEarly, next: dueBetween(catalogue, now, horizon), isBuildDue: due.some(needsBuild) };
}

/** The moment for which a release was built, Indian time; of one from before that was noted, when it was made. */
export function momentOf({ moment, date }: Release): string {
  return moment ?? nowInIndia(new Date(date));
}

/** The report in words. */
export function printDue({ since, due, isEarly, next, isBuildDue }: DueReport, langs: readonly Lang[] = LANGS): string {
  return langs
    .map((lang) => {
      const lines = (all: Due[]) =>
        all.length === 0
          ? [`  ${WORDS.none[lang]}`]
          : all.map(
              ({ at, kind, file, title }) =>
                `  ${formatMoment(at, lang)}  ${DUE_KINDS[kind][lang]}: ${title[lang]} (${file})`,
            );
      return [
        fill((isEarly ? WORDS.early : WORDS.since)[lang], { moment: formatMoment(since, lang) }),
        ...lines(due),
        `${WORDS.next[lang]}:`,
        ...lines(next),
        (isBuildDue ? WORDS.isDue : WORDS.isRight)[lang],
      ].join('\n');
    })
    .join('\n\n');
}

/** Why a program that runs by the clock must not release: it changes what the time changes, and nothing an editor did since. */
export function reasonNotToRelease(live: Release, commit: string): string | undefined {
  if (commit.endsWith('-changed'))
    return 'Files were changed and not committed. Commit or undo them, then release by hand.';
  if (commit !== live.commit)
    return `The live release was made from ${live.commit}, the project is at ${commit}. Release by hand: what was edited since has not been released yet.`;
  return undefined;
}
