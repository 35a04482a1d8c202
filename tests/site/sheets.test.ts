import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { sheetPath } from '../../src/addresses/sheets.ts';
import { wholeSheet } from '../../src/domain/whole-sheet.ts';
import { formatDate } from '../../src/language/format.ts';
import { LANGS, otherLang } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { twinOf } from '../../src/language/twin.ts';
import { SHOW_NOTICES } from '../../src/behaviour/show-notices.ts';
import { HEAD_SCRIPTS } from '../../src/layouts/head-scripts.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { builtPage, everyBuilt, inlineScriptsOf, textOf, unmarkedRuns } from '../support/built-pages.ts';

test('there are sheets to print', () => {
  expect(everyBuilt('sheet')).toHaveLength(catalogue.sheets.size * LANGS.length);
  expect(catalogue.sheets.size).toBeGreaterThan(0);
});

describe.each(everyBuilt('sheet'))('$path', ({ id, lang, path, root }) => {
  const t = translator(lang);
  const main = root.querySelector('main')!;
  const text = textOf(main);
  const sheet = wholeSheet(catalogue.sheets.get(id)!, catalogue.procedures);

  test('says whom it is for, the steps, papers, fee, time, office, phone and date', () => {
    const steps = sheet.showsCalendar
      ? catalogue.calendar.steps.flatMap(({ title, duty }) => [title, duty])
      : sheet.steps;
    const words = [sheet.title, sheet.who, ...steps, ...sheet.papers, sheet.fee, sheet.time];
    for (const pair of words) if (pair) expect(text).toContain(pair[lang].replace(/\s+/g, ' '));
    // What is not published is asked for.
    const labels = main.querySelectorAll('dt').map(textOf).join(', ');
    if (!sheet.showsCalendar)
      for (const key of ['procedure.papers', 'procedure.fee', 'sheet.time'] as const) expect(labels).toContain(t(key));
    expect(text).not.toMatch(/[{}]/);
    const offices = [...catalogue.offices.values()].filter(({ kind }) => kind === 'district-opium-office');
    if (sheet.office === 'district-opium-office')
      for (const { name } of offices) expect(text).toContain(name[lang].split(', ')[1]);
    else expect(text).toContain(catalogue.offices.get(sheet.office)!.address![lang]);
    for (const phone of catalogue.offices.get('headquarters')!.phones) expect(text).toContain(phone);
    const { reviewed } = catalogue.pages.find((page) => page.id === sheet.page && page.lang === lang)!.meta!;
    expect(text).toContain(formatDate(reviewed, lang));
  });

  test('its code leads to the page in its own language, and its page leads to it', () => {
    const place = `${pathFor(sheet.page, lang)}${sheet.at ? `#${sheet.at}` : ''}`;
    expect(main.querySelector('svg[data-qr]')?.getAttribute('data-qr')).toBe(`https://cbn.nic.in${place}`);
    expect(text).toContain(`cbn.nic.in${place}`);
    expect(main.querySelector(`a[href="${place}"]`)).toBeTruthy();
    const page = builtPage(pathFor(sheet.page, lang));
    if (sheet.at) expect(page.root.querySelector(`main [id="${sheet.at}"]`)).toBeTruthy();
    expect(page.root.querySelector(`main a[href="${path}"]`)).toBeTruthy();
  });

  test('has its own title, address and twin, no script of its own, and no unmarked words of the other language', () => {
    expect(root.querySelector('html')?.getAttribute('lang')).toBe(lang);
    expect(textOf(root.querySelector('h1'))).toContain(sheet.title[lang]);
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`https://cbn.nic.in${path}`);
    expect(root.querySelector(`link[hreflang=${otherLang(lang)}]`)?.getAttribute('href')).toMatch(
      new RegExp(`${twinOf(path)}$`),
    );
    const inline = inlineScriptsOf(root);
    const notices = root.querySelector('[data-notice]') ? [SHOW_NOTICES] : [];
    expect(inline).toEqual([...HEAD_SCRIPTS.map((script) => script.text), ...notices]);
    expect(unmarkedRuns(main)).toEqual([]);
  });
});

test.each(LANGS)('the pledge in %s has office, phone, date and code for paper', (lang) => {
  const foot = builtPage(`/${lang}/others/pledge/`).root.querySelector('main [data-print=only]')!;
  const { address, phones } = catalogue.offices.get('headquarters')!;
  for (const words of [address![lang], ...phones]) expect(textOf(foot)).toContain(words);
  expect(foot.querySelector('time')).toBeTruthy();
  const code = foot.querySelector('svg[data-qr]')?.getAttribute('data-qr');
  expect(code).toBe(`https://cbn.nic.in/${lang}/others/pledge/`);
});

test.each(LANGS)('the search in %s knows every sheet by its title', (lang) => {
  const { pages } = JSON.parse(readFileSync(`dist/${lang}/data/search.json`, 'utf8')) as { pages: [string, string][] };
  for (const [id, { title }] of catalogue.sheets) {
    const [, found] = pages.find(([path]) => path === sheetPath(id, lang).slice(4))!;
    expect(found).toContain(title[lang]);
  }
});
