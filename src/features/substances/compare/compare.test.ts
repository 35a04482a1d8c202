import { expect, test } from 'vitest';
import { catalogue } from '../../../content/catalogue.ts';
import { LANGS } from '../../../language/lang.ts';
import { indexed } from '../substance-index.ts';
import { compareProps } from './compare-props.ts';
import { compareRows } from './compare.ts';

const substances = catalogue.substances!;
const [english] = LANGS.map((lang) => compareProps(catalogue, substances, lang));
const all = substances.rows.map((row) => indexed(row));
const first = all[0]!;
const made = (changed: Partial<typeof first>) => ({ ...first, ...changed });
const rowsOf = (...chosen: (typeof first)[]) => new Map(compareRows(chosen, english!).map((row) => [row.id, row]));

test('a substance does not differ from itself', () => {
  for (const row of rowsOf(first, first).values()) expect(row.differs, row.id).toBe(false);
});

test('a row differs as soon as one cell does', () => {
  const rows = rowsOf(made({ cas: '1-1-1' }), made({ cas: '1-1-1' }), made({ cas: '2-2-2' }));
  expect(rows.get('cas')).toMatchObject({
    differs: true,
    cells: [{ text: '1-1-1' }, { text: '1-1-1' }, { text: '2-2-2' }],
  });
  expect(rows.get('class')?.differs).toBe(false);
});

test('what one does not have is said; what none has is left out', () => {
  const one = rowsOf(made({ hs: '2939' }), made({ hs: undefined }));
  expect(one.get('hs')).toMatchObject({ differs: true, cells: [{ text: '2939' }, { text: english!.words.notGiven }] });
  expect(rowsOf(made({ hs: undefined }), made({ hs: undefined })).has('hs')).toBe(false);
});

test('every class of the rules has a cell for every purpose, with something on fee and time of each document', () => {
  for (const [rule, { answers }] of Object.entries(english!.rules)) {
    const rows = rowsOf(made({ rule }));
    for (const { id } of english!.purposes) {
      const { documents } = rows.get(id)!.cells[0]!;
      expect(documents, `${rule} ${id}`).toHaveLength(answers[id]!.documents.length);
      expect(documents!.filter(({ terms }) => terms.length === 0)).toEqual([]);
    }
  }
});

test('every notified quantity belongs to a substance of the list', () => {
  const known = new Set(all.map(({ id }) => id));
  expect(Object.keys(english!.quantities).filter((id) => !known.has(id))).toEqual([]);
  const [listed] = Object.keys(english!.quantities);
  expect(rowsOf(made({ id: listed! })).get('commercial')!.cells[0]!.text).toMatch(/\d/);
});
