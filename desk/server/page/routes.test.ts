import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGS } from '../../../src/language/lang.ts';
import { PARTS } from '../../../src/parts/registry.ts';
import { someOf } from '../../../tests/support/thorough.ts';
import type { NewPage, PageEdit, PageText } from '../../model/page-api.ts';
import type { Desk } from '../desk.ts';
import { Drafts } from '../drafts.ts';
import { quietChecker } from '../quiet-checker.ts';
import { choicesFor } from './choices.ts';
import { createPage, placesFor } from './create.ts';
import { openPage } from './open.ts';
import { palette } from './palette.ts';
import { PAGE_ROUTES } from './routes.ts';

const COPIED = [
  'menu.yaml',
  'strings.yaml',
  'facts.yaml',
  'translations.yaml',
  'moved.yaml',
  'pages',
  'tables',
  'registers',
];
const MORE = ['procedures.yaml', 'sheets.yaml', 'packs.yaml', 'offices.yaml', 'timeline.yaml', 'pictures', 'documents'];
let project = '';
let desk: Desk;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'desk-pages-'));
  mkdirSync(join(project, 'content'));
  for (const name of [...COPIED, ...MORE])
    cpSync(`content/${name}`, join(project, 'content', name), { recursive: true });
  desk = {
    project,
    drafts: new Drafts(project),
    checker: quietChecker(),
    announce: () => {},
  };
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

async function ask(name: string, input: object): Promise<unknown> {
  const route = PAGE_ROUTES.find((each) => each.name === name);
  return await route?.answer(route.input.parse(input) as never, desk, Buffer.alloc(0));
}

const unchanged = (opened: PageText): PageEdit => {
  const [en, hi] = LANGS.map((lang) => ({
    was: opened[lang].hash,
    fields: {},
    blocks: opened[lang].blocks.map((_, block) => ({ block })),
  }));
  if (!en || !hi) throw new Error('two languages');
  return { page: opened.page, en, hi };
};

/** A page with enough on it. */
const sample = () =>
  placesFor(desk)
    .pages.map(({ value }) => openPage(desk, value))
    .find(({ en, hi }) => en.blocks.length > 6 && hi.blocks.length > 6);

test('saving every page as it is changes no byte', async () => {
  for (const { value } of someOf(placesFor(desk).pages, 5)) {
    const answer = await ask('page/save', unchanged(openPage(desk, value)));
    expect(answer).toHaveProperty('page');
  }
  expect(desk.drafts.changed()).toEqual([]);
});

test('one language alone is changed, and said to be', async () => {
  const opened = sample();
  if (!opened) throw new Error('no page');
  const at = opened.hi.blocks.findIndex(({ kind }) => kind === 'paragraph');
  const edit = unchanged(opened);
  edit.hi.blocks[at] = { block: at, text: `${opened.hi.blocks[at]?.text} अंत।` };
  expect(await ask('page/save', edit)).toMatchObject({ page: { onlyChanged: 'hi' } });
  expect(desk.drafts.changed()).toEqual([{ path: opened.hi.path, kind: 'changed' }]);
  // The same edit again: another window has saved meanwhile.
  await expect(ask('page/save', edit)).rejects.toThrow(/another window/);
  desk.drafts.discard([opened.hi.path]);
});

test('what cannot be read is not saved', async () => {
  const opened = sample();
  if (!opened) throw new Error('no page');
  const edit = unchanged(opened);
  edit.en.blocks.push({ added: { kind: 'paragraph', text: 'An open <Fact id="x">', depth: 0 } });
  const place = { lang: 'en', block: edit.en.blocks.length - 1 };
  expect(await ask('page/check', edit)).toMatchObject({ remarks: [{ code: 'page-part-open', ...place }] });
  expect(await ask('page/save', edit)).toEqual({ remarks: [expect.objectContaining(place)] });
  expect(desk.drafts.changed()).toEqual([]);
});

