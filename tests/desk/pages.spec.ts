import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  checkIsDone,
  discardAll,
  expect,
  faultsOf,
  openDesk,
  openLook,
  openScreen,
  type RunningDesk,
  takeLooks,
  test,
} from './desk-project.ts';
import { isThorough, RELEASE } from '../support/thorough.ts';
import { samplePageIn } from './samples.ts';

const contentOf = ({ project }: RunningDesk, path: string) => readFileSync(join(project, 'content', path), 'utf8');
const draftOf = ({ project }: RunningDesk, path: string) =>
  readFileSync(join(project, '.desk/draft/content', path), 'utf8');

const cell = (page: Page, number: number, lang: 'English' | 'Hindi') =>
  page.getByRole('textbox', { name: new RegExp(`^${number}\\. .*, ${lang}$`) });
const isSaved = (page: Page) => expect(page.getByText('Saved. Nothing is published')).toBeVisible();

async function openPage(page: Page, name: string, more = ''): Promise<void> {
  await openScreen(page, `/page?page=${name}${more}`);
  await expect(page.getByRole('heading', { name: 'Text of the page' })).toBeVisible();
}

test.afterEach(async ({ desk }) => discardAll(desk));

test('a Hindi slip is corrected where the address says: its span alone changes, and English needs no change', async ({
  deskPage,
  desk,
}) => {
  const { page, en, hi, blocks, at } = samplePageIn(desk.project);
  const block = blocks[at];
  const line = hi.slice(0, block?.start).split('\n').length;
  await openPage(deskPage, page, `&lang=hi&line=${line}`);
  const text = cell(deskPage, at + 1, 'Hindi');
  await expect(text).toBeFocused();
  await expect(text).toBeInViewport();
  await deskPage.keyboard.press('Control+End');
  await deskPage.keyboard.type(' नया वाक्य।');
  await deskPage.keyboard.press('Control+s');
  await isSaved(deskPage);
  const end = block?.words?.end ?? 0;
  expect(draftOf(desk, `pages/${page}/hi.mdx`)).toBe(`${hi.slice(0, end)} नया वाक्य।${hi.slice(end)}`);
  expect(draftOf(desk, `pages/${page}/en.mdx`)).toBe(en);
  expect(contentOf(desk, `pages/${page}/hi.mdx`)).toBe(hi);
  await expect(text).toBeFocused();

  const before = contentOf(desk, 'translations.yaml').split('\n');
  await deskPage.getByRole('button', { name: 'The English text needs no change' }).click();
  await expect(deskPage.getByText('Noted: both texts say the same.')).toBeVisible();
  const after = draftOf(desk, 'translations.yaml').split('\n');
  const differing = after.filter((each, index) => each !== before[index]);
  expect(differing.map((each) => each.split(':')[0])).toEqual([page]);
});

