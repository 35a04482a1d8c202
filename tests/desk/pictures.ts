import type { Page } from '@playwright/test';
import type { Lang } from '../../src/language/lang.ts';
import { tellReaders } from './desk-project.ts';

/** One screen that is photographed. */
export interface Picture {
  name: string;
  address: string;
  /** What is done on the screen before. */
  prepare?: (page: Page, lang: Lang) => Promise<void>;
}

/** What is done on it once, before both languages are photographed. */
const inEnglish = (work: (page: Page) => Promise<void>) => (page: Page, lang: Lang) =>
  lang === 'en' ? work(page) : Promise.resolve();

export const PICTURES: Picture[] = [
  { name: 'start', address: '/' },
  { name: 'find', address: '/browse?query=lancing' },
  { name: 'new', address: '/new?register=notifications' },
  {
    name: 'form',
    address: '/form?file=facts.yaml&at=cultivation-licence-fee',
    prepare: inEnglish(async (page) => {
      await page.getByLabel('Value', { exact: true }).fill('30');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Saved at the desk').waitFor();
    }),
  },
  {
    name: 'page',
    address: '/page?page=opium/overview/payment',
    // The blocks are what the picture is about.
    prepare: async (page) => {
      await page.locator('#page-text').evaluate((heading) => heading.scrollIntoView());
      await page.evaluate(() => scrollBy(0, -16));
    },
  },
  { name: 'table', address: '/table?file=tables/opium-statistics.csv' },
  { name: 'import', address: '/import' },
  { name: 'files', address: '/files?add=picture' },
  {
    name: 'preview',
    address: '/preview?page=opium/Policy',
    prepare: async (page) => {
      await page.locator('iframe').nth(1).waitFor();
      for (const frame of await page.locator('iframe').all()) await frame.contentFrame().locator('h1').waitFor();
      // A Hindi page keeps its text back until its letters are there, three seconds at most.
      await page.waitForTimeout(3500);
    },
  },
  { name: 'hand-in', address: '/hand-in' },
  {
    name: 'history',
    address: '/hand-in',
    prepare: async (page, lang) => {
      if (lang === 'en') {
        await page.getByLabel('Your name').fill('Asha Sharma');
        await page.getByLabel('Approved by').fill('R. K. Verma');
        await tellReaders(page);
        await page.getByRole('button', { name: 'Hand in', exact: true }).click();
        await page.getByText(/^Handed in/).waitFor();
      }
      await page.goto(new URL('/history', page.url()).href);
    },
  },
];
