import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { QUANTITIES_TABLE } from '../../src/domain/drugs.ts';
import { documentNumber } from '../../src/language/document-number.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';
import { readExpectedCsv } from '../support/expected.ts';

const ROUTE = 'top-level/prevention/quantities';
/** The page of the whole guide, and its chapter with the offences by quantity. */
const HUB = 'top-level/prevention';
const OFFENCES = 'top-level/prevention/punishment';

/** Amounts as their notification fixes them. A row that names another notification holds other amounts. */
const drugs = readExpectedCsv<'drug' | 'small_g' | 'commercial_g' | 'section' | 'notification'>('law/quantities');
const written = catalogue.tables.get(QUANTITIES_TABLE)!.rows.map(({ cells }) => cells);

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

  test('is one tap from the page of its guide, where links to it still land', () => {
    const { root } = builtPage(pathFor(HUB, lang));
    expect(root.querySelector(`main a[href="${pathFor(ROUTE, lang)}"]`)).not.toBeNull();
    for (const id of ['quantity-check', 'quantities-table']) expect(root.getElementById(id)).not.toBeNull();
  });

  test('has every drug of the content', () => {
    expect(rows).toHaveLength(written.length);
  });

  test('leads to the section of the Act that punishes', () => {
    const { root } = builtPage(pathFor(OFFENCES, lang));
    for (const { section } of written) expect(root.querySelector(`#section-${String(section)}`)).not.toBeNull();
  });

  test.each(drugs)('$drug, by $notification', ({ drug, small_g, commercial_g, section, notification }) => {
    // The order of the rows is the same in both languages.
    const index = builtPage(pathFor(ROUTE, 'en'))
      .root.querySelectorAll('#quantities-table tbody th')
      .findIndex((heading) => textOf(heading).startsWith(drug));
    expect(index).toBeGreaterThanOrEqual(0);
    const row = rows[index]!;
    if (written[index]!['notification'] !== notification) return;
    const [smallCell, commercialCell] = row.querySelectorAll('td').map((cell) => textOf(cell));
    expect(grams(smallCell!)).toBe(small_g === '' ? null : Number(small_g));
    expect(grams(commercialCell!)).toBe(Number(commercial_g));
    expect(textOf(row)).toContain(`${t('quantities.section').replace('{section}', section)}`);
    expect(row.querySelectorAll('a').map((link) => textOf(link))).toContain(documentNumber(notification, lang));
  });
});
