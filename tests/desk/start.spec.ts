import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RECIPES } from '../../desk/model/recipes.ts';
import { SHELL } from '../../desk/words/shell.ts';
import { expect, faultsOf, openScreen, test } from './desk-project.ts';
import { LANGS } from '../../src/language/lang.ts';
import { hasTurn } from '../support/thorough.ts';

test.use({ deskOf: 'start' });

test('every recipe leads to a screen that works', async ({ deskPage }) => {
  for (const { label } of RECIPES) {
    await openScreen(deskPage, '/');
    await deskPage.getByRole('link', { name: label.en }).click();
    await expect(deskPage.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(deskPage.getByRole('heading', { level: 1 }), label.en).not.toHaveText('What do you want to do?');
    await expect(deskPage.getByText(SHELL.broken.en)).toHaveCount(0);
  }
});

test('a search over all content finds a page by words of either language', async ({ deskPage }) => {
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
  await expect(groups.first()).toBeVisible({ timeout: 60_000 });
  await groups.first().click();
  await expect(deskPage.locator('details[open]').getByRole('link').first()).toBeVisible();
});

for (const lang of LANGS)
  for (const width of [360, 1280].filter((_, state) => hasTurn(lang, state)))
    test(`the lists can be used by everyone (${lang}, ${width} px)`, async ({ deskPage }) => {
      await deskPage.evaluate((chosen) => localStorage.setItem('desk-language', chosen), lang);
      await deskPage.setViewportSize({ width, height: 740 });
      for (const address of ['/', '/browse?folder=facts.yaml', '/browse?query=opium', '/browse?folder=pages']) {
        await openScreen(deskPage, address);
        await deskPage.getByRole('main').getByRole('listitem').first().waitFor();
        expect(await faultsOf(deskPage), address).toEqual([]);
      }
    });
