import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { type Drug, drugsOf, QUANTITIES_TABLE } from '../../domain/drugs.ts';
import { formatGrams } from '../../domain/format-weight.ts';
import { PENALTIES_TABLE, punishmentsOf } from '../../domain/punishments.ts';
import { type Lang, LANGS } from '../../language/lang.ts';
import { drugScale } from './drug-scale.ts';
import { QuantityScale } from './QuantityScale.tsx';
import { unitNames } from './scale-words.ts';

const penalties = catalogue.tables.get(PENALTIES_TABLE)!;
const drugs = drugsOf(catalogue.tables.get(QUANTITIES_TABLE)!);
const example = (change: Partial<Drug>): Drug => ({
  ...drugs[0]!,
  small: 5,
  commercial: 250,
  section: '21',
  ...change,
});
const drawn = (drug: Drug, lang: Lang, mark?: Parameters<typeof QuantityScale>[0]['mark']) => {
  const scale = drugScale(drug, penalties, lang)!;
  return parse(
    renderToStaticMarkup(createElement(QuantityScale, { ...scale, href: '/penalties', ...(mark && { mark }) })),
  );
};
const wordsOf = (node: { textContent: string }) => node.textContent.replaceAll(/\s+/g, ' ');

describe.each(LANGS)('the scale of each drug in %s', (lang) => {
  const inGrams = (grams: number) => formatGrams(grams, unitNames(lang), lang);

  test.each(drugs)('$id has its amounts as ticks and in words, and the punishments of its section', (drug) => {
    const page = drawn(drug, lang);
    const limits = [drug.small, drug.commercial].filter((limit) => limit !== null).map(inGrams);
    expect(page.querySelectorAll('span[aria-hidden]').map(wordsOf)).toEqual(limits);
    const zones = page.querySelectorAll('li');
    expect(zones).toHaveLength(limits.length + 1);
    for (const [index, zone] of zones.entries())
      for (const limit of limits.slice(Math.max(0, index - 1), index + 1))
        expect(wordsOf(zone.querySelector('p')!)).toContain(limit);
    const punishments = punishmentsOf(penalties, drug.section, lang)!;
    const isOne = new Set(Object.values(punishments).map(({ clause }) => clause)).size === 1;
    for (const [band, { words, clause }] of Object.entries(punishments)) {
      const zone = page.querySelector(
        `li[data-band=${drug.small === null && band !== 'commercial' ? 'notCommercial' : band}]`,
      )!;
      expect(wordsOf(isOne ? page : zone)).toContain(`${words} ${clause}`);
    }
  });
});

test('every clause leads to the punishments, and is said once', () => {
  for (const drug of drugs) {
    const links = drawn(drug, 'en').querySelectorAll('a');
    expect(links.map((link) => link.getAttribute('href')).every((href) => href === '/penalties')).toBe(true);
    expect(new Set(links.map(wordsOf)).size).toBe(links.length);
  }
});

test('a drug without a small quantity has no zone and no limit that nobody set', () => {
  const page = drawn(example({ small: null }), 'en');
  expect(page.querySelectorAll('li').map((zone) => zone.getAttribute('data-band'))).toEqual([
    'notCommercial',
    'commercial',
  ]);
  expect(page.querySelectorAll('span[aria-hidden]').map(wordsOf)).toEqual(['250 g']);
});

test('one punishment for any quantity stands once, below all zones, and all are filled alike', () => {
  const page = drawn(example({ section: '16' }), 'en');
  expect(page.querySelectorAll('li a')).toHaveLength(0);
  expect(page.querySelectorAll('a').map(wordsOf)).toEqual(['section 16']);
  const stripes = (part: ReturnType<typeof drawn>) =>
    new Set(part.querySelectorAll('line').map((line) => line.getAttribute('stroke-dasharray')));
  expect(stripes(page).size).toBe(1);
  expect(stripes(drawn(example({}), 'en')).size).toBe(3);
});

test('a weight is marked in its zone alone, at its place along and across', () => {
  const page = drawn(example({}), 'en', { band: 'between', at: 0.25, label: 'This weight' });
  expect(page.querySelectorAll('[aria-current]').map((zone) => zone.getAttribute('data-band'))).toEqual(['between']);
  expect(wordsOf(page.querySelector('[aria-current]')!)).toContain('This weight');
  expect(page.querySelectorAll('svg svg').map((mark) => mark.getAttribute('x') ?? mark.getAttribute('y'))).toEqual([
    '25%',
    '25%',
  ]);
  expect(drawn(example({}), 'en').querySelectorAll('svg svg')).toHaveLength(0);
});

test('the drawing is hidden from readers of the words, and needs no style of its own', () => {
  for (const drawing of drawn(example({}), 'hi').querySelectorAll('li > svg'))
    expect(drawing.getAttribute('aria-hidden')).toBe('true');
  expect(drawn(example({}), 'hi').querySelectorAll('[style]')).toHaveLength(0);
});
