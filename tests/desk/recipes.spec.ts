import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { RECIPES } from '../../desk/model/recipes.ts';
import { isThorough } from '../support/thorough.ts';
import { checkIsDone, expect, openScreen, tellReaders, test } from './desk-project.ts';
import { buildIn } from './recipes/built-site.ts';
import { byHand } from './recipes/by-hand.ts';
import { type Cost, writeCosts } from './recipes/costs.ts';
import { FIGURES } from './recipes/figures.ts';
import { Hand } from './recipes/hand.ts';
import { PEOPLE_AND_PAGES } from './recipes/people-and-pages.ts';
import { PICTURES } from './recipes/pictures.ts';
import { RECORDS } from './recipes/records.ts';
import { REMOVED } from './recipes/removed.ts';
import type { Added, Walk } from './recipes/walk.ts';

// One draft for all of them, and in `npm run test:all` one built site.
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 60_000, ...(isThorough && { deskOf: 'recipes' }) });

const ALL: Walk[] = [...RECORDS, ...FIGURES, ...PEOPLE_AND_PAGES, ...PICTURES, REMOVED];
/** What another spec takes as far as a clean draft is walked again only where it is also built. */
const WALKS = isThorough ? ALL : ALL.filter(({ isCovered }) => !isCovered);
const added = new Map<string, Added>();
const costs: Cost[] = [];

const secondsOf = async (work: () => Promise<void>): Promise<number> => {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
};

/** From wherever the editor is. The names are asked for once and kept. */
async function handIn(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(page.getByRole('navigation').getByRole('link', { name: /^Hand in/ }));
  const editor = page.getByLabel('Your name');
  await editor.waitFor();
  if ((await editor.inputValue()) === '') {
    await editor.fill('Zanzibar editor');
    await page.getByLabel('Approved by').fill('Zanzibar approver');
  }
  await tellReaders(page);
  await expect(page.getByRole('button', { name: 'Hand in', exact: true })).toBeEnabled();
  await hand.click(page.getByRole('button', { name: 'Hand in', exact: true }));
  await expect(page.getByText(/^Handed in/)).toBeVisible();
}

async function isClean(page: Page): Promise<void> {
  await checkIsDone(page);
  await expect(page.getByText(/must be mended/)).toHaveCount(0);
}

test('every recipe of the first screen has its walk', () => {
  const walked = new Set(ALL.map(({ recipe }) => recipe));
  expect(RECIPES.map(({ id }) => id).filter((id) => !walked.has(id))).toEqual([]);
});

for (const walk of WALKS)
  test(`${walk.what}: from the first screen to ${isThorough ? 'the commit' : 'a clean draft'}`, async ({
    deskPage,
    desk,
  }) => {
    await openScreen(deskPage, '/');
    const hand = new Hand(deskPage);
    const label = RECIPES.find(({ id }) => id === walk.recipe)?.label.en;
    let found: Added | undefined;
    const saved = await secondsOf(async () => {
      if (label) await hand.click(deskPage.getByRole('link', { name: label }));
      found = await walk.go(hand, join(desk.project, '.desk/draft/content'));
    });
    if (!found) return;
    added.set(walk.what, found);
    if (!isThorough) return isClean(deskPage);
    const handedIn = await secondsOf(() => handIn(hand));
    costs.push({ what: walk.what, ...hand.effort, saved, handedIn, hand: byHand(desk.git) });
    writeCosts(costs);
  });

if (isThorough)
  test('all of it is on the built pages, in both languages', async ({ desk }) => {
    const site = await buildIn(desk.project);
    const missing = [...added].map(([what, each]) => [what, site.missing(each)] as const);
    expect(missing.filter(([, words]) => words.length > 0)).toEqual([]);
  });
