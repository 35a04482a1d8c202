import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { checkIsDone, expect, faultsOf, openDesk, openLook, openScreen, takeLooks, test } from './desk-project.ts';
import { isThorough, RELEASE } from '../support/thorough.ts';

const draft = (project: string, path = '') => join(project, '.desk/draft/content', path);
const textOf = (project: string, path: string) => readFileSync(draft(project, path), 'utf8');
const recordsIn = (project: string, register: string) => readdirSync(draft(project, `registers/${register}`));
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const isSaved = (page: Page) => expect(page.getByText('Saved at the desk')).toBeVisible();

async function fillWords(page: Page, name: string, en: string, hi: string): Promise<void> {
  await group(page, name).last().getByLabel('English').fill(en);
  await group(page, name).last().getByLabel('Hindi').fill(hi);
}

/** The first fact of the file with a plain value. */
function plainFact(project: string): [id: string, value: number] {
  const facts: Record<string, { kind: string; value?: number }> = parse(textOf(project, 'facts.yaml'));
  const [id = '', fact] =
    Object.entries(facts).find(([, { kind, value }]) => kind === 'money' && value !== undefined) ?? [];
  return [id, fact?.value ?? 0];
}

test('a notification is added from the first key to a clean draft', async ({ deskPage: page, desk }) => {
  const before = recordsIn(desk.project, 'notifications');
  await openScreen(page, '/new?register=notifications');
  await fillWords(page, 'Title', 'Licences for the next crop year', 'अगले फसल वर्ष के लाइसेंस');
  await save(page);
  await expect(page.getByText('Must be mended').first()).toBeVisible();
  await fillWords(
    page,
    'What it does',
    'Tells cultivators from when licences are given.',
    'इसमें बताया गया है कि काश्तकारों को लाइसेंस कब से मिलेंगे।',
  );
  await page.getByLabel('Kind').selectOption({ label: 'Cultivation' });
  await page.getByLabel('Number', { exact: true }).fill('S.O. 1234(E)');
  const [own = ''] = readdirSync(draft(desk.project, 'documents/opium')).filter((name) => name.endsWith('.pdf'));
  await page.getByLabel('Section of the bureau').selectOption({ label: 'Opium Section' });
  await page.getByRole('button', { name: 'Upload a new file' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'Licences (NEW).pdf',
    mimeType: 'application/pdf',
    buffer: readFileSync(draft(desk.project, `documents/opium/${own}`)),
  });
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByLabel('PDF file')).toHaveValue('opium/licences-new.pdf');
  await expect(page.getByText('Must be mended')).toHaveCount(0);
  await expect(page.getByText(/\d{4}-\d\d-\d\d-licences-next-crop-year\.yaml/)).toBeVisible();
  await save(page);
  await isSaved(page);
  const [added = ''] = recordsIn(desk.project, 'notifications').filter((name) => !before.includes(name));
  expect(added).toMatch(/^\d{4}-\d\d-\d\d-licences-next-crop-year\.yaml$/);
  const text = textOf(desk.project, `registers/notifications/${added}`);
  expect(parse(text)).toMatchObject({
    number: 'S.O. 1234(E)',
    kind: 'cultivation',
    validity: 'in-force',
    documents: [{ file: 'opium/licences-new.pdf' }],
    source: ['spec'],
  });
  expect(text).toMatch(/^date: '\d{4}-\d\d-\d\d'$/m);
  await checkIsDone(page);
  await expect(page.getByText(/must be mended/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Change it further' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Licences for the next crop year' })).toBeVisible();
});

test('a fee is found by its words and changed in one place', async ({ deskPage: page, desk }) => {
  const [id, value] = plainFact(desk.project);
  await openScreen(page, '/form?file=facts.yaml');
  await page.getByLabel('Find an entry').fill(id);
  await page.getByRole('link', { name: id }).first().click();
  const field = page.getByLabel('Value', { exact: true });
  await expect(field).toHaveValue(String(value));
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  const before = textOf(desk.project, 'facts.yaml');
  await field.fill('1,25,000');
  await save(page);
  await isSaved(page);
  const changed = textOf(desk.project, 'facts.yaml')
    .split('\n')
    .filter((line, index) => line !== before.split('\n')[index]);
  expect(changed).toEqual(['  value: 125000']);
});

