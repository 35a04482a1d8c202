import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What gives another answer each time it is asked. */
const CHANGING = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(|\b(?:today|now)InIndia\(\)/;
/** Where it may stand: in the one place that a build asks, in what notes changes for good, and in what only runs in a browser. */
const MAY_ASK = [
  'src/lib/build-moment.ts',
  'src/lib/indian-date.ts',
  'src/content/untold.ts',
  'src/behaviour/',
  'src/layouts/page-scripts.ts',
  'src/ui/today-here.ts',
  'src/features/as-on/AsOnFinder.tsx',
  'src/features/as-on/choice.ts',
  'src/features/offline/',
  'src/features/search/answers/live-card.ts',
  'src/service-worker/',
];

const sources = ['src', 'scripts/build.ts', 'astro.config.ts']
  .flatMap((place) =>
    place.includes('.')
      ? [place]
      : readdirSync(place, { recursive: true, encoding: 'utf8' }).map(
          (file) => `${place}/${file.replaceAll('\\', '/')}`,
        ),
  )
  .filter((file) => /\.(tsx?|astro)$/.test(file) && !/\.test\.tsx?$/.test(file));

test('a build asks the clock, or for something random, in one place only', () => {
  const asking = sources
    .filter((file) => !MAY_ASK.some((place) => file.startsWith(place)))
    .filter((file) => CHANGING.test(readFileSync(file, 'utf8')));
  expect(asking, 'ask buildMoment() or buildDay() of src/lib/build-moment.ts instead').toEqual([]);
});

test('that place asks the clock', () => {
  expect(readFileSync('src/lib/build-moment.ts', 'utf8')).toMatch(CHANGING);
});
