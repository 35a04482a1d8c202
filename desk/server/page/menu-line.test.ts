import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkYaml } from '../../../src/files/read-yaml.ts';
import { menuSchema } from '../../../src/schemas/menu.ts';
import { someOf } from '../../../tests/support/thorough.ts';
import { menuPlaces, withMenuLine } from './menu-line.ts';

const MENU = readFileSync('content/menu.yaml', 'utf8');

test('every section of the menu gets a line at its end and after each of its pages, and nothing else changes', () => {
  const places = menuPlaces(MENU);
  expect(places.length).toBeGreaterThan(2);
  for (const { id, pages } of places)
    for (const after of [undefined, ...someOf(pages, 4).map(({ page }) => page)]) {
      const text = withMenuLine(MENU, 'about/new-page', id, after) ?? '';
      expect(text.replace(/^ *- page: about\/new-page\n/m, '')).toBe(MENU);
      const { data } = checkYaml('menu.yaml', text, menuSchema);
      const section = [...(data?.sections ?? []), ...(data?.siteMap ?? []), data?.website].find(
        (each) => each?.id === id,
      );
      const at = section?.entries.findIndex(({ page }) => page === 'about/new-page') ?? -1;
      expect(section?.entries[at - 1]?.page, `${id} after ${after}`).toBe(after ?? section?.entries.at(-2)?.page);
    }
});

test('an unknown section gives nothing', () => {
  expect(withMenuLine(MENU, 'a/b', 'no-such-section', undefined)).toBeUndefined();
});
