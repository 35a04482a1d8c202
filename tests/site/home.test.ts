import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { recordPath } from '../../src/addresses/registers.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { formatNumber } from '../../src/language/format.ts';
import { LANGS } from '../../src/language/lang.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { translator } from '../../src/words/strings.ts';
import { site } from '../../src/content/site.ts';

const home = parseYaml(readFileSync('content/home.yaml', 'utf8')) as {
  examples: Record<string, string>[];
  doors: { title: Record<string, string>; tasks: { label: Record<string, string>; page: string }[] }[];
};

describe.each(LANGS)('the front page (%s)', (lang) => {
  const main = parse(readFileSync(`dist/${lang}/home/index.html`, 'utf8')).querySelector('main')!;
  const sections = main.querySelectorAll('section');
  const section = (id: string) => sections.find((each) => each.getAttribute('aria-labelledby') === id)!;

  test('begins with the search, and with examples that lead to it', () => {
    const search = pathFor('others/search', lang);
    expect(main.querySelector('h1')!.text).toBe(translator(lang)('home.question'));
    const form = main.querySelector('form')!;
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual([search, 'get']);
    const links = main.querySelectorAll('a').filter((link) => link.getAttribute('href')!.startsWith(`${search}?`));
    const asked = links.map((link) => new URL(link.getAttribute('href')!, 'https://example.org').searchParams.get('q'));
    expect(asked).toEqual(home.examples.map(({ [lang]: words }) => words));
    expect(links.map(({ text }) => text)).toEqual(asked);
  });

  test('has a door for each reader: the question first, then the other tasks, each a link into the site', () => {
    const doors = section('doors');
    const [questions, ...others] = doors.querySelectorAll('ul').map((list) => list.querySelectorAll('a'));
    expect(questions!.map((link) => link.querySelectorAll('span, b').map(({ text }) => text))).toEqual(
      home.doors.map(({ title, tasks: [first] }) => [title[lang], first!.label[lang]]),
    );
    expect(doors.querySelectorAll('h3').map(({ text }) => text)).toEqual(home.doors.map(({ title }) => title[lang]));
    expect(others.map((links) => links.map(({ text }) => text))).toEqual(
      home.doors.map(({ tasks: [, ...rest] }) => rest.map(({ label }) => label[lang])),
    );
    for (const link of doors.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(new RegExp(`^/${lang}/`));
  });

  test('says what the bureau is, in a sentence or more', () => {
    const prose = section('bureau').querySelector('p')!.text.trim();
    expect(prose).toMatch(/.{20,}[.।]$/);
  });

  test('shows the three newest notifications, newest first', () => {
    const dateOf = new Map(catalogue.registers.get('notifications')!.map(({ id, date }) => [id, date]));
    const newest = [...dateOf.values()].flatMap((date) => date ?? []).toSorted();
    const shown = main
      .querySelectorAll(`a[href^="/${lang}/records/notifications/"]`)
      .map((link) => link.getAttribute('href')!.split('/').at(-2)!)
      .filter((id) => dateOf.has(id));
    expect(shown.map((id) => dateOf.get(id))).toEqual(newest.toReversed().slice(0, 3));
  });

  test('shows nothing that is made up', () => {
    const specimens = [...catalogue.registers.values()].flat().filter(({ specimen }) => specimen);
    const links = new Set(main.querySelectorAll('a').map((link) => link.getAttribute('href')));
    expect(specimens.filter(({ register, id }) => links.has(recordPath(register, id, lang)))).toEqual([]);
    const tag = translator(lang)('badge.specimen');
    expect(main.querySelectorAll('*').filter(({ text }) => text.trim() === tag)).toEqual([]);
  });

  test('every figure says its answer, is drawn, is said in words and leads to a page', () => {
    const figures = section('figures').querySelectorAll('li');
    expect(figures).toHaveLength(catalogue.home.figures.length);
    for (const [index, { title, bars }] of catalogue.home.figures.entries()) {
      const figure = figures[index]!;
      expect(figure.querySelector(`h3 a[href^="/${lang}/"]`)!.text).toBe(title[lang]);
      if (!bars) continue;
      const values = catalogue.tables
        .get(bars.table)!
        .rows.flatMap(({ cells: { [bars.column]: value } }) => (typeof value === 'number' ? [value] : []));
      expect(figure.querySelectorAll('rect')).toHaveLength(values.length);
      const words = figure.querySelector('.visually-hidden:not(a *)')!.text;
      for (const value of values) expect(words).toContain(formatNumber(value, lang));
    }
  });

  test('has the helpline as a number to tap, and nothing that moves by itself', () => {
    expect(section('helpline').querySelector(`a[href="tel:${site.helpline}"]`)).not.toBeNull();
    expect(main.querySelector('[data-carousel], video, marquee, img')).toBeNull();
  });
});
