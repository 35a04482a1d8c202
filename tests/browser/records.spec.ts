import { expect } from '@playwright/test';
import { recordPath } from '../../src/addresses/registers.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { closingOf } from '../../src/domain/tenders.ts';
import { fill, formatMoment } from '../../src/language/format.ts';
import { LANGS } from '../../src/language/lang.ts';
import { REGISTER_IDS } from '../../src/schemas/registers.ts';
import { translator } from '../../src/words/strings.ts';
import { hasTurn, isThorough } from '../support/thorough.ts';
import { faultsBesidesFrame, faultsInMarkup } from './axe.ts';
import { test } from './reused-page.ts';

const NARROWEST = 320;

// Pages of records are alike: of each register, the one with the most on it, in `npm test` in one language.
for (const register of REGISTER_IDS)
  for (const lang of LANGS) {
    const fullest = catalogue.registers
      .get(register)
      .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
    if (!fullest) continue;
    const path = recordPath(register, fullest.id, lang);
    const place = REGISTER_IDS.indexOf(register);
    const isDark = (Math.floor(place / LANGS.length) + LANGS.indexOf(lang)) % LANGS.length === 0;

    if (!hasTurn(lang, place)) continue;
    test(`${path} loads clean, fits the screen, and has no accessibility fault`, async ({ shared }) => {
      const { page, problems } = shared;
      problems.length = 0;
      await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
      await page.setViewportSize({ width: NARROWEST, height: 800 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `no sideways scrolling at ${NARROWEST} px`).toBeLessThanOrEqual(NARROWEST);
      await page.setViewportSize({ width: isDark ? 1280 : 360, height: 800 });
      // What is drawn follows the same styles in every register.
      const look = isThorough || place % 3 === 0 ? faultsBesidesFrame : faultsInMarkup;
      expect(await look(page)).toEqual([]);
      expect(problems).toEqual([]);
    });
  }

test('the page of a tender says at its closing moment that it has closed', async ({ clocked: page }) => {
  const last = catalogue.registers.get('tenders').toSorted((a, b) => closingOf(b).localeCompare(closingOf(a)))[0]!;
  const closing = Date.parse(`${closingOf(last)}+05:30`);
  const words = { moment: formatMoment(closingOf(last), 'en') };
  const t = translator('en');
  for (const [at, key] of [
    [closing - 1, 'record.closes'],
    [closing, 'record.closed'],
  ] as const) {
    await page.clock.setFixedTime(at);
    await page.goto(recordPath('tenders', last.id, 'en'));
    await expect(page.locator('h1 + p')).toContainText(fill(t(key), words));
  }
});
