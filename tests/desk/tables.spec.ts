import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import {
  checkIsDone,
  expect,
  faultsOf,
  openLook,
  openScreen,
  type RunningDesk,
  takeLooks,
  test,
} from './desk-project.ts';
import { isThorough, RELEASE } from '../support/thorough.ts';
import { yearTableIn } from './samples.ts';

/** No list of cultivators is longer than the first. */
const MANY = isThorough ? 120_000 : 12_000;

const draft = (desk: RunningDesk, path: string) => join(desk.project, '.desk/draft/content', path);
const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

/** Rows come after the grid. */
const rowsAreThere = (page: Page) => expect(page.getByRole('rowheader').first()).not.toBeEmpty();
const active = (grid: Locator) => grid.locator('[role=gridcell][aria-selected=true]');

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('a year is added from the one before, pasted, checked and saved; every other byte stays', async ({
  deskPage,
  desk,
}) => {
  const { file, figure, names, title } = yearTableIn(desk.project);
  const before = readFileSync(draft(desk, file), 'utf8');
  await openScreen(deskPage, `/table?file=${file}`);
  await rowsAreThere(deskPage);
  await expect(deskPage.getByRole('heading', { level: 1 })).toHaveText(title);
  const grid = deskPage.getByRole('grid');
  const newest = Number(await active(grid).textContent());
  await deskPage.getByRole('button', { name: 'New row from this one' }).click();
  await grid.focus();
  await expect(active(grid)).toHaveText(String(newest + 1));
  for (let column = 0; column < figure; column += 1) await deskPage.keyboard.press('ArrowRight');
  await paste(deskPage, '१,२३,४५६');
  await expect(active(grid)).toHaveText('1,23,456');
  // A word is no number: the site's own reader says so at the cell.
  await deskPage.keyboard.press('F2');
  await deskPage.keyboard.type(' tons');
  await deskPage.keyboard.press('Enter');
  await expect(deskPage.getByText('is no number').first()).toBeVisible();
  await deskPage.keyboard.press('Control+z');
  await expect(deskPage.getByText('is no number')).toHaveCount(0);
  await deskPage.keyboard.press('Control+s');
  await expect(deskPage.getByText('Saved at the desk')).toBeVisible();
  const [head = '', ...rest] = before.split('\n');
  const added = names.map((_, at) => (at === 0 ? newest + 1 : at === figure ? 123456 : '')).join(',');
  expect(readFileSync(draft(desk, file), 'utf8')).toBe([head, added, ...rest].join('\n'));
  // The project itself is not touched.
  expect(readFileSync(join(desk.project, 'content', file), 'utf8')).toBe(before);
});

