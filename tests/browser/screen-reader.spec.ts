import { expect } from '@playwright/test';
import { LANGS } from '../../src/language/lang.ts';
import { journeys } from '../screen-reader/journey.ts';
import { walk } from '../screen-reader/reader.ts';
import { hasTurn, someOf } from '../support/thorough.ts';
import { test } from './reused-page.ts';

/** Of each part of the site some, before a release all. */
const walked = someOf(journeys(), 10);

for (const [turn, journey] of walked.entries())
  for (const lang of LANGS)
    if (hasTurn(lang, turn))
      test(`heard: ${journey.journey} (${lang})`, async ({ page }) => {
        expect(await walk(page, journey, lang)).toEqual([]);
      });
