import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openList, packList } from '../../src/domain/packed-list.ts';
import { findPeople, type Hit } from '../../src/features/cultivators/find-people.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';

interface Case extends Record<Lang, string> {
  find: string[];
  perhaps?: string[];
  never?: string[];
}
const cases = parse(readFileSync('tests/search/names.yaml', 'utf8')) as Case[];
const asked = new Set(cases.flatMap(({ find }) => find));

const nothing = cases.map(() => '0');
const listIn = (lang: Lang) =>
  openList(
    packList({
      serial: cases.map((_, index) => index + 1),
      name: cases.map((each) => each[lang]),
      guardian: nothing,
      village: nothing,
      tehsil: nothing,
    }),
  );

for (const lang of LANGS) {
  const list = listIn(lang);
  const namesOf = (hits: Hit[]) => hits.map(({ row }) => cases[row]![lang]);
  const whoHas = (kind: 'find' | 'perhaps', query: string) =>
    cases.filter((each) => each[kind]?.includes(query)).map((each) => each[lang]);

  test.each([...asked])(`“%s” finds whom it means in the ${lang} list, and nobody else`, (query) => {
    expect(namesOf(findPeople([list], query)!.fit).toSorted()).toEqual(whoHas('find', query).toSorted());
  });

  test.each(cases.flatMap(({ perhaps = [] }) => perhaps))(`“%s” is a slip in the ${lang} list`, (query) => {
    const { fit, near } = findPeople([list], query)!;
    expect([namesOf(fit), namesOf(near).toSorted()]).toEqual([[], whoHas('perhaps', query).toSorted()]);
  });

  test.each(cases.flatMap((each) => (each.never ?? []).map((query) => [query, each[lang]])))(
    `“%s” is not %s in the ${lang} list`,
    (query, name) => {
      const { fit, more, near } = findPeople([list], query)!;
      expect(namesOf([...fit, ...more, ...near])).not.toContain(name);
    },
  );
}

test('eighty names and more are tried, in both scripts', () => {
  expect(cases.length).toBeGreaterThanOrEqual(80);
  for (const { find } of cases)
    expect([find.some((query) => /[a-z]/i.test(query)), find.some((query) => /[क-ह]/.test(query))]).toEqual([
      true,
      true,
    ]);
});