test('the palette has every part, and every attribute has something to choose', () => {
  expect(
    palette()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(PARTS).toSorted());
  const kinds = new Set(palette().flatMap(({ attributes }) => attributes.map(({ kind }) => kind)));
  for (const kind of kinds) {
    if (kind === 'words') continue;
    const choices = choicesFor(desk, kind === 'kind' ? 'kind:notifications' : kind);
    expect(choices.length, kind).toBeGreaterThan(0);
    for (const { label } of choices) expect(label.en && label.hi, kind).toBeTruthy();
  }
});

const NEW: NewPage = {
  area: 'about',
  key: 'visitors',
  title: { en: 'For visitors', hi: 'आगंतुकों के लिए' },
  summary: {
    en: 'When the offices are open and what to bring along.',
    hi: 'कार्यालय कब खुलते हैं और साथ क्या लाना है।',
  },
  shape: 'chapter',
  provider: 'administration',
};
const section = () => placesFor(desk).sections[0]?.value;

test('a new page is two files and one line of the menu', () => {
  const [other] = placesFor(desk).pages.filter(({ area, shape }) => area === 'about' && shape !== 'hub');
  expect(createPage(desk, { ...NEW, section: section(), copyOf: other?.value })).toBe('about/visitors');
  const changed = desk.drafts.changed();
  expect(changed.map(({ path }) => path)).toEqual([
    'menu.yaml',
    'pages/about/visitors/en.mdx',
    'pages/about/visitors/hi.mdx',
  ]);
  const opened = openPage(desk, 'about/visitors');
  expect(opened.hi.fields).toMatchObject({ title: NEW.title.hi, summary: NEW.summary.hi, shape: 'chapter' });
  expect(opened.en.blocks.length).toBe(openPage(desk, other?.value ?? '').en.blocks.length);
  const menu = desk.drafts.read('menu.yaml').text.replace('      - page: about/visitors\n', '');
  expect(menu).toBe(readFileSync('content/menu.yaml', 'utf8'));
  expect(() => createPage(desk, { ...NEW, section: section() })).toThrow(/taken/);
  desk.drafts.discard(changed.map(({ path }) => path));
});

test('a chapter of a guide needs no line in the menu', () => {
  const guide = placesFor(desk).areas.find(({ value }) => value.includes('/'))?.value ?? '';
  createPage(desk, { ...NEW, area: guide });
  const changed = desk.drafts.changed().map(({ path }) => path);
  expect(changed).not.toContain('menu.yaml');
  expect(openPage(desk, `${guide}/visitors`).rows).toEqual([]);
  desk.drafts.discard(changed);
});

test.each([['Visitors'], ['for visitors'], ['-x'], ['आगंतुक'], ['../x'], ['']])('“%s” is no address', (key) => {
  expect(() => createPage(desk, { ...NEW, key, section: section() })).toThrow(/small letters/);
});

test('a page must have its place in the menu', () => {
  expect(() => createPage(desk, NEW)).toThrow(/menu/);
});

test.each(['constructor', '__proto__', 'toString', 'kind:constructor', 'kind:__proto__'])(
  'there is nothing to choose from under “%s”',
  async (kind) => expect(await ask('page/choices', { kind })).toEqual({ choices: [] }),
);

test('what would bring more into a file than its field, or keep the desk busy for long, is not understood', async () => {
  const [first] = placesFor(desk).pages;
  const edit = unchanged(openPage(desk, first?.value ?? ''));
  const withEnglish = (more: object) => ({ ...edit, en: { ...edit.en, ...more } });
  const added = { kind: 'part', name: 'Table', depth: 0 };
  for (const more of [
    { fields: { 'title: x\nevil': 'y' } },
    { blocks: [{ added: { ...added, attributes: { '{...run()} id': 'x' } } }] },
    { blocks: [{ added: { kind: 'paragraph', depth: 0, text: '_a'.repeat(50_000) } }] },
  ])
    await expect(ask('page/check', withEnglish(more))).rejects.toThrow();
  expect(await ask('page/check', edit)).toEqual({ remarks: [] });
});