test('cells of a spreadsheet are pasted over several rows, and beyond the end', async ({ deskPage, desk }) => {
  const { file, figure } = yearTableIn(desk.project);
  const rows = linesOf(draft(desk, file)).length - 1;
  await openScreen(deskPage, `/table?file=${file}`);
  await rowsAreThere(deskPage);
  const grid = deskPage.getByRole('grid');
  await expect(active(grid)).toHaveText(/\d/);
  await grid.focus();
  await deskPage.keyboard.press('Control+ArrowDown');
  await deskPage.keyboard.press('Home');
  for (let column = 0; column < figure; column += 1) await deskPage.keyboard.press('ArrowRight');
  await paste(deskPage, '11\r\n22\r\n33\r\n');
  await expect(grid).toHaveAttribute('aria-rowcount', String(rows + 3));
  await expect(active(grid)).toHaveText('11');
  await deskPage.getByRole('button', { name: 'Undo' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', String(rows + 1));
  await expect(deskPage.getByRole('button', { name: 'Save' })).toBeDisabled();
});

// Forms have the same, in `npm test`.
if (isThorough)
  test('what another window saved is not overwritten', async ({ deskPage, desk }) => {
    const { file } = yearTableIn(desk.project);
    const address = `/table?file=${file}`;
    await openScreen(deskPage, address);
    const grid = deskPage.getByRole('grid');
    await expect(active(grid)).toHaveText(/\d/);
    const other = await deskPage.context().newPage();
    await other.goto(deskPage.url());
    await expect(active(other.getByRole('grid'))).toHaveText(/\d/);
    await other.getByRole('grid').focus();
    await other.keyboard.press('Control+ArrowDown');
    await other.getByRole('button', { name: 'Remove this row' }).click();
    await other.keyboard.press('Control+s');
    await expect(other.getByText('Saved at the desk')).toBeVisible();
    const saved = readFileSync(draft(desk, file), 'utf8');
    await other.close();
    await grid.focus();
    await deskPage.keyboard.type('1999');
    await deskPage.keyboard.press('Enter');
    await deskPage.keyboard.press('Control+s');
    await expect(deskPage.getByRole('alert')).toContainText('changed in another window');
    expect(readFileSync(draft(desk, file), 'utf8')).toBe(saved);
    await deskPage.getByRole('button', { name: 'Load it again' }).click();
    await expect(grid).toHaveAttribute('aria-rowcount', String(linesOf(draft(desk, file)).length));
  });

test('the grid is worked with the keyboard alone, and rows are moved, struck out and kept', async ({
  deskPage,
  desk,
}) => {
  const { file } = yearTableIn(desk.project);
  await openScreen(deskPage, `/table?file=${file}`);
  await rowsAreThere(deskPage);
  const grid = deskPage.getByRole('grid');
  await grid.focus();
  const first = await active(grid).textContent();
  await deskPage.keyboard.press('Enter');
  await expect(deskPage.getByRole('textbox')).toBeFocused();
  await deskPage.keyboard.type('x');
  await deskPage.keyboard.press('Escape');
  await expect(grid).toBeFocused();
  await expect(active(grid)).toHaveText(first ?? '');
  await deskPage.keyboard.type('1');
  await deskPage.keyboard.press('Tab');
  await expect(active(grid)).toHaveAttribute('id', /-1$/);
  await deskPage.keyboard.press('Home');
  await expect(active(grid)).toHaveText('1');
  await deskPage.keyboard.press('Control+z');
  await expect(active(grid)).toHaveText(first ?? '');
  await deskPage.getByRole('button', { name: 'Move down' }).click();
  await expect(active(grid)).toHaveText(first ?? '');
  await expect(grid.getByRole('row').nth(2).getByRole('gridcell').first()).toHaveText(first ?? '');
  await deskPage.getByRole('button', { name: 'Remove this row' }).click();
  await deskPage.getByRole('button', { name: 'Keep this row' }).click();
  await deskPage.getByRole('button', { name: 'Edit this row' }).click();
  await expect(deskPage.getByRole('dialog').getByRole('textbox').first()).toHaveValue(first ?? '');
  await deskPage.keyboard.press('Escape');
  await expect(deskPage.getByRole('dialog')).toHaveCount(0);
});

test(
  `${MANY} rows: only those in sight are drawn; the last is reached, changed and saved at once`,
  RELEASE,
  async ({ deskPage, desk }) => {
    const file = readdirSync(join(desk.project, 'content/cultivators')).find((each) => each.endsWith('.csv')) ?? '';
    const path = draft(desk, `cultivators/${file}`);
    const before = readFileSync(path);
    const [head = '', row = ''] = before.toString().split('\n');
    const rows = Array.from({ length: MANY }, (_, at) => row.replace(/,1,/, `,${at + 1},`));
    writeFileSync(path, `${head}\n${rows.join('\n')}\n`);
    await openScreen(deskPage, `/table?file=cultivators/${file}`);
    const grid = deskPage.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', String(MANY + 1));
    await expect(active(grid)).not.toHaveText('…');
    const parts: string[] = [];
    deskPage.on('request', (request) => request.url().endsWith('table/rows') && parts.push(request.postData() ?? ''));
    await grid.focus();
    await deskPage.keyboard.press('Control+End');
    await expect(active(grid)).not.toHaveText('…');
    await expect(grid.getByRole('rowheader', { name: String(MANY) })).toBeVisible();
    expect(await grid.getByRole('row').count()).toBeLessThan(80);
    // Not what lies between.
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.length).toBeLessThanOrEqual(2);
    await deskPage.keyboard.type('12');
    await deskPage.keyboard.press('Enter');
    // Nor are more drawn while rows fly by.
    const most = await grid.evaluate(async (box) => {
      let worst = 0;
      for (let step = 0; step < 40; step += 1) {
        box.scrollTop = (box.scrollHeight / 40) * step;
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        worst = Math.max(worst, box.querySelectorAll('[role=row]').length);
      }
      return worst;
    });
    expect(most).toBeLessThan(80);
    await deskPage.getByRole('searchbox').fill(String(MANY - 1111));
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
    await deskPage.keyboard.press('Control+s');
    await expect(deskPage.getByText('Saved at the desk')).toBeVisible();
    expect(readFileSync(path, 'utf8').trimEnd().split('\n').at(-1)).toBe(rows.at(-1)?.replace(/,[^,]*$/, ',12'));
    writeFileSync(path, before);
  },
);

test(
  'a UTF-16 file with semicolons is recognised, a jump and a wrong row are named before anything is written',
  RELEASE,
  async ({ deskPage, desk }) => {
    const { file, names, figure, rows, columns } = yearTableIn(desk.project);
    const was = readFileSync(draft(desk, file), 'utf8');
    const value = rows[0]?.split(',')[figure] ?? '';
    const year = rows[0]?.split(',')[0];
    const head = `${columns[names[0] ?? ''].label.hi};${columns[names[figure] ?? ''].label.en}`;
    const text = `\uFEFF${head}\r\n${year};${value}00\r\n2098;many\r\n`;
    await openScreen(deskPage, `/import?file=${file}`);
    await expect(deskPage.getByRole('combobox').first()).toHaveValue(file);
    await deskPage
      .locator('input[type=file]')
      .setInputFiles({ name: 'years.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'utf16le') });
    await expect(deskPage.getByText('UTF-16LE, separated by semicolons')).toBeVisible();
    await deskPage.getByRole('button', { name: 'Show what would change' }).click();
    await expect(deskPage.getByText('0 added, 1 changed, 0 removed, 0 as they are, 1 wrong.')).toBeVisible();
    await expect(deskPage.getByText(/^Large jumps/)).toBeVisible();
    await expect(deskPage.getByText('“many” is no number')).toBeVisible();
    const take = deskPage.getByRole('button', { name: 'Take over into the table' });
    await expect(take).toBeDisabled();
    expect(readFileSync(draft(desk, file), 'utf8')).toBe(was);
    await deskPage.getByLabel('Leave the wrong rows out (1)').check();
    await deskPage.getByLabel('I have looked at the large jumps').check();
    await take.click();
    await expect(deskPage.getByText('Taken over')).toBeVisible();
    expect(readFileSync(draft(desk, file), 'utf8')).toContain(`${value}00`);
    expect(await faultsOf(deskPage)).toEqual([]);
  },
);

// What is made of a list is in `import.test.ts`; a file is imported above.
if (isThorough)
  test('lists of a new crop year come with their description; an Excel file is refused in words', async ({
    deskPage,
    desk,
  }) => {
    await openScreen(deskPage, '/import');
    await deskPage.getByLabel('It goes into').selectOption({ label: 'Lists of cultivators of a new crop year' });
    const cropYear = deskPage.getByLabel('Crop year', { exact: true });
    await expect(cropYear).toHaveValue(/^\d{4}-\d\d$/);
    const year = await cropYear.inputValue();
    const choose = deskPage.locator('input[type=file]');
    await choose.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\x03\x04 workbook') });
    await expect(deskPage.getByRole('alert')).toContainText('CSV UTF-8');
    const office =
      readFileSync(join(desk.project, 'content/offices.yaml'), 'utf8').match(/^doo-[\w-]+(?=:)/m)?.[0] ?? '';
    const list = [
      'S. No.\tName of Cultivator\tकाश्तकार का नाम\tFather\tपिता का नाम\tVillage\tग्राम\tTehsil\tतहसील\tArea',
      '1\tRam Lal\tराम लाल\tMohan\tमोहन\tJawad\tजावद\tJawad\tजावद\t10',
    ].join('\r\n');
    await choose.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from(list) });
    await expect(deskPage.getByText('separated by tabs')).toBeVisible();
    await deskPage.getByLabel('Category').selectOption('veligible');
    await deskPage.getByLabel('Policy').selectOption('vgum');
    await deskPage.getByLabel('Office', { exact: true }).selectOption(`v${office}`);
    await deskPage.getByRole('button', { name: 'Show what would change' }).click();
    await expect(deskPage.getByText('1 added, 0 changed, 0 removed, 0 as they are, 0 wrong.')).toBeVisible();
    await deskPage.getByLabel('Source').fill('spec');
    await deskPage.getByRole('button', { name: 'Take over into the table' }).click();
    await expect(deskPage.getByText('Taken over')).toBeVisible();
    expect(linesOf(draft(desk, `cultivators/${year}.csv`))[1]).toBe(
      `eligible,${office},gum,1,Ram Lal,राम लाल,Mohan,मोहन,Jawad,जावद,Jawad,जावद,10`,
    );
    expect(parse(readFileSync(draft(desk, `cultivators/${year}.yaml`), 'utf8'))).toMatchObject({ cropYear: year });
    await checkIsDone(deskPage);
  });

// A PDF is added to a notification in `forms.spec.ts`; what is refused is in `files.test.ts`.
if (isThorough)
  test('a PDF: what it lacks is named at once, its name is cleaned; a taken name asks; a broken file is refused', async ({
    deskPage,
    desk,
  }) => {
    const pdf = await PDFDocument.create();
    pdf.addPage().drawText('Untagged');
    const buffer = Buffer.from(await pdf.save());
    await openScreen(deskPage, '/files?add=document');
    const choose = deskPage.locator('input[type=file]');
    await choose.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a') });
    await expect(deskPage.getByText('This is not a PDF')).toBeVisible();
    await expect(deskPage.getByRole('button', { name: 'Add it' })).toHaveCount(0);
    await choose.setInputFiles({ name: 'Gazette Copy (2).PDF', mimeType: 'application/pdf', buffer });
    await expect(deskPage.getByText('has no tags for screen readers')).toBeVisible();
    await expect(deskPage.getByLabel('Name of the file')).toHaveValue('gazette-copy-2');
    await deskPage.getByLabel('Folder').fill('opium');
    await deskPage.getByRole('button', { name: 'Add it' }).click();
    await expect(deskPage.getByText('opium/gazette-copy-2.pdf is added')).toBeVisible();
    expect(readFileSync(draft(desk, 'documents/opium/gazette-copy-2.pdf')).equals(buffer)).toBe(true);
    await choose.setInputFiles({ name: 'gazette copy 2.pdf', mimeType: 'application/pdf', buffer });
    await deskPage.getByRole('button', { name: 'Add it' }).click();
    await deskPage.getByRole('button', { name: 'Keep both' }).click();
    await expect(deskPage.getByLabel('Name of the file')).toHaveValue('gazette-copy-3');
    await deskPage.getByRole('searchbox').fill('gazette');
    await deskPage.getByRole('button', { name: /^Remove/ }).click();
    await expect(deskPage.getByText('is removed from the draft')).toBeVisible();
    expect(existsSync(draft(desk, 'documents/opium/gazette-copy-2.pdf'))).toBe(false);
  });

test(
  'a picture is cut, made small, described in both languages and joins an album',
  RELEASE,
  async ({ deskPage, desk }) => {
    await openScreen(deskPage, '/files?add=picture');
    const choose = deskPage.locator('input[type=file]');
    await choose.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(deskPage.getByRole('alert')).toContainText('cannot be read as a picture');
    const png = await deskPage.evaluate(() => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 2400, height: 1800 });
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = 'green';
        context.fillRect(0, 0, 2400, 1800);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    await choose.setInputFiles({
      name: 'Fair at Neemuch.PNG',
      mimeType: 'image/png',
      buffer: Buffer.from(png, 'base64'),
    });
    await expect(deskPage.getByText('It becomes 1600 × 1200 pixels')).toBeVisible();
    const canvas = deskPage.locator('canvas');
    // The picture may still move while what is above it is being laid out.
    await expect(async () => {
      await canvas.scrollIntoViewIfNeeded();
      const box = await canvas.boundingBox();
      if (!box) throw new Error('no canvas');
      await deskPage.mouse.move(box.x + box.width / 4, box.y + 2);
      await deskPage.mouse.down();
      await deskPage.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await deskPage.mouse.up();
      await expect(deskPage.getByText('Below 640 pixels')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await deskPage.getByLabel('Width').fill('1000');
    await deskPage.getByLabel('Height').fill('500');
    await expect(deskPage.getByText('It becomes 1000 × 500 pixels')).toBeVisible();
    await deskPage.getByLabel(/^Short title · English/).fill('The fair');
    await deskPage.getByLabel(/^Short title · Hindi/).fill('मेला');
    await deskPage.getByRole('button', { name: 'Add it' }).click();
    // Without a description nothing is sent.
    expect(existsSync(draft(desk, 'pictures/fair-at-neemuch.jpg'))).toBe(false);
    await deskPage.getByLabel(/^What is to be seen · English/).fill('A green field under a plain sky.');
    await deskPage.getByLabel(/^What is to be seen · Hindi/).fill('सादे आकाश के नीचे हरा खेत।');
    await deskPage.getByLabel('Album of the gallery').selectOption({ index: 1 });
    expect(await faultsOf(deskPage)).toEqual([]);
    await deskPage.getByRole('button', { name: 'Add it' }).click();
    await expect(deskPage.getByText('fair-at-neemuch is added')).toBeVisible();
    expect(readFileSync(draft(desk, 'pictures/fair-at-neemuch.jpg')).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(parse(readFileSync(draft(desk, 'pictures/fair-at-neemuch.yaml'), 'utf8'))).toMatchObject({
      kind: 'photograph',
      title: { en: 'The fair', hi: 'मेला' },
    });
    expect(readFileSync(draft(desk, 'albums.yaml'), 'utf8')).toContain('- fair-at-neemuch\n');
    await checkIsDone(deskPage);
  },
);

test('tables, import and files can be used by everyone', async ({ deskPage, desk }) => {
  const looks = takeLooks();
  for (const address of [
    `/table?file=${yearTableIn(desk.project).file}`,
    '/import?file=previous-years.csv',
    '/files?add=picture',
    '/files?add=document',
  ])
    for (const look of looks()) {
      await openLook(deskPage, address, look);
      if (address.startsWith('/table')) await rowsAreThere(deskPage);
      expect(await faultsOf(deskPage), `${address} at ${look.width} px in ${look.lang}`).toEqual([]);
    }
});
