import { KINDS } from '../../../desk/words/start.ts';
import { expect } from '../desk-project.ts';
import type { Walk } from './walk.ts';

/** One of the records that are made up, from the list of what is open on the first screen. */
export const REMOVED: Walk = {
  what: 'remove one specimen',
  isCovered: true,
  go: async (hand) => {
    const { page } = hand;
    const group = page.locator('details').filter({ hasText: KINDS['specimens']?.en ?? '' });
    const link = group.locator('a[href*="registers%2F"]').first();
    await expect(page.locator('[aria-labelledby=to-do] summary').first()).toBeVisible();
    if ((await link.count()) === 0) return undefined;
    const file = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('file') ?? '';
    await hand.click(group.locator('summary'));
    await hand.click(link);
    await hand.click(page.getByRole('button', { name: 'Remove this record' }));
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return { words: { en: [], hi: [] }, gone: [file.replace(/^registers\/(.*)\.yaml$/, '$1/index.html')] };
  },
};
