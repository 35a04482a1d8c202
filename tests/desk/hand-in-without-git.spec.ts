import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkIsDone, expect, openScreen, tellReaders, test } from './desk-project.ts';

test.use({ deskOf: 'without-git', deskHasGit: false });

test('without Git the desk saves, and says that there is no history', async ({ deskPage, desk }) => {
  const folder = 'registers/tenders';
  const name = readdirSync(join(desk.project, 'content', folder))[0] ?? '';
  const draft = join(desk.project, '.desk/draft/content', folder, name);
  writeFileSync(draft, readFileSync(draft, 'utf8').replace(/^( {2}en: ['"]?)/m, '$1Zanzibar '));
  await openScreen(deskPage, '/hand-in');
  await checkIsDone(deskPage);
  await expect(deskPage.getByText('This folder is not under Git')).toBeVisible();
  await deskPage.getByLabel('Your name').fill('Asha');
  await deskPage.getByLabel('Approved by').fill('Verma');
  await tellReaders(deskPage);
  await deskPage.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(deskPage.getByText(/^Handed in\. This folder is not under Git/)).toBeVisible();
  expect(readFileSync(join(desk.project, 'content', folder, name), 'utf8')).toContain('Zanzibar');
  await openScreen(deskPage, '/history');
  await expect(deskPage.getByText('there is no history')).toBeVisible();
});
