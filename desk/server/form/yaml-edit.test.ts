import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { isThorough, someOf } from '../../../tests/support/thorough.ts';
import type { Json, Path } from '../../model/form-api.ts';
import { entriesIn } from '../start/entries.ts';
import { isGroup, withEdits } from './json.ts';
import { formatYaml, isFreeForm } from './format-yaml.ts';
import { tidyChanged } from './tidy-yaml.ts';
import { editYaml, readSource, type Source } from './yaml-edit.ts';

const edit = (text: string, at: Path, value?: Json, order?: string[]) =>
  editYaml(readSource(text), [{ at, value }], (path) => (path.length === 0 ? order : undefined));

describe('a change in place', () => {
  test.each<[string, string, Path, Json | undefined, string]>([
    ['a word', 'a: one # why\nb: two\n', ['a'], 'three', 'a: three # why\nb: two\n'],
    ['a quoted word', "a: 'one'\n", ['a'], 'it is', "a: 'it is'\n"],
    ['a date', 'a: one\n', ['a'], '2026-11-18', "a: '2026-11-18'\n"],
    ['a crop year', 'a: one\n', ['a'], '2026-27', "a: '2026-27'\n"],
    ['a telephone number', 'a: [x]\n', ['a', 0], '0141-220', "a: ['0141-220']\n"],
    ['a colon', 'a: one\n', ['a'], 'note: this', "a: 'note: this'\n"],
    ['braces in flow', 'a: { en: x, hi: y }\n', ['a', 'en'], 'pay {fee}, now', "a: { en: 'pay {fee}, now', hi: y }\n"],
    ['a number', 'a: 1 # unit\n', ['a'], 2.5, 'a: 2.5 # unit\n'],
    ['an empty value', 'a:\nb: 1\n', ['a'], 'x', 'a: x\nb: 1\n'],
    ['a word becomes a group', 'a: x\nb: 1\n', ['a'], { en: 'x', hi: 'z' }, 'a:\n  en: x\n  hi: z\nb: 1\n'],
    ['a group becomes a word', 'a:\n  en: y\nb: 1\n', ['a'], 'x', 'a: x\nb: 1\n'],
    ['a field goes', 'a: 1\n# on c\nb: 2\nc: 3\n', ['b'], undefined, 'a: 1\nc: 3\n'],
    ['the first field goes', '# head\na: 1\nb: 2\n', ['a'], undefined, '# head\nb: 2\n'],
    ['a heading stays', 'a: 1\n\n# Part\n\nb: 2\n\nc: 3\n', ['b'], undefined, 'a: 1\n\n# Part\n\nc: 3\n'],
    ['the last field goes', 'a: 1\nb: 2 # x\n', ['b'], undefined, 'a: 1\n'],
    ['the last item goes', 'a:\n  - 1\nb: 2\n', ['a', 0], undefined, 'a: []\nb: 2\n'],
    ['an item of a first list', '[]\n', [0], { id: 'x', at: '2026' }, "- id: x\n  at: '2026'\n"],
    ['an item in the middle of flow', 'a: [x, y]\n', ['a'], ['x', 'z', 'y'], 'a: [x, z, y]\n'],
    ['an item of a list', 'a:\n  - x: 1 # one\nb: 2\n', ['a', 1], { x: 2 }, 'a:\n  - x: 1 # one\n  - x: 2\nb: 2\n'],
    [
      'an entry among entries',
      'a:\n  x: 1\n\nb:\n  x: 2\n',
      ['c'],
      { x: 3 },
      'a:\n  x: 1\n\nb:\n  x: 2\n\nc:\n  x: 3\n',
    ],
    [
      'an item like its neighbours',
      'a:\n  - { x: 1 }\n',
      ['a', 1],
      { x: 2, z: 3 },
      'a:\n  - { x: 1 }\n  - { x: 2, z: 3 }\n',
    ],
    ['words in a list', 'a:\n  - b\n', ['a', 0], { en: 'E', hi: 'ह' }, 'a:\n  - { en: E, hi: ह }\n'],
    ['a folded text', 'a: >\n  one\n  two\nb: 1\n', ['a'], 'three', 'a: three\nb: 1\n'],
    [
      'something that stood for another',
      'a: &x\n  en: k\nb: *x\n',
      ['b'],
      { en: 'm' },
      'a: &x\n  en: k\nb:\n  en: m\n',
    ],
    ['the first key of an item goes', '- a: 1\n  b: 2\n- c: 3\n', [0, 'a'], undefined, '- b: 2\n- c: 3\n'],
  ])('%s', (_, text, at, value, expected) => {
    expect(edit(text, at, value)).toBe(expected);
  });

  test('items that change places take their comments with them', () => {
    const text = 'a:\n  # of one\n  - x: 1 # 1\n  # of two\n  - x: 2 # 2\n';
    expect(edit(text, ['a'], [{ x: 2 }, { x: 1 }])).toBe('a:\n  # of one\n  # of two\n  - x: 2 # 2\n  - x: 1 # 1\n');
  });

  test('a new field stands where the schema has it, unknown ones stay', () => {
    const text = 'title: x\nmine: 1 # keep\nkind: z\n';
    expect(edit(text, ['number'], 'S.O. 1', ['title', 'number', 'kind'])).toBe(
      'title: x\nnumber: S.O. 1\nmine: 1 # keep\nkind: z\n',
    );
  });
});

