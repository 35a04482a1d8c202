import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REGISTER_IDS } from '../../../src/schemas/registers.ts';
import { someOf } from '../../../tests/support/thorough.ts';
import type { Group } from '../../model/form-api.ts';
import type { Desk } from '../desk.ts';
import { Drafts } from '../drafts.ts';
import { isDerived } from '../start/kind-of.ts';
import { checkData, checkEdits } from './check.ts';
import { choicesFor } from './choices.ts';
import { isGroup } from './json.ts';
import { fileFor, recordText, startRecord } from './new-record.ts';
import { openForm } from './open.ts';
import { removeFrom } from './remove.ts';
import { saveForm } from './save.ts';

const project = mkdtempSync(join(tmpdir(), 'desk-forms-'));
let drafts: Drafts;
beforeAll(() => {
  for (const name of readdirSync('content').filter((each) => !['cultivators', 'documents'].includes(each)))
    cpSync(`content/${name}`, join(project, 'content', name), { recursive: true });
  cpSync('addresses.txt', join(project, 'addresses.txt'));
  drafts = new Drafts(project);
});
afterAll(() => rmSync(project, { recursive: true }));

const textOf = (path: string) => readFileSync(join(project, '.desk/draft/content', path), 'utf8');
const factWith = (field: string) => {
  const facts: Record<string, Group> = parse(textOf('facts.yaml'));
  return Object.entries(facts).find(([, fact]) => fact[field] !== undefined)?.[0] ?? '';
};
const formFiles = () =>
  someOf(
    drafts.files().filter((path) => path.endsWith('.yaml') && !isDerived(path)),
    5,
  );
const record = (register: string) => readdirSync(join(project, 'content/registers', register)).at(-1) ?? '';

describe('opening', () => {
  test('a long file is a list of its entries, one of them a form', () => {
    const list = openForm(drafts, 'facts.yaml', []);
    expect(list.value).toBeUndefined();
    expect(list.entries['']?.length).toBeGreaterThan(0);
    const id = factWith('value');
    const one = openForm(drafts, 'facts.yaml', [id, 'value']);
    expect([one.at, one.focus]).toEqual([[id], ['value']]);
    expect(isGroup(one.value) && one.value['value']).toEqual(expect.any(Number));
  });

  test('a long list inside a file is opened by itself', () => {
    const whole = openForm(drafts, 'answers.yaml', []);
    expect(whole.entries['answers']?.length).toBeGreaterThan(20);
    expect(whole.value).not.toHaveProperty('answers');
    expect(openForm(drafts, 'answers.yaml', ['answers', '3', 'title', 'hi'])).toMatchObject({
      at: ['answers', 3],
      focus: ['title', 'hi'],
    });
  });

  test('every file opens, and nothing must be mended in it', () => {
    for (const file of formFiles())
      expect(
        openForm(drafts, file, []).remarks.filter(({ grade }) => grade === 'must'),
        file,
      ).toEqual([]);
  });

  test('a broken file, a missing entry and a file of the desk are refused in words', () => {
    writeFileSync(join(project, '.desk/draft/content/site.yaml'), 'helpline: [\n');
    expect(() => openForm(drafts, 'site.yaml', [])).toThrow(/cannot be read/);
    drafts.discard(['site.yaml']);
    expect(() => openForm(drafts, 'facts.yaml', ['no-such-fact'])).toThrow(/no entry/);
    expect(() => openForm(drafts, 'translations.yaml', [])).toThrow(/not filled in by hand/);
  });
});

describe('checking while typing', () => {
  test('a mistake is named at its place, in both languages', () => {
    const id = factWith('value');
    const { remarks } = checkEdits(drafts, 'facts.yaml', [{ at: [id, 'value'], value: '12 kg' }]);
    expect(remarks).toMatchObject([{ at: [id, 'value'], grade: 'must', path: 'facts.yaml' }]);
    expect(remarks[0]?.text.hi).toMatch(/[\u0900-\u097F]/);
  });

  test('words to avoid are marked, terms are offered, figures are compared', () => {
    const terms: Record<string, { en: string; hi: string; avoid?: string[] }[]> = parse(textOf('glossary.yaml'));
    const term = Object.values(terms)
      .flat()
      .find(({ avoid = [] }) => avoid.some((word) => !word.includes('*')));
    const avoid = term?.avoid?.find((word) => !word.includes('*')) ?? '';
    const id = factWith('words');
    const value = { en: `The ${term?.en} of 1985`, hi: `यह ${avoid} है` };
    const { remarks, offers } = checkEdits(drafts, 'facts.yaml', [{ at: [id, 'words'], value }]);
    expect(remarks.map(({ code }) => code)).toEqual(expect.arrayContaining(['words-glossary', 'words-figures']));
    expect(offers).toContainEqual({ at: [id, 'words', 'hi'], en: term?.en, hi: term?.hi });
  });

  test.each<[string, () => (string | number)[]]>([
    ['facts.yaml', () => [factWith('words'), 'label', 'en']],
    ['answers.yaml', () => ['answers', 0, 'title', 'en']],
  ])('an answer costs less than reading all of %s once', async (file, at) => {
    const timed = (act: (turn: number) => unknown) => {
      act(0);
      const start = performance.now();
      for (let turn = 1; turn <= 5; turn += 1) act(turn);
      return performance.now() - start;
    };
    const place = at();
    const ratio = () =>
      timed((turn) => checkEdits(drafts, file, [{ at: place, value: `Words ${turn}` }])) /
      timed(() => parseDocument(textOf(file)));
    // Asked again where something else held the machine for a moment.
    await expect.poll(ratio).toBeLessThan(1);
  });
});

