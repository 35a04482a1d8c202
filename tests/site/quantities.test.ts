import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';

const ROUTE = 'top-level/prevention';

type Expected = [small: number | null, commercial: number, section: string, notification: string];
const expected = parse(readFileSync('tests/site/quantities-expected.yaml', 'utf8')) as Record<string, Expected>;
const drugs = Object.entries(expected);

describe.each(LANGS)('the table of quantities in %s', (lang) => {
  const t = translator(lang);
  const rows = builtPage(pathFor(ROUTE, lang)).root.querySelectorAll('#quantities-table tbody tr');
  /** '1.7 mg' as 0.0017; the amount stands alone in its cell. */
  const grams = (text: string) => {
    if (text === t('value.notAvailable')) return null;
    const [, number, unit] = /^([\d.]+) (\S+)$/.exec(text)!;
    const factor = { [t('unit.kg.other')]: 1000, [t('unit.g.other')]: 1, [t('unit.mg.other')]: 0.001 }[unit!]!;
    return Number((Number(number) * factor).toFixed(6));
  };

  test('has the drugs with a public source, and no other', () => {
    expect(rows).toHaveLength(drugs.length);
  });

  test('leads to the section of the Act that punishes', () => {
    const { root } = builtPage(pathFor(ROUTE, lang));
    for (const section of new Set(drugs.map(([, [, , number]]) => number)))
      expect(root.querySelector(`#section-${section}`), section).not.toBeNull();
  });

  test.each(drugs)('%s', (name, [small, commercial, section, notification]) => {
    // The order of the rows is the same in both languages.
    const index = builtPage(pathFor(ROUTE, 'en'))
      .root.querySelectorAll('#quantities-table tbody th')
      .findIndex((heading) => textOf(heading).startsWith(name));
    expect(index).toBeGreaterThanOrEqual(0);
    const row = rows[index]!;
    const [smallCell, commercialCell] = row.querySelectorAll('td').map((cell) => textOf(cell));
    expect(grams(smallCell!)).toBe(small);
    expect(grams(commercialCell!)).toBe(commercial);
    expect(textOf(row)).toContain(`${t('quantities.section').replace('{section}', section)}`);
    expect(row.querySelectorAll('a').map((link) => textOf(link))).toContain(notification);
  });
});
