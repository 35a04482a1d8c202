import { expect, type Page } from '@playwright/test';
import type { Lang } from '../../src/language/lang.ts';
import { contentPage } from '../support/content-pages.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { RELEASE } from '../support/thorough.ts';
import { accessibilityFaults } from './axe.ts';
import { test } from './reused-page.ts';

interface Speech {
  said: { words: string; voice: string }[];
  /** The voices that the browser finds after a while. */
  arrive(): void;
  /** The voice has come to the end of what it was given. */
  finish(): void;
}
const { title, summary } = contentPage('others/pledge', 'en').meta;
const VOICES = [
  { name: 'Cloud', lang: 'hi-IN', localService: false },
  { name: 'British', lang: 'en-GB', localService: true },
  { name: 'Indian', lang: 'en-IN', localService: true },
];
const HINDI = { name: 'Hindi', lang: 'hi_IN', localService: true };

/** The browser of the tests has no voice: this one keeps what it is given, and ends when it is told to. */
async function giveVoices(page: Page, voices: object[]): Promise<void> {
  await page.addInitScript((found) => {
    let current: SpeechSynthesisUtterance | undefined;
    let known: object[] = [];
    const synthesis = {
      onvoiceschanged: () => {},
      getVoices: () => known,
      speak(utterance: SpeechSynthesisUtterance) {
        if (!utterance.text) return;
        current = utterance;
        speech.said.push({ words: utterance.text, voice: utterance.voice!.name });
      },
      cancel() {
        const last = current;
        current = undefined;
        if (last) sessionStorage.setItem('cancelled on', location.pathname);
        last?.dispatchEvent(new Event('error'));
      },
    };
    const speech: Speech = {
      said: [],
      arrive() {
        known = found;
        synthesis.onvoiceschanged();
      },
      finish() {
        const last = current!;
        current = undefined;
        last.dispatchEvent(new Event('end'));
      },
    };
    class Utterance extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, speech });
  }, voices);
}

const speech = (page: Page, act: 'arrive' | 'finish') =>
  page.evaluate((name) => (window as unknown as { speech: Speech }).speech[name](), act);
const said = (page: Page) => page.evaluate(() => (window as unknown as { speech: Speech }).speech.said);
const marked = (page: Page) => page.locator('[data-read-aloud]');

function buttons(page: Page, lang: Lang) {
  const t = translator(lang);
  return (key: string) => page.getByRole('button', { name: t(`listen.${key}`), exact: true });
}

/** The panel that holds the start button; opened before each start. */
const opener = (page: Page, lang: Lang) => page.getByRole('button', { name: translator(lang)('reading.label') });

test('without a voice of the device for the language there is no button', RELEASE, async ({ fresh: page }) => {
  const button = buttons(page, 'hi');
  await page.goto('/hi/others/pledge/');
  await opener(page, 'hi').click();
  await expect(button('start')).toBeHidden();
  await giveVoices(page, VOICES);
  await page.goto('/hi/others/pledge/');
  await speech(page, 'arrive');
  await opener(page, 'hi').click();
  await expect(page.locator('[data-reading-panel]')).toBeVisible();
  await expect(button('start')).toBeHidden();
});

test('reads the page in order, marks where it is, pauses, goes on, stops', async ({ fresh: page }) => {
  const button = buttons(page, 'en');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await giveVoices(page, VOICES);
  await page.goto('/en/others/pledge/');
  await opener(page, 'en').click();
  await expect(button('start')).toBeHidden();
  await speech(page, 'arrive');
  await expect(button('start')).toBeVisible();
  expect(await said(page)).toEqual([]);

  await button('start').focus();
  await page.keyboard.press('Enter');
  await expect(marked(page)).toHaveText(title);
  expect(await said(page)).toEqual([{ words: title, voice: 'Indian' }]);
  await expect(button('pause')).toBeFocused();
  await expect(page.locator('[data-listen-status]')).toHaveText(translator('en')('listen.reading'));
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const key of ['pause', 'stop']) expect((await button(key).boundingBox())!.height).toBeGreaterThanOrEqual(44);

  await speech(page, 'finish');
  const firstWords = summary.split(/[,.;:]/)[0]!;
  await expect(marked(page)).toContainText(firstWords);

  await button('pause').click();
  await speech(page, 'arrive');
  await button('continue').click();
  const again = (await said(page)).slice(1);
  expect(again).toHaveLength(2);
  expect(again[0], 'a pause begins its passage again').toEqual(again[1]);

  for (let passage = 0; passage < 4; passage++) await speech(page, 'finish');
  await expect(marked(page)).toHaveCount(1);
  await expect(marked(page)).toBeInViewport({ ratio: 1 });
  await button('stop').click();
  await expect(marked(page)).toHaveCount(0);
  await expect(opener(page, 'en')).toBeFocused();
  await expect(button('stop')).toBeHidden();
  const silent = (await said(page)).length;
  await page.keyboard.press('Enter');
  await button('start').click();
  expect((await said(page)).slice(silent)).toEqual([{ words: title, voice: 'Indian' }]);
});

test('a Hindi page has the Hindi voice, leaves out frame and sources, reads tables by row, and falls silent on leaving', async ({
  fresh: page,
}) => {
  const button = buttons(page, 'hi');
  await giveVoices(page, [...VOICES, HINDI]);
  const path = '/hi/opium/overview/payment/';
  await page.goto(path);
  await speech(page, 'arrive');
  await opener(page, 'hi').click();
  await button('start').click();
  await expect(button('pause')).toBeVisible();
  const all = await page.evaluate(() => {
    const { speech: voice } = window as unknown as { speech: Speech };
    while (document.querySelector('[data-read-aloud]')) voice.finish();
    return voice.said;
  });
  expect(new Set(all.map(({ voice }) => voice))).toEqual(new Set(['Hindi']));
  const words = all.map((passage) => passage.words);
  expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(180);
  const headings = await page.locator('main article h2:visible').allInnerTexts();
  const places = headings.map((heading) => words.indexOf(heading));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));

  const t = translator('hi');
  for (const key of ['page.sources', 'page.provider', 'page.contents', 'nav.inSection', 'ruleCheck.check'])
    expect(words, key).not.toContain(t(key));
  expect(words.some((each) => each.startsWith(t('table.source')))).toBe(false);
  const cell = await page.evaluate(() => {
    const table = document.querySelector('main figure table')! as HTMLTableElement;
    const heading = table.tHead!.rows[0]!.cells[1]!;
    const text = table.tBodies[0]!.rows[0]!.cells[1]!.innerText;
    return `${heading.dataset['label'] ?? heading.innerText}: ${text}`;
  });
  expect(words.join(' ')).toContain(cell);
  await expect(page.locator('[data-listen-status]')).toHaveText(t('listen.ended'));

  await opener(page, 'hi').click();
  await button('start').click();
  await page.goto('/hi/others/wim/');
  expect(await page.evaluate(() => sessionStorage.getItem('cancelled on'))).toBe(path);
});
