import { expect, type Page } from '@playwright/test';
import { catalogue } from '../../src/content/catalogue.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { RELEASE } from '../support/thorough.ts';
import { accessibilityFaults, TOOL } from './axe.ts';
import { test } from './reused-page.ts';

const mandsaur = catalogue.officePlaces.get('mandsaur')!;
const field = (page: Page, lang: 'en' | 'hi') => page.getByLabel(translator(lang)('officeFinder.label'));
const button = (page: Page, lang: 'en' | 'hi') =>
  page.getByRole('button', { name: translator(lang)('officeFinder.find') });
const result = (page: Page) => page.locator('section[aria-labelledby=office-finder-result]');

test('a typed place gives its offices; the address keeps it through the language button', async ({ page }) => {
  const contact = pathFor('about/contact', 'en');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(contact);
  await button(page, 'en').click();
  await expect(field(page, 'en')).toBeFocused();
  await expect(field(page, 'en')).toHaveAccessibleDescription(/Type the name of a place first/);

  await field(page, 'en').fill('nimach');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Did you mean this/ })).toBeFocused();
  await page.getByRole('button', { name: 'Change' }).click();
  await field(page, 'en').fill('man');
  await button(page, 'en').click();
  await result(page).getByRole('link', { name: 'Mandsaur' }).click();
  await expect(page.getByRole('heading', { name: /^Mandsaur District/ })).toBeFocused();
  await expect(page).toHaveURL(`${contact}?place=Mandsaur`);
  await expect(result(page).getByRole('listitem')).toHaveCount(mandsaur.offices.length);
  await expect(result(page)).toContainText('Office of the Deputy Narcotics Commissioner, Neemuch');
  expect(await accessibilityFaults(page, TOOL)).toEqual([]);

  await page.locator('[data-language-link]:visible').click();
  await expect(page).toHaveURL(/\/hi\/about\/contact\/\?place=Mandsaur/);
  await expect(page.getByRole('heading', { name: /^मंदसौर/ })).toBeVisible();
  await page.getByRole('button', { name: translator('hi')('tool.change') }).click();
  await field(page, 'hi').fill('जावद');
  await button(page, 'hi').click();
  await expect(result(page)).toContainText('नीमच प्रथम');
  await result(page)
    .getByRole('link', { name: /नीमच प्रथम/ })
    .click();
  await expect(page.locator('#doo-neemuch-1')).toBeInViewport();
});

test('a place without cultivation says so and shows the way on', RELEASE, async ({ page }) => {
  await page.goto(`${pathFor('about/contact', 'en')}?place=%3Cb%3EBhopal`);
  await expect(page.getByRole('heading', { name: /No licensed opium cultivation is listed/ })).toBeVisible();
  await expect(result(page).getByRole('link', { name: /headquarters/ })).toHaveAttribute('href', '#headquarters');
});

test('without scripts the places stand in a list and the form is not there', async ({ plain: page }) => {
  await page.goto(pathFor('about/contact', 'en'));
  await expect(button(page, 'en')).toBeHidden();
  await page.getByRole('group').filter({ hasText: 'Uttar Pradesh unit' }).getByText('Read more').click();
  await page
    .getByRole('row', { name: /^Ghazipur/ })
    .getByRole('link')
    .click();
  await expect(page.locator('#doo-barabanki')).toBeInViewport();
});
