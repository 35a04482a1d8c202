import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, faultsOf, openLook, openScreen, takeLooks, test } from './desk-project.ts';

test.use({ deskOf: 'preview' });

const PAGE = 'opium/Policy';

test('the real page is shown from the draft in both languages, and follows each save', async ({ deskPage, desk }) => {
  const file = join(desk.project, 'content/pages', PAGE, 'en.mdx');
  const text = readFileSync(file, 'utf8');
  await openScreen(deskPage, `/preview?page=${PAGE}`);
  const english = deskPage.frameLocator('iframe[title="The page in English"]');
  const hindi = deskPage.frameLocator('iframe[title="The page in Hindi"]');
  await expect(english.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hindi.locator('html')).toHaveAttribute('lang', 'hi');
  // Whoever has not opened the desk sees nothing of what is not published.
  const address = await deskPage.locator('iframe').first().getAttribute('src');
  expect((await fetch(address ?? '')).status).toBe(403);

  const editor = await deskPage.context().newPage();
  await editor.goto(new URL(`/page?page=${PAGE}`, deskPage.url()).href);
  const title = editor.getByRole('textbox', { name: 'Title, English', exact: true });
  const before = await title.inputValue();
  for (const words of ['The Zanzibar lighthouse', before]) {
    await title.fill(words);
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(english.getByRole('heading', { level: 1 })).toHaveText(words);
  }
  // Nothing was written into the content itself.
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a page that was still on its way when something was saved is loaded again', async ({ deskPage }) => {
  let connect = () => {};
  const isSaved = new Promise<void>((done) => (connect = done));
  // Told over this what changed; the first frames are told nothing until the words are saved.
  await deskPage.routeWebSocket(/localhost:\d+\/\?token=/, async (socket) => {
    await isSaved;
    socket.connectToServer();
  });
  await openScreen(deskPage, `/preview?page=${PAGE}`);
  const english = deskPage.frameLocator('iframe[title="The page in English"]');
  await expect(english.getByRole('heading', { level: 1 })).toBeVisible();
  const editor = await deskPage.context().newPage();
  await editor.goto(new URL(`/page?page=${PAGE}`, deskPage.url()).href);
  const title = editor.getByRole('textbox', { name: 'Title, English', exact: true });
  const before = await title.inputValue();
  const save = async (words: string) => {
    await title.fill(words);
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(editor.getByText('Saved. Nothing is published')).toBeVisible();
  };
  await save('The Zanzibar lighthouse');
  // Until the development server shows it.
  const address = new URL((await deskPage.locator('iframe').first().getAttribute('src')) ?? '');
  await expect.poll(async () => (await deskPage.request.get(address.href)).text()).toContain('The Zanzibar lighthouse');
  connect();
  await expect(english.getByRole('heading', { level: 1 })).toHaveText('The Zanzibar lighthouse');
  await save(before);
});

test('the page is as wide as a phone or as a desk', async ({ deskPage }) => {
  await openScreen(deskPage, `/preview?page=${PAGE}`);
  const english = deskPage.frameLocator('iframe[title="The page in English"]');
  await expect(english.getByRole('heading', { level: 1 })).toBeVisible();
  const width = () => english.locator('html').evaluate(() => innerWidth);
  expect(await width()).toBe(360);
  await deskPage.getByLabel('Desktop').check();
  await expect.poll(width).toBe(1280);
});

test('the page of another moment is shown', async ({ deskPage, desk }) => {
  const record = 'registers/tenders/2026-01-01-zanzibar.yaml';
  const source = join(desk.project, '.desk/draft/content', record);
  const others = join(desk.project, '.desk/draft/content/registers/tenders');
  const { readdirSync, rmSync } = await import('node:fs');
  const first = readFileSync(join(others, readdirSync(others)[0] ?? ''), 'utf8');
  writeFileSync(source, `${first}publishFrom: '2031-01-01'\n`);
  await openScreen(deskPage, `/preview?file=${record}`);
  const english = deskPage.frameLocator('iframe[title="The page in English"]');
  await expect(english.getByText(/404|not found/i).first()).toBeVisible();
  await deskPage.getByLabel('As of').fill('2031-02-01T10:00');
  await expect(english.locator('main h1')).toBeVisible();
  await expect(english.getByText(/404|not found/i)).toHaveCount(0);
  rmSync(source);
});

test('the preview can be used by everyone', async ({ deskPage }) => {
  const looks = takeLooks();
  for (const look of looks()) {
    await openLook(deskPage, '/preview?file=facts.yaml', look);
    await deskPage.locator('iframe').first().waitFor();
    expect(await faultsOf(deskPage), `${look.width} px in ${look.lang}`).toEqual([]);
  }
});
