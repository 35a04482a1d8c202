import { expect } from '@playwright/test';
import { menuGroups } from '../../src/addresses/navigation.ts';
import { LANGS } from '../../src/language/lang.ts';
import { hasTurn, isThorough, isWhole, RELEASE } from '../support/thorough.ts';
import { wordsIn } from '../support/words-in.ts';
import { accessibilityFaults } from './axe.ts';
import { test } from './reused-page.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };
/** A page with many sections and links. */
const LONG = 'others/web_policies';

test('the skip link comes first and leads into the page', async ({ page }) => {
  for (const [path, name] of [
    ['/en/opium/forms/', 'Skip to main content'],
    ['/hi/opium/forms/', 'मुख्य सामग्री पर जाएं'],
  ] as const) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  }
});

test('the language button is within the first screen at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/hi/rti/manuals/');
  await expect(page.getByRole('link', { name: 'English', exact: true })).toBeInViewport({ ratio: 1 });
});

test.describe('pages outside the route table', () => {
  for (const lang of LANGS)
    test(`/${lang}/no-such-page/ has no accessibility fault and fits`, async ({ page }) => {
      await page.goto(`/${lang}/no-such-page/`);
      for (const [state, width] of [1280, 320].entries()) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        if (hasTurn(lang, state)) expect(await accessibilityFaults(page)).toEqual([]);
      }
    });
});

test.describe('states that axe must see open', () => {
  // In the other scheme each front page is looked at in `pages.spec.ts`.
  for (const [state, colorScheme] of (['dark', 'light'] as const).entries()) {
    for (const lang of LANGS.filter((each) => hasTurn(each, state))) {
      test(
        `open menu and dark or light colours: ${lang}, ${colorScheme}`,
        isWhole(lang, 'hi') ? {} : RELEASE,
        async ({ page }) => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width: 360, height: 740 });
          await page.goto(`/${lang}/home/`);
          expect(await accessibilityFaults(page)).toEqual([]);
          if (hasTurn(lang, 0)) {
            await page.setViewportSize({ width: 1280, height: 800 });
            await page.locator('[data-menu] summary').nth(2).click();
            expect(await accessibilityFaults(page, 'header')).toEqual([]);
          }
          if (hasTurn(lang, 1)) {
            await page.setViewportSize({ width: 360, height: 740 });
            await page.getByRole('button', { name: wordsIn(lang)('nav.open'), exact: true }).click();
            await page.locator('[data-menu] summary').nth(2).click();
            expect(await accessibilityFaults(page, 'header')).toEqual([]);
          }
        },
      );
    }
  }
});

test('a page prints without menus and buttons, and says where it comes from', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/hi/opium/Eligible/');
  await expect(page.locator('nav:visible, button:visible')).toHaveCount(0);
  await expect(page.locator('[data-carousel]')).toBeHidden();
  await expect(page.locator('#site-search').first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('केंद्रीय नारकोटिक्स ब्यूरो').first()).toBeVisible();
  await expect(page.getByText('अंतिम अद्यतन:')).toBeVisible();
});

test('on paper a page has neither its contents nor the fields of a list', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: 'print' });
  for (const [path, part] of [
    [`/en/${LONG}/`, '[data-contents]'],
    ['/hi/notifications/circulars_notifications/', '[data-register-filter]'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(part)).toHaveCount(1);
    await expect(page.locator(part)).toBeHidden();
    // What sorts a table is the heading of its column.
    await expect(page.locator(':is(nav, form, button):not(thead *):visible')).toHaveCount(0);
  }
});

