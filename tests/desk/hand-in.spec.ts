import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Page } from '@playwright/test';
import {
  checkIsDone,
  discardAll,
  expect,
  faultsOf,
  openLook,
  openScreen,
  type RunningDesk,
  tellReaders,
  test,
} from './desk-project.ts';
import { LANGS } from '../../src/language/lang.ts';
import { hasTurn, isThorough, RELEASE } from '../support/thorough.ts';

const WHAT = { en: 'The title was corrected.', hi: 'शीर्षक ठीक किया गया।' };

/** A record, and its English title with a word more. */
function sample(desk: RunningDesk, register: string, index = 0) {
  const folder = join(desk.project, 'content/registers', register);
  const name = readdirSync(folder)[index] ?? '';
  const path = `registers/${register}/${name}`;
  const text = readFileSync(join(folder, name), 'utf8');
  const changed = (word: string, from = text) => from.replace(/^( {2}en: ['"]?)/m, `$1${word} `);
  return { path, file: join(folder, name), text, changed };
}

/** Changes the draft as a save does: the file, and then the news of it. */
async function saveDraft(desk: RunningDesk, path: string, text: string): Promise<void> {
  writeFileSync(join(desk.project, '.desk/draft/content', path), text);
  await desk.ask('discard', { paths: ['site.yaml'] });
}

async function handIn(page: Page): Promise<void> {
  await checkIsDone(page);
  await page.getByLabel('Your name').fill("Asha D'Souza");
  await page.getByLabel('Approved by').fill('R. K. Verma');
  await tellReaders(page, WHAT);
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByText(/^Handed in/)).toBeVisible();
}

test('a change is said in words, handed in as a commit of its own, and undone', async ({ deskPage, desk }) => {
  const { path, file, text, changed } = sample(desk, 'forms');
  writeFileSync(join(desk.project, 'README.md'), 'Work of somebody else\n');
  desk.git('add', 'README.md');
  await saveDraft(desk, path, changed('Zanzibar'));
  await openScreen(deskPage, '/');
  await expect(deskPage.getByRole('link', { name: /Changed title of .* Zanzibar/ })).toBeVisible();
  await openScreen(deskPage, '/hand-in');
  await deskPage.getByText('Before and after').first().click();
  await expect(deskPage.getByRole('cell', { name: /^Zanzibar/ })).toBeVisible();
  expect(await faultsOf(deskPage)).toEqual([]);
  await handIn(deskPage);

  expect(readFileSync(file, 'utf8')).toContain('Zanzibar');
  const files = desk.git('show', '--name-only', '--format=', 'HEAD').trim().split('\n');
  // Pictures to share a page, for which another change waits, come along.
  expect(files.filter((name) => !name.startsWith('content/share/'))).toEqual([
    'content/changes.yaml',
    'content/recorded.yaml',
    `content/${path}`,
  ]);
  const id = path.slice('registers/'.length, -'.yaml'.length);
  const [line] = parse(readFileSync(join(desk.project, 'content/changes.yaml'), 'utf8'));
  expect(line).toMatchObject({ of: [id], what: WHAT });
  expect(desk.git('log', '-1', '--format=%an|%(trailers:key=Approved-by,valueonly)').trim()).toBe(
    "Asha D'Souza|R. K. Verma",
  );
  expect(desk.git('log', '-1', '--format=%B')).toContain(`History-hi: ${WHAT.hi}`);
  expect(desk.git('status', '--porcelain')).toBe('M  README.md\n');

  await deskPage.getByRole('link', { name: 'History and undo' }).click();
  await deskPage.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(deskPage.getByText('Changed back at the desk')).toBeVisible();
  expect(await faultsOf(deskPage)).toEqual([]);
  expect(readFileSync(join(desk.project, '.desk/draft/content', path), 'utf8')).toBe(text);
  if (!isThorough) return discardAll(desk);
  await deskPage.getByRole('main').getByRole('link', { name: 'Hand in' }).click();
  await handIn(deskPage);
  expect(readFileSync(file, 'utf8')).toBe(text);
  return undefined;
});

test('one thing is told in a line, another was only spelling, a third waits', RELEASE, async ({ deskPage, desk }) => {
  const records = [1, 2, 3].map((index) => sample(desk, 'forms', index));
  const names = records.map(({ path }) => path.slice('registers/'.length, -'.yaml'.length));
  const read = (file: string) => readFileSync(join(desk.project, 'content', file), 'utf8');
  const before = read('recorded.yaml');
  for (const { path, changed } of records) await saveDraft(desk, path, changed('Kiwi'));
  await openScreen(deskPage, '/hand-in');
  await checkIsDone(deskPage);
  const choices = deskPage.getByRole('group', { name: 'What readers are told' }).getByRole('combobox');
  await expect(choices).toHaveCount(3);
  await expect(deskPage.getByLabel('In English')).toHaveCount(1);
  await choices.nth(1).selectOption({ label: 'Another line' });
  await expect(deskPage.getByLabel('In English')).toHaveCount(2);
  await choices.nth(1).selectOption('minor');
  await choices.nth(2).selectOption('later');
  await expect(deskPage.getByLabel('In English')).toHaveCount(1);
  expect(await faultsOf(deskPage)).toEqual([]);
  await handIn(deskPage);
  const lineOf = (text: string, index: number) => text.split('\n').find((line) => line.startsWith(`${names[index]}:`));
  expect(parse(read('changes.yaml'))[0]).toMatchObject({ of: [names[0]], what: WHAT });
  for (const [index, isRecorded] of [true, true, false].entries())
    expect(lineOf(read('recorded.yaml'), index) !== lineOf(before, index), names[index]).toBe(isRecorded);
});

// What is taken back is in `drafts.test.ts`.
if (isThorough)
  test('a change can be taken back before it is handed in', async ({ deskPage, desk }) => {
    const { path, text, changed } = sample(desk, 'tenders', 1);
    await saveDraft(desk, path, changed('Penguin'));
    await openScreen(deskPage, '/');
    await deskPage.getByRole('button', { name: /^Take back: Changed title of .*Penguin/ }).click();
    await deskPage.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await expect(deskPage.getByText('Taken back.')).toBeVisible();
    expect(readFileSync(join(desk.project, '.desk/draft/content', path), 'utf8')).toBe(text);
  });

test('mistakes stop the hand-in and lead to their place', async ({ deskPage, desk }) => {
  const { path, text } = sample(desk, 'tenders');
  await saveDraft(desk, path, text.replace(/^title:/m, 'titel:'));
  await openScreen(deskPage, '/hand-in');
  await checkIsDone(deskPage);
  await expect(deskPage.getByText('Must be mended before you can hand in')).toBeVisible();
  await expect(deskPage.getByRole('button', { name: 'Hand in', exact: true })).toBeDisabled();
  await expect(
    deskPage
      .getByRole('main')
      .getByRole('link', { name: new RegExp(path) })
      .first(),
  ).toBeVisible();
  await desk.ask('discard', { paths: [path] });
});

test('two editors: a file changed at the desk and in content/ is settled field by field', async ({
  deskPage,
  desk,
}) => {
  const { path, file, text, changed } = sample(desk, 'tenders', 2);
  const hindi = (word: string, from: string) => from.replace(/^( {2}hi: ['"]?)/m, `$1${word} `);
  await saveDraft(desk, path, changed('Mine'));
  writeFileSync(file, hindi('उनका', changed('Theirs')));
  await openScreen(deskPage, '/hand-in');
  await expect(deskPage.getByText('Changed outside the desk too').first()).toBeVisible();
  await deskPage.getByRole('main').getByRole('link', { name: path }).first().click();
  const clash = deskPage.getByRole('group', { name: 'Title → English' });
  await expect(clash).toContainText('उनका');
  expect(await faultsOf(deskPage)).toEqual([]);
  await clash.getByLabel(/Yours/).check();
  await deskPage.getByRole('button', { name: 'Save this choice' }).click();
  await expect(deskPage.getByText('Settled.')).toBeVisible();
  expect(readFileSync(join(desk.project, '.desk/draft/content', path), 'utf8')).toBe(hindi('उनका', changed('Mine')));
  writeFileSync(file, text);
  await desk.ask('discard', { paths: [path] });
});

for (const lang of LANGS.filter((each) => hasTurn(each, 1)))
  test(`handing in can be done by everyone on a phone (${lang})`, RELEASE, async ({ deskPage, desk }) => {
    const { path, changed } = sample(desk, 'tenders', 3);
    await saveDraft(desk, path, changed('Phone'));
    for (const address of ['/hand-in', '/history']) {
      await openLook(deskPage, address, { lang, width: 360 });
      await deskPage.getByRole('main').locator('li, p').first().waitFor();
      for (const summary of await deskPage.getByRole('main').locator('summary').all()) await summary.click();
      expect(await faultsOf(deskPage), address).toEqual([]);
    }
    await desk.ask('discard', { paths: [path] });
  });