test('a mistake is named beside its field while it is typed', async ({ deskPage: page, desk }) => {
  const [id] = plainFact(desk.project);
  await openScreen(page, `/form?file=facts.yaml&at=${id}/value`);
  const field = page.getByLabel('Value', { exact: true });
  await expect(field).toBeFocused();
  await field.fill('12 kg');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Must be mended: .*number/);
  await field.fill('12');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test(
  'a term of the glossary is offered for the Hindi, and goes in with one button',
  RELEASE,
  async ({ deskPage: page, desk }) => {
    const terms: Record<string, { en: string; hi: string }[]> = parse(textOf(desk.project, 'glossary.yaml'));
    const term = Object.values(terms)
      .flat()
      .find(({ en }) => en.includes(' '));
    await openScreen(page, '/new?register=notifications');
    await fillWords(page, 'Title', `Of the ${term?.en}`, 'नया');
    await page.getByText(`The glossary says for “${term?.en}”`).getByRole('button', { name: 'Insert' }).click();
    await expect(group(page, 'Title').getByLabel('Hindi')).toHaveValue(`नया ${term?.hi}`);
    page.on('dialog', (dialog) => void dialog.accept());
  },
);

test(
  'a corrigendum is added to a tender, from the address that the first screen leads to',
  RELEASE,
  async ({ deskPage: page, desk }) => {
    const tender =
      recordsIn(desk.project, 'tenders').find(
        (name) => !textOf(desk.project, `registers/tenders/${name}`).includes('corrigenda'),
      ) ?? '';
    const path = `registers/tenders/${tender}`;
    const before = textOf(desk.project, path);
    await openScreen(page, `/form?file=${path}&then=corrigenda`);
    await expect(group(page, 'corrigendum 1').getByLabel('Date')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await group(page, 'corrigendum 1').getByLabel('Date').fill('2026-11-18');
    await fillWords(page, 'Title', 'More time for bids', 'बोली के लिए अधिक समय');
    await fillWords(
      page,
      'What it changes',
      'Bids may be sent for one more week.',
      'बोली के लिए एक सप्ताह और दिया गया है।',
    );
    await save(page);
    await isSaved(page);
    const text = textOf(desk.project, path);
    expect(before.split('\n').filter((line) => !text.split('\n').includes(line))).toEqual([]);
    expect(parse(text).corrigenda).toMatchObject([{ date: '2026-11-18', title: { en: 'More time for bids' } }]);
  },
);

test('an officer is added with a short name made from the words', RELEASE, async ({ deskPage: page, desk }) => {
  await openScreen(page, '/form?file=directory.yaml&add=');
  await fillWords(page, 'Post', 'Officer for tests', 'परीक्षण अधिकारी');
  await fillWords(page, 'Work', 'Tests the desk.', 'डेस्क की जांच।');
  const office = page.getByLabel(/^Office/);
  await office.fill('headquarters');
  await office.blur();
  await page.getByLabel('Telephone numbers').fill('07462-400000');
  await expect(page.getByLabel('Short name of the entry')).toHaveValue('officer-tests');
  await save(page);
  await isSaved(page);
  expect(parse(textOf(desk.project, 'directory.yaml'))['officer-tests']).toMatchObject({
    office: 'headquarters',
    phones: ['07462-400000'],
  });
  expect(textOf(desk.project, 'directory.yaml')).toContain("'07462-400000'");
});

// Added as an officer is.
if (isThorough)
  test('an urgent notice is put up', async ({ deskPage: page, desk }) => {
    await openScreen(page, '/form?file=notices.yaml&add=');
    await fillWords(page, 'Title', 'Office closed', 'कार्यालय बंद');
    await page.getByLabel(/^Until/).fill('2030-12-01');
    await expect(page.getByLabel('All pages')).toBeChecked();
    await save(page);
    await isSaved(page);
    const text = textOf(desk.project, 'notices.yaml');
    expect(text).toMatch(/^# /);
    expect(parse(text)).toMatchObject([{ id: 'office-closed', level: 'important', areas: 'all', until: '2030-12-01' }]);
  });

// What a copy has is in `requests.test.ts`.
if (isThorough)
  test('a copy begins without number, date and documents', async ({ deskPage: page, desk }) => {
    const name =
      recordsIn(desk.project, 'tenders').find((each) =>
        /^number:/m.test(textOf(desk.project, `registers/tenders/${each}`)),
      ) ?? '';
    await openScreen(page, `/form?file=registers/tenders/${name}`);
    const title = await group(page, 'Title').first().getByLabel('English').inputValue();
    await page.getByRole('link', { name: 'Make a copy' }).click();
    await expect(page.getByText('A copy.')).toBeVisible();
    await expect(group(page, 'Title').first().getByLabel('English')).toHaveValue(title);
    await expect(page.getByLabel('Number', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('PDF file')).toHaveValue('');
  });

// Comments and unknown fields are in `requests.test.ts`, and every file in `all-files.test.ts`.
if (isThorough)
  test('comments and fields that no schema knows survive', async ({ deskPage: page, desk }) => {
    const [name = ''] = recordsIn(desk.project, 'media-releases');
    const path = draft(desk.project, `registers/media-releases/${name}`);
    writeFileSync(path, `# Kept by hand\n${readFileSync(path, 'utf8')}mine: 1 # why\n`);
    await openScreen(page, `/form?file=registers/media-releases/${name}`);
    await group(page, 'Title').first().getByLabel('English').fill('Another title of 0 words');
    await save(page);
    await isSaved(page);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(/^# Kept by hand\ntitle:\n {2}en: Another title of 0 words\n/);
    expect(text).toMatch(/\nmine: 1 # why\n$/);
  });

test(
  'two windows: nothing is overwritten unseen, and nothing typed is lost',
  RELEASE,
  async ({ deskPage: page, desk, context }) => {
    const [id] = plainFact(desk.project);
    const other = await context.newPage();
    await openDesk(other, desk);
    for (const each of [page, other]) await openScreen(each, `/form?file=facts.yaml&at=${id}`);
    await page.getByLabel('Value', { exact: true }).fill('77');
    await group(other, 'Name').getByLabel('English').fill('Another name of the fee');
    await save(page);
    await isSaved(page);
    await save(other);
    await expect(other.getByRole('alert')).toContainText('changed in another window');
    await other.getByRole('button', { name: 'Load it again and keep what I typed' }).click();
    await expect(other.getByLabel('Value', { exact: true })).toHaveValue('77');
    await expect(group(other, 'Name').getByLabel('English')).toHaveValue('Another name of the fee');
    await save(other);
    await isSaved(other);
    expect(parse(textOf(desk.project, 'facts.yaml'))[id]).toMatchObject({
      value: 77,
      label: { en: 'Another name of the fee' },
    });
    await other.close();
  },
);

// What the check asks, and that an answer keeps it still, is in `tests/faults/`; the fields are those of any form.
if (isThorough)
  test('a question of the check is answered with a reason, in the file', async ({ deskPage: page, desk }) => {
    const [name = ''] = recordsIn(desk.project, 'notifications').filter((each) => each.startsWith('2026'));
    await openScreen(page, `/form?file=registers/notifications/${name}`);
    await page.getByLabel('Date', { exact: true }).fill('2031-01-05');
    await save(page);
    await isSaved(page);
    await checkIsDone(page);
    const field = page.locator('[data-at="date"]');
    await expect(field.getByText('Look at it again').first()).toBeVisible();
    await field.getByText('It is right as it is: say why').first().click();
    await field.getByLabel('Reason').first().fill('The gazette says so.');
    await field.getByRole('button', { name: 'Keep the reason' }).first().click();
    await save(page);
    await isSaved(page);
    expect(parse(textOf(desk.project, `registers/notifications/${name}`)).answered).toMatchObject([
      { reason: 'The gazette says so.' },
    ]);
  });

test('forms can be used by everyone', async ({ deskPage: page, desk }) => {
  const [tender = ''] = recordsIn(desk.project, 'tenders');
  const looks = takeLooks();
  for (const place of [
    '/new?register=media-releases',
    `/form?file=registers/tenders/${tender}&then=corrigenda`,
    // The same fields again, and so many of them that axe takes longer than for all other screens together.
    ...(isThorough
      ? [`/form?file=facts.yaml&at=${plainFact(desk.project)[0]}`, '/form?file=menu.yaml', '/form?file=glossary.yaml']
      : []),
  ])
    for (const look of looks()) {
      await openLook(page, place, look);
      await page
        .getByRole('heading', { level: 1 })
        .filter({ hasNotText: /One moment|थोड़ा रुकें/ })
        .waitFor();
      expect(await faultsOf(page), `${place} at ${look.width} px in ${look.lang}`).toEqual([]);
    }
});
