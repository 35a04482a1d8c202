import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { recordPath } from '../../src/addresses/registers.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { site } from '../../src/content/site.ts';

const home = parseYaml(readFileSync('content/home.yaml', 'utf8')) as {
  doors: { title: Record<string, string>; tasks: { label: Record<string, string>; page: string }[] }[];
};

describe.each(LANGS)('the front page (%s)', (lang) => {
  const main = parse(readFileSync(`dist/${lang}/home/index.html`, 'utf8')).querySelector('main')!;
  const sections = main.querySelectorAll('section');
  const section = (id: string) => sections.find((each) => each.getAttribute('aria-labelledby') === id)!;

  test('has its doors with their tasks, each a link into the site', () => {
    const doors = section('doors').querySelectorAll('section');
    expect(doors.map((door) => door.querySelector('h3')!.text)).toEqual(home.doors.map(({ title }) => title[lang]));
    expect(doors.map((door) => door.querySelectorAll('a').map((link) => link.text))).toEqual(
      home.doors.map(({ tasks }) => tasks.map(({ label }) => label[lang])),
    );
    for (const link of section('doors').querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(new RegExp(`^/${lang}/`));
  });

  test('says what the bureau is, in a sentence or more', () => {
    const prose = main.querySelector('h1 + div')!.text.trim();
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

  test('every key figure leads to a page', () => {
    const figures = section('figures').querySelectorAll('li');
    expect(figures).toHaveLength(catalogue.home!.figures.length);
    for (const figure of figures) {
      expect(figure.querySelector('strong')!.text).toMatch(/\d/);
      expect(figure.querySelector(`a[href^="/${lang}/"]`)).not.toBeNull();
    }
  });

  test('has the helpline as a number to tap, and nothing that moves by itself', () => {
    expect(section('helpline').querySelector(`a[href="tel:${site.helpline}"]`)).not.toBeNull();
    expect(main.querySelector('[data-carousel], video, marquee, img')).toBeNull();
  });
});
