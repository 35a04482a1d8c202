import { expect, test } from '@playwright/test';
import { recordsShown } from '../../src/content/register-pages.ts';
import { pathFor } from '../../src/addresses/routes.ts';

test('orders are narrowed by post, and "read more" opens and closes by keyboard', async ({ page }) => {
  const orders = recordsShown({ id: 'employee-orders', kind: 'charge' });
  const post = orders.find(({ posts, details }) => posts && details)!.posts![0]!;
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

  const order = shown.filter({ has: page.locator('summary') }).first();
  const summary = order.locator('summary');
  await expect(summary.getByText('Read less')).toBeHidden();
  await summary.press('Enter');
  await expect(order.locator('details p').first()).toBeVisible();
  await expect(summary.getByText('Read more')).toBeHidden();
  await summary.press('Enter');
  await expect(summary.getByText('Read more')).toBeVisible();

  await page.locator('[data-language-link]').click();
  await expect(page).toHaveURL(new RegExp(`/hi/.*\\?post=${post}$`));
  await expect(shown).toHaveCount(forPost.length);
});