test('a part is inserted from the palette by keyboard alone', async ({ deskPage, desk }) => {
  const { page, at } = samplePageIn(desk.project);
  await openPage(deskPage, page);
  await checkIsDone(deskPage);
  await deskPage.getByRole('button', { name: `Add something after block ${at + 1}` }).focus();
  await deskPage.keyboard.press('Enter');
  await expect(deskPage.getByRole('dialog')).toBeVisible();
  await deskPage.getByRole('button', { name: 'Highlighted box' }).focus();
  await deskPage.keyboard.press('Enter');
  const dialog = deskPage.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption('warning');
  await dialog.getByLabel('Title, English').fill('Mind the seed');
  await dialog.getByLabel('Title, Hindi').fill('बीज का ध्यान रखें');
  await dialog.getByLabel('Title, Hindi').press('Enter');
  await expect(deskPage.getByRole('dialog')).toHaveCount(0);
  // The cursor stands in the first words of the new part.
  await deskPage.keyboard.type('Keep it dry.');
  await cell(deskPage, at + 3, 'Hindi').fill('उसे सूखा रखें।');
  await deskPage.keyboard.press('Control+s');
  await isSaved(deskPage);
  const part = (title: string, words: string) =>
    `\n\n<Callout kind="warning" title="${title}">\n\n${words}\n\n</Callout>\n`;
  expect(draftOf(desk, `pages/${page}/en.mdx`)).toContain(part('Mind the seed', 'Keep it dry.'));
  expect(draftOf(desk, `pages/${page}/hi.mdx`)).toContain(part('बीज का ध्यान रखें', 'उसे सूखा रखें।'));
  await expect(deskPage.getByText('Everything is in order.')).toBeVisible();

  // It goes as a whole, can be put back, and moves as a whole.
  const box = deskPage.getByRole('group', { name: `Block ${at + 2}:` });
  await box.getByRole('button', { name: 'Remove' }).focus();
  await deskPage.keyboard.press('Enter');
  await expect(cell(deskPage, at + 3, 'Hindi')).not.toHaveValue('उसे सूखा रखें।');
  await deskPage.getByRole('button', { name: 'Put it back' }).press('Enter');
  await expect(cell(deskPage, at + 3, 'Hindi')).toHaveValue('उसे सूखा रखें।');
  await box.getByRole('button', { name: 'Up' }).press('Enter');
  await expect(cell(deskPage, at + 2, 'Hindi')).toHaveValue('उसे सूखा रखें।');
});

// What is marked is in `check-side.test.ts`.
if (isThorough)
  test('a figure that stands in one language alone is marked until the other has it', async ({ deskPage, desk }) => {
    const { page, at } = samplePageIn(desk.project);
    await openPage(deskPage, page);
    const row = deskPage.locator('li[data-row]').nth(at);
    const [english, hindi] = [cell(deskPage, at + 1, 'English'), cell(deskPage, at + 1, 'Hindi')];
    await english.fill(`${await english.inputValue()} There are 7321 of them.`);
    await expect(row.getByText(/7321/).last()).toContainText('English');
    await hindi.fill(`${await hindi.inputValue()} ये 7321 हैं।`);
    await expect(row.getByRole('listitem').filter({ hasText: '7321' })).toHaveCount(0);
  });

test('what the site could not read is named at its block and not saved', RELEASE, async ({ deskPage, desk }) => {
  const { page, en, at } = samplePageIn(desk.project);
  await openPage(deskPage, page);
  const text = cell(deskPage, at + 1, 'English');
  const row = deskPage.locator('li[data-row]').nth(at);
  await text.fill('Open <Callout kind="note"> here');
  await expect(row.getByRole('listitem').filter({ hasText: '<Callout>' })).toBeVisible();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await deskPage.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(deskPage.getByText('Not saved: 1 to mend first')).toBeVisible();
  expect(draftOf(desk, `pages/${page}/en.mdx`)).toBe(en);
  await text.fill('A brace { here');
  await expect(row.getByRole('listitem').filter({ hasText: '{' })).toBeVisible();
  await text.fill('Rs. 25 by hand');
  await expect(row.getByRole('listitem').filter({ hasText: 'facts.yaml' })).toBeVisible();
});

test(
  'a fact and a link are picked and put where the cursor is, in both languages',
  RELEASE,
  async ({ deskPage, desk }) => {
    const { page, at } = samplePageIn(desk.project);
    await openPage(deskPage, page);
    const [english, hindi] = [cell(deskPage, at + 1, 'English'), cell(deskPage, at + 1, 'Hindi')];
    await english.fill('The year is .');
    await hindi.fill('वर्ष है।');
    await english.press('End');
    await english.press('ArrowLeft');
    await deskPage.getByRole('button', { name: 'Insert a figure or link' }).click();
    const dialog = deskPage.getByRole('dialog');
    await dialog.getByLabel('Find: Fact').fill('crop-year');
    await dialog.getByLabel('Fact', { exact: true }).selectOption('crop-year');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(english).toHaveValue('The year is <Fact id="crop-year" />.');
    await expect(english).toBeFocused();

    await english.fill('See the policy.');
    await english.press('End');
    await english.press('ArrowLeft');
    for (const _ of 'policy') await english.press('Shift+ArrowLeft');
    await deskPage.getByRole('button', { name: 'Insert a figure or link' }).click();
    await dialog.getByLabel('What').selectOption('RouteLink');
    await dialog.getByLabel('Find: Page').fill(page);
    await dialog.getByLabel('Page', { exact: true }).selectOption(page);
    await expect(dialog.getByLabel('Words of the link, English')).toHaveValue('policy');
    await dialog.getByLabel('Words of the link, Hindi').fill('नीति');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(english).toHaveValue(`See the <RouteLink to="${page}">policy</RouteLink>.`);
    await expect(hindi).toHaveValue(new RegExp(`<RouteLink to="${page}">नीति</RouteLink>`));
  },
);

