import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from './catalogue.ts';
import { specimensWanted, withoutSpecimens } from './specimens.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('specimens are shown unless somebody wants them hidden', () => {
  vi.stubEnv('SPECIMENS', undefined);
  expect(specimensWanted()).toBe('show');
  vi.stubEnv('SPECIMENS', 'hide');
  expect(specimensWanted()).toBe('hide');
});

test('another word is refused with what to write', () => {
  vi.stubEnv('SPECIMENS', 'no');
  expect(specimensWanted).toThrow('SPECIMENS is “no”. Write show or hide, or leave it out.');
});

test('hiding leaves every real entry and no made-up one', () => {
  const real = withoutSpecimens(catalogue);
  for (const [id, records] of catalogue.registers)
    expect(real.registers.get(id)).toEqual(records.filter(({ specimen }) => !specimen));
  expect([...real.papers.values()].filter(({ specimen }) => specimen)).toEqual([]);
  expect(real.cultivatorLists.filter(({ specimen }) => specimen)).toEqual([]);
  expect(real.facts).toBe(catalogue.facts);
});

test('a file that a real record has stays', () => {
  const real = withoutSpecimens(catalogue);
  const needed = [...real.registers.values()]
    .flat()
    .flatMap(({ documents }) => documents.flatMap(({ file }) => file ?? []));
  expect(needed.filter((file) => !real.documents.has(file))).toEqual([]);
});