describe('saving', () => {
  test('one figure changes one line; comments and unknown fields stay', async () => {
    const id = factWith('value');
    const before = textOf('facts.yaml');
    const own = before.replace(`\n${id}:\n`, `\n${id}:\n  mine: yes # of an editor\n`);
    drafts.save([{ path: 'facts.yaml', contents: own }]);
    const { hash } = openForm(drafts, 'facts.yaml', [id]);
    const saved = await saveForm(drafts, 'facts.yaml', [{ at: [id, 'value'], value: 4321 }], hash);
    const [was, is] = [own.split('\n'), textOf('facts.yaml').split('\n')];
    expect(is.length).toBe(was.length);
    expect(is.filter((line, index) => line !== was[index])).toEqual(['  value: 4321']);
    expect(saved.hash).not.toBe(hash);
    await expect(saveForm(drafts, 'facts.yaml', [{ at: [id, 'value'], value: 1 }], hash)).rejects.toMatchObject({
      status: 409,
    });
    drafts.discard(['facts.yaml']);
    expect(textOf('facts.yaml')).toBe(before);
  });

  test('opening and saving every file as it is changes nothing', async () => {
    for (const file of formFiles()) {
      const { value, at, hash } = openForm(drafts, file, []);
      const edits = isGroup(value)
        ? Object.entries(value).map(([key, held]) => ({ at: [...at, key], value: held }))
        : [];
      expect(await saveForm(drafts, file, edits, hash)).toEqual({ hash });
    }
    expect(drafts.changed()).toEqual([]);
  });
});

describe('records', () => {
  test('a new one begins with what is usual, and is named by its date and title', async () => {
    const { value } = startRecord(drafts, 'tenders');
    expect(value).toMatchObject({ source: ['spec'], section: 'administration' });
    const filled = {
      ...value,
      date: '2026-11-18',
      unit: 'headquarters',
      kind: 'tender',
      closes: '2026-12-01T15:00',
      title: { en: 'Repair of the roof at Neemuch', hi: 'नीमच में छत की मरम्मत' },
      purpose: { en: 'Repair of a roof.', hi: 'छत की मरम्मत।' },
    };
    const file = fileFor(drafts, 'tenders', filled);
    expect(file).toBe('registers/tenders/2026-11-18-repair-roof-neemuch.yaml');
    expect(checkData(drafts, file, filled, [{ at: [], value: filled }]).remarks).toEqual([]);
    const text = await recordText(file, filled);
    expect(text).toMatch(/^title:\n {2}en: Repair[^\n]*\n {2}hi: [^\n]*\ndate: '2026-11-18'\npurpose:/);
    drafts.save([{ path: file, contents: text, was: null }]);
    expect(fileFor(drafts, 'tenders', filled)).toBe('registers/tenders/2026-11-18-repair-roof-neemuch-2.yaml');
    drafts.discard([file]);
  });

  test('a copy has no number, no dates and no documents', () => {
    const copy = startRecord(drafts, 'tenders', `registers/tenders/${record('tenders')}`).value;
    for (const own of ['number', 'date', 'documents', 'closes', 'opens', 'specimen', 'corrigenda'])
      expect(copy).not.toHaveProperty(own);
    expect(copy).toHaveProperty('title');
  });

  test('what is named elsewhere cannot go; what is not leaves a way behind', async () => {
    const desk = { project, drafts } as Desk;
    const named = choicesFor(drafts, 'records', '').find(({ id }) =>
      drafts.files().some((path) => path.endsWith('.mdx') && drafts.read(path).text.includes(id)),
    );
    const file = `registers/${named?.id}.yaml`;
    await expect(removeFrom(desk, file, [], drafts.read(file).hash)).rejects.toMatchObject({ code: 'named' });
    const free = readdirSync(join(project, 'content/registers/media-releases')).at(-1) ?? '';
    const path = `registers/media-releases/${free}`;
    await removeFrom(desk, path, [], drafts.read(path).hash);
    expect(drafts.has(path)).toBe(false);
    const changed = drafts.changed().map((each) => each.path);
    expect(changed).toContain(path);
    drafts.discard(changed);
  });

  test('what can be picked has words in both languages', () => {
    for (const pick of ['sources', 'offices', 'posts', 'facts', 'records', 'pages', 'pictures', 'tables'] as const) {
      const choices = choicesFor(drafts, pick, '');
      expect(choices.length, pick).toBeGreaterThan(2);
      expect(choices.filter(({ label }) => /[\u0900-\u097F]/.test(label.hi)).length * 10, pick).toBeGreaterThan(
        choices.length * 9,
      );
    }
  });
});

test.each(['constructor', '__proto__', 'toString'])('“%s” is no register and no folder', (name) => {
  expect(() => startRecord(drafts, name)).toThrow(/no list of records/);
  expect(() => fileFor(drafts, name, {})).toThrow(/no list of records/);
  expect(() => openForm(drafts, `${name}/x.yaml`, [])).toThrow(/not filled in by hand/);
});

test('a copy of a record of any kind begins without its number and without every date', () => {
  for (const register of REGISTER_IDS) {
    const { model } = startRecord(drafts, register);
    const fields = model.kind === 'group' ? model.fields : [];
    const own = ['number', ...fields.flatMap(({ name, model: { kind } }) => (kind === 'date' ? name : []))];
    const path = `registers/${register}/2026-01-01-to-be-copied.yaml`;
    const lines = own.map((name) => `${name}: '2026-01-01'\n`).join('');
    drafts.save([{ path, contents: `title:\n  en: Words\n  hi: शब्द\n${lines}` }]);
    expect(own).toContain('date');
    expect(startRecord(drafts, register, path).value).toEqual({ title: { en: 'Words', hi: 'शब्द' } });
    drafts.discard([path]);
  }
});