describe('all files of the content', () => {
  const files = someOf(
    readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .toSorted(),
    5,
  );
  const sources = new Map<string, Source>();
  beforeAll(() => {
    for (const file of files) sources.set(file, readSource(readFileSync(`content/${file}`, 'utf8')));
  }, 60_000);

  test('saving without a change changes no byte', () => {
    expect(files.length).toBeGreaterThan(isThorough ? 100 : 20);
    for (const [file, source] of sources) {
      const again = Object.entries(isGroup(source.data) ? source.data : {}).map(([key, value]) => ({
        at: [key],
        value,
      }));
      expect(editYaml(source, [{ at: [], value: structuredClone(source.data) }, ...again]), file).toBe(source.text);
    }
  });

  test('random edits do what they say, keep other comments, and can be taken back', async () => {
    const random = seeded(26);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    let edits = 0;
    for (const [file, source] of sources) {
      if (source.text.length > 60_000 || /&\w+$/m.test(source.text)) continue;
      const places = placesOf(source.data);
      for (let turn = 0; turn < 2; turn += 1) {
        const at = pick(places) ?? [];
        const value = pick<Json | undefined>([
          'Words: of “two” {parts}, #1',
          "it's",
          '2026-11-18',
          7,
          true,
          undefined,
          ['a', 'b, c'],
          { en: 'One', hi: 'एक' },
        ]);
        if (at.length === 0) continue;
        const expected = withEdits(source.data, [{ at, value }]);
        const now = await tidyChanged(file, source, editYaml(source, [{ at, value }]));
        const said = `${file} ${at.join('/')} = ${JSON.stringify(value)}`;
        expect(now.document.errors, said).toEqual([]);
        expect(now.data, said).toEqual(expected);
        if (!isFreeForm(file)) expect(await formatYaml(now.text), said).toBe(now.text);
        expect(readSource(editYaml(now, [{ at: [], value: source.data }])).data, said).toEqual(source.data);
        edits += 1;
      }
    }
    expect(edits).toBeGreaterThan(isThorough ? 200 : 40);
  });
});

/** Every place of a value, outermost first. */
function placesOf(value: Json, path: Path = []): Path[] {
  const children = Array.isArray(value) ? [...value.entries()] : isGroup(value) ? Object.entries(value) : [];
  return [path, ...children.flatMap(([key, child]) => placesOf(child, [...path, key]))];
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test('names that stand for names without end make a broken text, not a broken desk', () => {
  const names = 'abcdefghi'.split('');
  const bomb = `${names
    .map(
      (name, at) =>
        `${name}: &${name} [${Array(9)
          .fill(at === 0 ? 'x' : `*${names[at - 1]}`)
          .join(', ')}]`,
    )
    .join('\n')}\n`;
  const { document, data } = readSource(bomb);
  expect(data).toBeNull();
  expect(document.errors).toHaveLength(1);
  expect(entriesIn('links.yaml', bomb)).toHaveLength(1);
});
