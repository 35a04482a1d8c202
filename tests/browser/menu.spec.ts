import { expect, type Page } from '@playwright/test';
import { menuGroups } from '../../src/addresses/navigation.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { LANGS } from '../../src/language/lang.ts';
import { hasTurn, isThorough, RELEASE, someOf } from '../support/thorough.ts';
import { test } from './reused-page.ts';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };
/** The menu is the same on every page: a short one without moving parts. */
const ANY = pathFor('others/wim', 'en');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const group = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });
/** The state a screen reader is told; for native popovers the browser sets it without an attribute. */
async function isExpanded(page: Page, name: string): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName: name,
    role: 'button',
  });
  await session.detach();
  return nodes[0]?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test.describe('on a wide screen', () => {
  test.use({ viewport: WIDE });

  test('a click opens a group, another group closes it, a click outside closes all', async ({ page }) => {
    await page.goto(ANY);
    const policy = menu(page).getByRole('link', { name: 'Policy & Tract Notifications' });
    await expect(policy).toBeHidden();
    await group(page, 'Opium Cultivation').click();
    await expect(policy).toBeVisible();
    await group(page, 'Tender/Auction').click();
    await expect(policy).toBeHidden();
    await expect(menu(page).getByRole('link', { name: 'Archived' })).toBeVisible();
    // Blank ground of the banner: a click there moves no focus, so only the click itself can close the group.
    await page.mouse.click(800, 90);
    await expect(menu(page).getByRole('link', { name: 'Archived' })).toBeHidden();
  });

  test('Enter and Space open a group, Escape closes it and returns the focus', async ({ page }) => {
    await page.goto(ANY);
    for (const key of ['Enter', 'Space']) {
      await group(page, 'About Us').focus();
      await page.keyboard.press(key);
      await expect(menu(page).getByRole('link', { name: "Who's Who" })).toBeVisible();
      await page.keyboard.press('Tab');
      expect(await focusedText(page)).toBe('Overview');
      await page.keyboard.press('Escape');
      await expect(menu(page).getByRole('link', { name: "Who's Who" })).toBeHidden();
      expect(await focusedText(page)).toBe('About Us');
    }
  });

  test('arrow keys walk along the bar and through a group', async ({ page }) => {
    await page.goto(ANY);
    const sections = menuGroups().map(({ label }) => label.en);
    const at = menuGroups().findIndex(({ isSingle, entries }) => !isSingle && entries.length > 2);
    const [name = '', next] = sections.slice(at);
    const links = menu(page)
      .locator('details', { has: page.locator('summary', { hasText: name }) })
      .locator('a');
    const texts = (await links.allTextContents()).map((text) => text.trim());
    const [first, second, last] = [texts[0], texts[1], texts.at(-1)];
    await group(page, name).focus();
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe(first);
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe(second);
    await page.keyboard.press('End');
    expect(await focusedText(page)).toBe(last);
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await focusedText(page)).toBe(last);
    await page.keyboard.press('ArrowRight');
    expect(await focusedText(page)).toBe(next);
    await expect(links.first()).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    expect(await focusedText(page)).toBe(name);
    await page.keyboard.press('Home');
    expect(await focusedText(page), 'the way home is the mark in the banner').toBe(sections[0]);
    await page.keyboard.press('ArrowLeft');
    expect(await focusedText(page)).toBe(sections.at(-1));
  });

  test('a group closes when the focus leaves it', async ({ page }) => {
    await page.goto(ANY);
    await group(page, 'RTI').click();
    await expect(menu(page).getByRole('link', { name: 'Manuals' })).toBeVisible();
    await page.getByRole('link', { name: 'हिंदी में' }).focus();
    await expect(menu(page).getByRole('link', { name: 'Manuals' })).toBeHidden();
  });

  test('no panel runs off the screen, in either language', RELEASE, async ({ page }) => {
    for (const lang of LANGS) {
      await page.goto(pathFor('others/wim', lang));
      for (const width of isThorough ? [1024, 1280, 1920] : lang === 'en' ? [1024, 1920] : [1280]) {
        await page.setViewportSize({ width, height: 800 });
        const panels = await page.locator('[data-menu] summary').evaluateAll((summaries: HTMLElement[]) =>
          summaries.map((summary) => {
            summary.click();
            const { left, right } = summary.parentElement!.querySelector('ul')!.getBoundingClientRect();
            return { left, right };
          }),
        );
        expect(panels).toHaveLength(menuGroups().filter(({ isSingle }) => !isSingle).length);
        for (const { left, right } of panels) {
          expect(right, 'it is open').toBeGreaterThan(left);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
        }
      }
    }
  });

  test('all groups stand in one row from 1280 px on, in line with the page', RELEASE, async ({ page }) => {
    for (const lang of LANGS) {
      await page.goto(pathFor('others/wim', lang));
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await page
          .locator('[data-menu-top]:visible')
          .evaluateAll((tops) => tops.map((top) => top.getBoundingClientRect().toJSON()));
        expect(boxes).toHaveLength(menuGroups().length);
        const middles = boxes.map(({ top, height }) => top + height / 2);
        expect(Math.max(...middles) - Math.min(...middles), `${lang} at ${width} px`).toBeLessThan(4);
        expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
      }
    }
  });

  test('the section of the current page and the page itself are marked', async ({ page }) => {
    await page.goto('/en/rti/manuals/');
    await group(page, 'RTI').click();
    await expect(menu(page).getByRole('link', { name: 'Manuals' })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the menu opens by touch, folds its groups, and leads to a page', async ({ page }) => {
    await page.goto(pathFor('others/wim', 'hi'));
    const nav = page.locator('[data-menu]');
    await expect(nav).toBeHidden();
    await page.getByRole('button', { name: 'मेनू', exact: true }).tap();
    await expect(nav).toBeVisible();
    await nav.locator('summary', { hasText: 'अफीम की खेती' }).tap();
    await nav.getByRole('link', { name: 'पात्र और अपात्र काश्तकार' }).tap();
    await expect(page).toHaveURL(/\/hi\/opium\/Eligible\/$/);
  });

  test('a link to a place on the same page closes the menu, and the place is seen', RELEASE, async ({ page }) => {
    await page.goto('/en/rajbhasha/');
    const nav = page.locator('[data-menu]');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await nav.locator('summary', { hasText: 'Publications' }).tap();
    await nav.getByRole('link', { name: 'Department magazine' }).tap();
    await expect(nav).toBeHidden();
    await expect(page.locator('#department-magazine')).toBeInViewport();
  });

  test('the toggle button tells its state; Escape closes the menu and returns the focus', async ({ page }) => {
    await page.goto(ANY);
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    expect(await isExpanded(page, 'Menu')).toBe(false);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    expect(await isExpanded(page, 'Menu')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Close menu');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('the close button and a touch outside close the menu', RELEASE, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 740 });
    await page.goto(ANY);
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.tap();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await toggle.tap();
    await page.touchscreen.tap(650, 600);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [PHONE, WIDE]) {
    test(`every menu entry can be reached at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(ANY);
      if (viewport === PHONE) await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await group(page, "Employee's Corner").click();
      await menu(page).getByRole('link', { name: 'Seniority Lists' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Seniority Lists' })).toBeVisible();
    });
  }
});

// That every entry leads to a page, the test of links has seen.
for (const [first, lang] of LANGS.entries()) {
  if (!hasTurn(lang, 1)) continue;
  test(`menu entries can be clicked to (${lang})`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto(pathFor('others/wim', lang));
    const hrefs = await page
      .locator('[data-menu] a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    // All entries but those that leave the site, and the way home.
    expect(hrefs).toHaveLength(
      menuGroups()
        .flatMap(({ entries }) => entries)
        .filter((entry) => !('link' in entry)).length + 1,
    );
    // On a wide screen the mark in the banner leads home.
    for (const href of someOf(hrefs.slice(1 + first), 18)) {
      const summary = page.locator(`[data-menu] details:has(a[href="${href}"]) > summary`);
      if (await summary.count()) await summary.click();
      await page.locator(`[data-menu] a[href="${href}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}
