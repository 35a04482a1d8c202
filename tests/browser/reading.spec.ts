import { expect, type Page } from '@playwright/test';
import { LANGS } from '../../src/language/lang.ts';
import { isThorough, RELEASE, someOf } from '../support/thorough.ts';
import { test } from './reused-page.ts';

/** One page of each kind; the language changes from one to the next. */
const KINDS = [
  'home/',
  'opium/overview/',
  'opium/Eligible/',
  'about/contact/',
  'about/organisational_setup/',
  'exim/overview/',
  'exim/substances/g/',
  'notifications/acts_rules/',
  'employee/seniority/',
  'employee/infographics/',
  'rti/voluntary/information_4_1b10/',
  'top-level/prevention/',
  'sitemap/',
].map((path) => path.replace('top-level/', ''));
/** In `npm test` every second kind has wide text, every other one large text. */
const wide = someOf(KINDS, 2);
const large = isThorough ? KINDS : KINDS.filter((kind) => !wide.includes(kind));

/** Texts that leave the screen, their own box, or a box that hides what is too long. */
function lostTexts(): string[] {
  const lost = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  const known = new Map<Element, { box: DOMRect; style: CSSStyleDeclaration }>();
  const measured = (element: Element) => {
    const entry = known.get(element) ?? { box: element.getBoundingClientRect(), style: getComputedStyle(element) };
    known.set(element, entry);
    return { element, ...entry };
  };
  const parents = (element: Element): ReturnType<typeof measured>[] =>
    element.parentElement ? [measured(element), ...parents(element.parentElement)] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement!;
    if (!node.nodeValue!.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue;
    const around = parents(holder);
    // Hidden from sight on purpose, drawn, or not laid out until it comes into view.
    if (around.some(({ style }) => style.clipPath !== 'none' || style.contentVisibility === 'auto')) continue;
    if (holder.closest('svg, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const isInScrollBox = around.some(({ style }) => /auto|scroll/.test(style.overflowX));
    const isOff = !isInScrollBox && (text.left < -1 || text.right > innerWidth + 1);
    const isCut = around.some(({ element, box, style }) => {
      const hides = style.display !== 'contents' && /hidden|clip/.test(style.overflowX + style.overflowY);
      const holds = /^(A|BUTTON|SUMMARY|LABEL|TH|TD)$/.test(element.tagName) && !/inline$|contents/.test(style.display);
      return (hides || holds) && (text.right > box.right + 2 || text.bottom > box.bottom + 4 || text.top < box.top - 4);
    });
    if (isOff || isCut) lost.push(`${holder.tagName} “${node.nodeValue!.trim().slice(0, 40)}”`);
  }
  return lost;
}

test('wide text spacing loses nothing on a phone, with Devanagari signs (1.4.12)', RELEASE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of wide.map((kind) => `/hi/${kind}`)) {
    await page.goto(path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await page.evaluate(lostTexts), path).toEqual([]);
  }
});

test('text at 200% loses nothing, on a desk and on a phone (1.4.4)', async ({ fresh: page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const [index, kind] of large.entries()) {
    const path = `/${LANGS[index % LANGS.length]}/${kind}`;
    await page.setViewportSize({ width: index % 4 < 2 ? 1280 : 640, height: 740 });
    await page.goto(path);
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
    expect(await page.evaluate(lostTexts), path).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/en/home/', '/hi/opium/Eligible/', '/en/opium/overview/', '/hi/opium/notifications/']) {
    await page.goto(path);
    expect(await page.evaluate(lostTexts), path).toEqual([]);
  }
});

test('forced colours leave every button and field its edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const answered = '/hi/opium/overview/area-check/?licensed=10&measured=11';
  for (const path of ['/en/home/', '/hi/opium/Eligible/', '/en/exim/substances/', answered]) {
    await page.goto(path);
    if (path === answered) await page.locator('main form[hidden]').waitFor({ state: 'attached' });
    const edgeless = await page.evaluate(() =>
      [...document.querySelectorAll('button, input:not([type=radio]), select')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor } = getComputedStyle(element);
          return (
            borderBlockEndStyle === 'none' || borderBlockEndWidth === '0px' || /^rgba.*, 0\)$/.test(borderBlockEndColor)
          );
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(edgeless, path).toEqual([]);
  }
});

/** Tabs from the top of the page to its end; every stop must be new, further on, seen and marked. */
async function walk(page: Page): Promise<{ stops: number; faults: string[]; isAtEnd: boolean }> {
  const faults: string[] = [];
  for (let count = 0; count < 400; count++) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const state = window as unknown as { seen?: Element[] };
      const seen = (state.seen ??= []);
      const element = document.activeElement!;
      if (element === document.body) return 'end';
      const last = seen.at(-1);
      const isFollowing = !last || last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      const isFurther = isFollowing && !seen.includes(element);
      seen.push(element);
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const boxes = [...element.getClientRects()];
      const isSeen = boxes.some((box) => {
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
        const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
        if (left >= right || top >= bottom) return false;
        return [0.1, 0.5, 0.9].some((part) => {
          const hit = document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2);
          return element.contains(hit) || hit?.contains(element);
        });
      });
      if (isFurther && isSeen && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return '';
      const name = `${element.tagName} “${element.textContent!.trim().slice(0, 30)}”`;
      return `${name}: ${isFurther ? '' : 'goes back '}${isSeen ? '' : 'covered '}outline ${outlineStyle} ${outlineWidth}`;
    });
    if (fault === 'end') return { stops: count, faults, isAtEnd: true };
    if (fault) faults.push(fault);
    if (fault.includes('goes back')) return { stops: count, faults, isAtEnd: false };
  }
  return { stops: 400, faults, isAtEnd: false };
}

for (const [path, width] of [
  ['/hi/opium/Eligible/', 360],
  ['/en/opium/previous_years_data/?unit=rajasthan&office=doo-chittorgarh-2&year=2021-22', 1280],
] as const)
  test(
    `the Tab key goes through ${path.split('?')[0]} to its end, and every stop can be seen (2.1.2, 2.4.3, 2.4.7, 2.4.11)`,
    path.includes('?') ? RELEASE : {},
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await expect(page.locator('main form button[type=submit]').first()).toBeEnabled();
      await page.evaluate(() => document.fonts.ready);
      if (path.includes('?')) {
        await page.locator('main section > [tabindex="-1"]').first().waitFor();
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.reload();
      }
      const { stops, faults, isAtEnd } = await walk(page);
      expect(faults).toEqual([]);
      expect(isAtEnd).toBe(true);
      expect(stops).toBeGreaterThan(40);
    },
  );
