import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { drugsOf, QUANTITIES_TABLE } from '../../src/domain/drugs.ts';
import { PENALTIES_TABLE, punishmentsOf } from '../../src/domain/punishments.ts';
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
const written = drugsOf(catalogue.tables.get(QUANTITIES_TABLE)!);
const penalties = catalogue.tables.get(PENALTIES_TABLE)!;

describe.each(LANGS)('the table of quantities in %s', (lang) => {
  const t = translator(lang);
  const figure = builtPage(pathFor(ROUTE, lang)).root.getElementById('quantities-table')!;
  const rows = figure.querySelectorAll('tbody tr');
  /** The name is the first text of its cell; other names and links follow. */
  const rowOf = (name: string) => rows.find((row) => row.querySelector('th')!.childNodes[0]!.text === name)!;
  const amountsIn = (row: (typeof rows)[number]) => {
    const [small, , commercial] = row.querySelectorAll('td').map((cell) => textOf(cell));
    return [grams(small!), grams(commercial!)];
  };
  /** 'less than 1.7 mg' as 0.0017. */
  const grams = (text: string) => {
    if (text === t('quantities.range.unknown')) return null;
    const [, number, unit] = /([\d.]+)\s(\S+)/.exec(text)!;
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
    for (const { section, name } of written) {
      expect(root.querySelector(`#section-${section}`)).not.toBeNull();
      expect(rowOf(name[lang]).querySelector(`a[href="${pathFor(OFFENCES, lang)}#section-${section}"]`)).not.toBeNull();
    }
  });

  test.each(drugs)('$drug, by $notification', ({ drug, small_g, commercial_g, section, notification }) => {
    const own = written.find(({ name }) => name.en.startsWith(drug))!;
    if (own.notification !== notification) return;
    const row = rowOf(own.name[lang]);
    expect(amountsIn(row)).toEqual([small_g === '' ? null : Number(small_g), Number(commercial_g)]);
    expect(textOf(row)).toContain(`${t('quantities.section').replace('{section}', section)}`);
    expect(row.querySelectorAll('a').map((link) => textOf(link))).toContain(documentNumber(notification, lang));
  });

  test('has the most asked first', () => {
    const mostAsked = written
      .filter(({ isMostAsked }) => isMostAsked)
      .map(({ name }) => rows.indexOf(rowOf(name[lang])));
    expect(mostAsked).toEqual(mostAsked.map((_, index) => index));
  });

  test('draws each drug where its amounts lie on one axis for all', () => {
    /** Where the limits of a row are drawn, with the logarithm of their amounts. */
    const points = written.flatMap(({ name, small, commercial }) => {
      const row = rowOf(name[lang]);
      const drawn = [
        ...row
          .querySelector('svg path:last-child')!
          .getAttribute('d')!
          .matchAll(/M([\d.]+) /g),
      ];
      const amounts = [small, commercial].filter((amount) => amount !== null);
      expect(amountsIn(row)).toEqual([small, commercial]);
      expect(drawn).toHaveLength(amounts.length);
      return amounts.map((amount, index) => ({ power: Math.log10(amount), x: Number(drawn[index]![1]) }));
    });
    const [lightest, heaviest] = [
      points.toSorted((a, b) => a.power - b.power)[0]!,
      points.toSorted((a, b) => b.power - a.power)[0]!,
    ];
    const scale = (heaviest.x - lightest.x) / (heaviest.power - lightest.power);
    expect(lightest.x).toBeGreaterThan(0);
    for (const { power, x } of points)
      expect(Math.abs(lightest.x + (power - lightest.power) * scale - x)).toBeLessThan(2);
  });

  test('names the punishment of every section and quantity as the table of punishments has it', () => {
    const keys = figure
      .querySelectorAll('div')
      .filter((part) => part.querySelector(':scope > p > a[href*="#section-"]'));
    for (const section of new Set(written.map((each) => each.section))) {
      const key = keys.find((part) => new RegExp(`\\b${section}\\b`).test(textOf(part.querySelector('a')!)))!;
      const { small, between, commercial } = punishmentsOf(penalties, section, lang)!;
      const zones = key.querySelectorAll('li');
      if (small.clause === commercial.clause) expect(textOf(key)).toContain(small.words);
      else
        for (const [index, { words }] of [small, between, commercial].entries())
          expect(textOf(zones[index]!)).toContain(words);
    }
  });
});
