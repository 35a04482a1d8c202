import { request } from 'node:http';
import { SCREENS, type ScreenName } from '../../desk/model/screen-of.ts';
import { isThorough } from '../support/thorough.ts';
import { expect, faultsOf, openDesk, openLook, openScreen, takeLooks, test } from './desk-project.ts';

test('the desk opens with its address once, and never again with the same', async ({ page, desk, browser }) => {
  const link = desk.link();
  await openDesk(page, desk);
  expect(new URL(page.url()).search).toBe('');
  const stranger = await browser.newContext();
  const second = await stranger.newPage();
  expect((await second.goto(link))?.status()).toBe(403);
  await expect(second.getByText('npm run edit').first()).toBeVisible();
  expect(desk.link()).not.toBe(link);
  expect((await second.goto(desk.link()))?.status()).toBe(200);
  await stranger.close();
});

for (const [what, headers, status] of [
  ['without the cookie', {}, 403],
  ['under another name of this machine', { Host: 'desk.example.org' }, 403],
  ['from another website', { Origin: 'https://example.org' }, 403],
] as const)
  test(`a request ${what} is refused`, async ({ desk }) => {
    expect(await statusOf(desk.link(), '/api/state', headers)).toBe(status);
  });

test('with the cookie, a request of another website is still refused', async ({ deskPage, desk }) => {
  const [cookie] = await deskPage.context().cookies();
  const own = { Cookie: `${cookie?.name}=${cookie?.value}`, 'Content-Type': 'application/json' };
  const { host } = new URL(desk.link());
  expect(await statusOf(desk.link(), '/api/state', { ...own, Origin: `http://${host}` })).toBe(200);
  expect(await statusOf(desk.link(), '/api/state', { ...own, Origin: 'https://example.org' })).toBe(403);
  expect(await statusOf(desk.link(), '/api/state', own)).toBe(403);
  expect(
    await statusOf(desk.link(), '/api/state', { ...own, Origin: `http://${host}`, 'Sec-Fetch-Site': 'cross-site' }),
  ).toBe(403);
  expect(await statusOf(desk.link(), '/api/state', { ...own, Origin: `http://${host}`, Host: 'example.org' })).toBe(
    403,
  );
});

test('the language of the desk changes with one button and stays', async ({ deskPage }) => {
  await openScreen(deskPage, '/');
  await deskPage.getByRole('button', { name: 'हिंदी' }).click();
  await expect(deskPage.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(deskPage.getByRole('link', { name: 'इतिहास' })).toBeVisible();
});

/** Looked at with something in it by the tests of its area; with nothing to show it is looked at in `npm run test:all`. */
const ELSEWHERE = new Set<ScreenName>([
  'start',
  'browse',
  'new',
  'page',
  'new-page',
  'table',
  'import',
  'files',
  'hand-in',
  'history',
]);

test('every screen can be used by everyone', async ({ deskPage }) => {
  const looks = takeLooks(1);
  for (const screen of SCREENS.filter((each) => isThorough || !ELSEWHERE.has(each)))
    for (const look of looks()) {
      await openLook(deskPage, `/${screen}`, look);
      expect(await faultsOf(deskPage), `${screen} at ${look.width} px in ${look.lang}`).toEqual([]);
    }
});

/** `fetch` would put right what a hostile program sends wrong. */
function statusOf(link: string, path: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(link);
  return new Promise((done, failed) => {
    const asked = request({ hostname, port, path, method: 'POST', headers }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    asked.on('error', failed);
    asked.end('{}');
  });
}