// Blocks are put together in `assemble.test.ts`.
if (isThorough)
  test('Enter ends a block in both languages; an empty block is not written', async ({ deskPage, desk }) => {
    const { page, en, at } = samplePageIn(desk.project);
    await openPage(deskPage, page);
    const words = await cell(deskPage, at + 1, 'English').inputValue();
    await cell(deskPage, at + 1, 'English').focus();
    await deskPage.keyboard.press('Control+End');
    await deskPage.keyboard.press('Enter');
    await expect(cell(deskPage, at + 2, 'English')).toBeFocused();
    await expect(deskPage.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await deskPage.keyboard.type('A new paragraph.');
    await cell(deskPage, at + 2, 'Hindi').fill('एक नया अनुच्छेद।');
    await deskPage.keyboard.press('Control+s');
    await isSaved(deskPage);
    expect(draftOf(desk, `pages/${page}/en.mdx`)).toBe(en.replace(words, `${words}\n\nA new paragraph.`));
  });

// They are fields as in forms.
if (isThorough)
  test('the fields at the top: read through today, in both languages; a mistake stands at its field', async ({
    deskPage,
    desk,
  }) => {
    const { page, en } = samplePageIn(desk.project);
    await openPage(deskPage, page);
    const { today } = await desk.ask('state', {});
    const wasReviewed = /^reviewed: '(.*)'$/m.exec(en)?.[1] ?? '';
    if (wasReviewed !== today) await deskPage.getByRole('button', { name: 'I read it through today' }).click();
    await deskPage.getByLabel('Summary, English').fill('Too short.');
    await expect(deskPage.getByRole('listitem').filter({ hasText: '40' }).first()).toBeVisible();
    await deskPage.getByLabel('Summary, English').fill('A summary that is long enough to say what the page is for.');
    await deskPage.keyboard.press('Control+s');
    await isSaved(deskPage);
    const expected = en
      .replace(/^summary: .*$/m, 'summary: A summary that is long enough to say what the page is for.')
      .replace(/^reviewed: .*$/m, `reviewed: '${today}'`);
    expect(draftOf(desk, `pages/${page}/en.mdx`)).toBe(expected);
    expect(draftOf(desk, `pages/${page}/hi.mdx`)).toContain(`reviewed: '${today}'`);
  });

// Forms have the same, in `npm test`.
if (isThorough)
  test('what another window saved is not overwritten', async ({ deskPage, desk, context }) => {
    const { page, at } = samplePageIn(desk.project);
    await openPage(deskPage, page);
    const second = await context.newPage();
    await openDesk(second, desk);
    await openPage(second, page);
    await cell(second, at + 1, 'English').fill('From the other window.');
    await second.keyboard.press('Control+s');
    await isSaved(second);
    await cell(deskPage, at + 1, 'Hindi').fill('पहली विंडो से।');
    await deskPage.keyboard.press('Control+s');
    await expect(deskPage.getByText('changed in another window')).toBeVisible();
    expect(draftOf(desk, `pages/${page}/en.mdx`)).toContain('From the other window.');
    expect(draftOf(desk, `pages/${page}/hi.mdx`)).not.toContain('पहली विंडो से।');
    await deskPage.getByRole('button', { name: 'Load the page again' }).click();
    await expect(cell(deskPage, at + 1, 'English')).toHaveValue('From the other window.');
  });

test('a new page: its form, its text, and nothing left for the check', async ({ deskPage, desk }) => {
  await openScreen(deskPage, '/new-page?area=about');
  await deskPage.getByLabel('Address').fill('for-visitors');
  await expect(deskPage.getByText('/en/about/for-visitors/')).toBeVisible();
  await deskPage.getByLabel('Title, English').fill('For those who visit us');
  await deskPage.getByLabel('Title, Hindi').fill('हमारे यहां आने वालों के लिए');
  await deskPage.getByLabel('Summary, English').fill('Bring a photo identity card and come in the morning hours.');
  await deskPage.getByLabel('Summary, Hindi').fill('फोटो वाला पहचान पत्र साथ लाएं और सुबह के समय आएं।');
  await deskPage.getByRole('button', { name: 'Create the page' }).click();
  await expect(deskPage.getByRole('heading', { name: 'Text of the page' })).toBeVisible();
  await deskPage.getByRole('button', { name: '+ Add at the top' }).click();
  await deskPage.getByRole('dialog').getByRole('button', { name: 'Paragraph' }).click();
  await cell(deskPage, 1, 'English').fill(
    'Come to the gate and name the officer whom you want to meet. The guard writes down your name and calls the office.',
  );
  await cell(deskPage, 1, 'Hindi').fill(
    'द्वार पर आकर उस अधिकारी का नाम बताएं जिनसे आप मिलना चाहते हैं। पहरेदार आपका नाम लिखता है और कार्यालय को फोन करता है।',
  );
  await deskPage.keyboard.press('Control+s');
  await isSaved(deskPage);
  const menu = draftOf(desk, 'menu.yaml');
  expect(menu.replace('      - page: about/for-visitors\n', '')).toBe(contentOf(desk, 'menu.yaml'));
  await checkIsDone(deskPage);
  await expect(deskPage.getByText('Everything is in order.')).toBeVisible();

  await openScreen(deskPage, '/new-page?area=about');
  await deskPage.getByLabel('Address').fill('for-visitors');
  for (const [label, words] of [
    ['Title, English', 'Another title'],
    ['Title, Hindi', 'दूसरा शीर्षक'],
    ['Summary, English', 'Another summary that is long enough to be a summary.'],
    ['Summary, Hindi', 'एक और सारांश जो सारांश होने के लिए काफी लंबा है।'],
  ] as const)
    await deskPage.getByLabel(label).fill(words);
  await deskPage.getByRole('button', { name: 'Create the page' }).click();
  await expect(deskPage.getByText('is taken')).toBeVisible();
});

test('both screens and their dialogs can be used by everyone', async ({ deskPage, desk }) => {
  const { page } = samplePageIn(desk.project, 1);
  const looks = takeLooks();
  for (const look of looks()) {
    await openLook(deskPage, '/new-page', look);
    await deskPage.locator('textarea').first().waitFor();
    expect(await faultsOf(deskPage), `new page at ${look.width} px in ${look.lang}`).toEqual([]);
  }
  for (const look of looks()) {
    const where = `at ${look.width} px in ${look.lang}`;
    await openLook(deskPage, `/page?page=${page}`, look);
    await deskPage.locator('li[data-row]').first().waitFor();
    expect(await faultsOf(deskPage), `page ${where}`).toEqual([]);
    await deskPage.locator('li[data-row] > button').first().click();
    await deskPage.getByRole('dialog').waitFor();
    expect(await faultsOf(deskPage), `palette ${where}`).toEqual([]);
    await deskPage.keyboard.press('Escape');
    await deskPage.locator('li[data-row] textarea[data-words]').first().focus();
    await deskPage.getByRole('button', { name: /Insert a figure|आंकड़ा या लिंक/ }).click();
    await deskPage.getByRole('dialog').locator('option').nth(6).waitFor({ state: 'attached' });
    expect(await faultsOf(deskPage), `picker ${where}`).toEqual([]);
    await deskPage.keyboard.press('Escape');
  }
});