test.describe('the bar that stays', () => {
  test('on a phone it stays at the top, with search, language and menu of 44 px or more', async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const lang of LANGS.filter((each) => hasTurn(each, 1))) {
      await page.goto(`/${lang}/${LONG}/`);
      await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
      const t = wordsIn(lang);
      for (const control of [
        page.getByRole('button', { name: t('search.button'), exact: true }),
        page.getByRole('link', { name: t('language.switch') }),
        page.getByRole('button', { name: t('nav.open'), exact: true }),
      ]) {
        await expect(control).toBeInViewport({ ratio: 1 });
        const { height, width, y } = (await control.boundingBox())!;
        expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
        expect(y).toBeLessThan(60);
      }
    }
  });

  test('it leaves a low screen', async ({ page }) => {
    await page.goto(`/en/${LONG}/`);
    for (const viewport of [
      { width: 740, height: 360 },
      { width: 320, height: 225 },
    ]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
      await expect(page.getByRole('link', { name: wordsIn('en')('language.switch') })).not.toBeInViewport();
    }
  });

  test('it never covers what has the focus', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/hi/${LONG}/`);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < (isThorough ? 40 : 25); step++) {
        await page.keyboard.press(key);
        const covered = await page.evaluate(() => {
          const focused = document.activeElement!;
          if (focused.closest('header, [popover]') || focused === document.body) return '';
          const { left, top, width, height } = focused.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 10));
          return over?.closest('header') ? focused.outerHTML.slice(0, 80) : '';
        });
        expect(covered).toBe('');
      }
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the glass of the bar opens the search box', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/hi/others/wim/');
    const box = page.locator('#site-search');
    await expect(box).toBeHidden();
    await page.getByRole('button', { name: wordsIn('hi')('search.button'), exact: true }).click();
    await box.fill('पट्टा');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/hi\/search\/\?q=/);
  });

  test('the groups of the footer are closed on a phone and open on a desk', async ({ page }) => {
    const { label } = menuGroups().find(({ isSingle }) => !isSingle)!;
    const summary = page.locator('footer summary', { hasText: label.en });
    const link = page
      .locator('footer details')
      .filter({ has: page.locator('summary', { hasText: label.en }) })
      .locator('a')
      .first();
    await page.setViewportSize(PHONE);
    await page.goto('/en/others/wim/');
    await expect(link).toBeHidden();
    await summary.click();
    await expect(link).toBeVisible();
    await page.setViewportSize(DESK);
    await page.goto('/en/others/wim/');
    for (const each of await page.locator('footer nav a').all()) await expect(each).toBeVisible();
  });

  test('the front door and the page for wrong addresses have menu and footer', async ({ page }) => {
    await page.setViewportSize(DESK);
    for (const path of ['/', '/en/no-such-page/']) {
      await page.goto(path);
      await expect(page.locator('[data-menu] summary').first()).toBeVisible();
      await expect(page.locator('footer time')).toBeVisible();
      await expect(page.locator('#site-search')).toBeVisible();
    }
  });
});

test.describe('contents', () => {
  test('on a desk they stay beside the text and mark the section being read', async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(`/en/${LONG}/`);
    const contents = page.locator('[data-contents]');
    const links = contents.locator('a');
    await expect(links.first()).toBeInViewport();
    for (const link of [links.nth(2), links.nth(5)]) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(contents.locator('[aria-current]')).toHaveCount(1);
      await expect(link).toBeInViewport();
    }
  });

  test('on a phone they are one closed line, and follow on a long page only', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const t = wordsIn('hi');
    const following = page.getByRole('button', { name: t('page.contentsButton') });
    await page.goto(`/hi/${LONG}/`);
    const contents = page.locator('[data-contents]');
    await expect(contents).toBeHidden();
    await expect(following).not.toBeInViewport();
    await page.getByRole('button', { name: t('page.contents'), exact: true }).click();
    await contents.locator('a').nth(3).click();
    await expect(contents).toBeHidden();
    const heading = page.locator('article h2').nth(3);
    await expect(heading).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
    await expect(following).toBeInViewport({ ratio: 1 });
    await following.click();
    await expect(contents).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contents).toBeHidden();
    await expect(following).toBeFocused();

    // A screen so tall that three of it hold the page.
    await page.setViewportSize({ width: PHONE.width, height: 3000 });
    await page.goto('/hi/about/VisionMissionStrategy/');
    const { height, shown } = await page.evaluate(() => {
      const area = document.querySelector('[data-contents]')!.parentElement!.parentElement!;
      const button = [...document.querySelectorAll('[popovertarget=contents]')].at(-1)!;
      return { height: area.clientHeight, shown: button.parentElement!.clientHeight };
    });
    expect(height, 'a page of less than three screens').toBeLessThan(3 * 3000);
    expect(shown).toBe(0);
  });
});
