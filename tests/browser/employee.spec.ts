import { expect } from '@playwright/test';
import { recordsShown } from '../../src/content/register-pages.ts';
import { recordPath } from '../../src/addresses/registers.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { LACKING } from '../../scripts/test-reports.ts';
import { test } from './reused-page.ts';

/** A shorter list has no form. */
const FILTER_FROM = 6;

test('orders are narrowed by post', async ({ page }) => {
  const orders = recordsShown({ id: 'employee-orders', kind: 'charge' });
  const post = orders.find(({ posts, details }) => posts && details)?.posts?.[0] ?? '';
  test.skip(post === '' || orders.length < FILTER_FROM, `${LACKING} list of orders that is long enough for a form`);
  const forPost = orders.filter(({ posts }) => !posts || posts.includes(post));
  expect(forPost.length).toBeLessThan(orders.length);
  const shown = page.locator('[data-register-list] > li');

  await page.goto(pathFor('employee/Charges_Emp', 'en'));
  await page.getByLabel('Post', { exact: true }).selectOption(post);
  await expect(shown).toHaveCount(orders.length);
  await page.getByRole('button', { name: 'Show' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?post=${post}$`));
  await expect(shown).toHaveCount(forPost.length);
  await expect(page.locator('[data-register-status]')).toHaveText(`${forPost.length} of ${orders.length} records`);

  await page.locator('[data-language-link]:visible').click();
  await expect(page).toHaveURL(new RegExp(`/hi/.*\\?post=${post}$`));
  await expect(shown).toHaveCount(forPost.length);
});

test('"read more" on the page of an order opens and closes by keyboard', async ({ page }) => {
  const order = recordsShown({ id: 'employee-orders', kind: 'charge' }).find(({ details }) => details);
  test.skip(!order, `${LACKING} order with details`);
  await page.goto(recordPath('employee-orders', order!.id, 'en'));
  const summary = page.locator('main summary').first();
  await expect(summary.getByText('Read less')).toBeHidden();
  await summary.press('Enter');
  await expect(page.locator('main details p').first()).toBeVisible();
  await expect(summary.getByText('Read more')).toBeHidden();
  await summary.press('Enter');
  await expect(summary.getByText('Read more')).toBeVisible();
});
