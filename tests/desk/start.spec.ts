import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RECIPES } from '../../desk/model/recipes.ts';
import { SHELL } from '../../desk/words/shell.ts';
import { isThorough, RELEASE, someOf } from '../support/thorough.ts';
import { expect, faultsOf, openLook, openScreen, takeLooks, test } from './desk-project.ts';

/** In `npm test` the first one for each screen. */
const SOME_RECIPES = RECIPES.filter(
  ({ to }, index) => isThorough || RECIPES.findIndex((each) => each.to.screen === to.screen) === index,
);

test('every recipe leads to a screen that works', RELEASE, async ({ deskPage }) => {
  const first = 'What do you want to do?';
  await openScreen(deskPage, '/');
  for (const { label } of SOME_RECIPES) {
    await deskPage.getByRole('link', { name: label.en }).click();
    await expect(deskPage.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(deskPage.getByRole('heading', { level: 1 }), label.en).not.toHaveText(first);
    await expect(deskPage.getByText(SHELL.broken.en)).toHaveCount(0);
    await deskPage.goBack();
    await expect(deskPage.getByRole('heading', { level: 1 })).toHaveText(first);
  }
});

test('a search over all content finds a page by words of either language', RELEASE, async ({ deskPage }) => {
  await openScreen(deskPage, '/');
  for (const words of ['opium licence', 'अफीम']) {
    await deskPage.getByRole('searchbox').fill(words);
    await deskPage.getByRole('button', { name: 'Search' }).click();
    await expect(deskPage.getByText(/\d+ found/)).toBeVisible();
    expect(await deskPage.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(3);
  }
  await deskPage.getByRole('searchbox').fill('zzzzqqq');
  await deskPage.getByRole('button', { name: 'Search' }).click();
  await expect(deskPage.getByText('Nothing has these words.')).toBeVisible();
});

test('a folder is listed whole, and narrowed while typing', async ({ deskPage, desk }) => {
  const tenders = readdirSync(join(desk.project, 'content/registers/tenders'));
  await openScreen(deskPage, '/browse?folder=registers/tenders');
  await expect(deskPage.getByText(`${tenders.length} of ${tenders.length}`)).toBeVisible();
  const [first = ''] = await deskPage.getByRole('main').getByRole('listitem').getByRole('link').allTextContents();
  await deskPage.getByRole('searchbox').fill(first);
  await expect(deskPage.getByText(`1 of ${tenders.length}`)).toBeVisible();
  await deskPage.getByRole('main').getByRole('listitem').getByRole('link').click();
  await expect(deskPage).toHaveURL(/form\?file=registers/);
});

test('what waits is listed, gaps by the section that can tell', async ({ deskPage }) => {
  await openScreen(deskPage, '/');
  const groups = deskPage.locator('summary').filter({ hasText: 'to be asked of' });
  // What waits is known when everything has been checked.
  await expect(groups.first()).toBeVisible();
  await groups.first().click();
  await expect(deskPage.locator('details[open]').getByRole('link').first()).toBeVisible();
});

test('the lists can be used by everyone', async ({ deskPage }) => {
  const looks = takeLooks();
  // A folder, a file and what was found are lists of one kind.
  for (const address of someOf(['/', '/browse?folder=facts.yaml', '/browse?query=opium', '/browse?folder=pages'], 2))
    for (const look of looks()) {
      await openLook(deskPage, address, look);
      await deskPage.getByRole('main').getByRole('listitem').first().waitFor();
      expect(await faultsOf(deskPage), `${address} at ${look.width} px in ${look.lang}`).toEqual([]);
    }
});
