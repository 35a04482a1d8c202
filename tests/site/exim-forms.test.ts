import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { recordsShown } from '../../src/content/register-pages.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { recordPath } from '../../src/addresses/registers.ts';
import { builtHtml, builtPage, textOf } from '../support/built-pages.ts';
import { readExpected } from '../support/expected.ts';

const forms = recordsShown({ id: 'forms', section: 'exim' });
const titles = readExpected<Record<'en' | 'hi', string>>('form-titles');

describe.each(LANGS)('export and import forms in %s', (lang) => {
  const t = translator(lang);
  const { root } = builtPage(pathFor('exim/forms', lang));
  /** What stands beside a label of a record. */
  const valueOf = (id: string, label: string) =>
    textOf(
      builtHtml(`dist${recordPath('forms', id, lang)}index.html`)
        .root.querySelectorAll('main dl > div')
        .find((row) => textOf(row.querySelector('dt')) === label)
        ?.querySelector('dd'),
    );

  test('the page leads to every form', () => {
    const links = new Set(root.querySelectorAll('main a').map((link) => link.getAttribute('href')));
    for (const { id } of forms) expect(links).toContain(recordPath('forms', id, lang));
  });

  test.each(titles.map((title) => title[lang]))('"%s" is among the forms by purpose', (title) => {
    const list = root.querySelector('#forms-by-purpose')!.nextElementSibling!;
    expect(textOf(list).toLowerCase()).toContain(title.toLowerCase());
  });

  test.each(forms)('$id says its fee, where to send it, its rule and what it asks for', (form) => {
    // What is not published is left out.
    const fee = form.fee && formatFact(catalogue.facts.get(form.fee)!, lang);
    expect(valueOf(form.id, t('register.fee')) || undefined).toBe(fee);
    expect(valueOf(form.id, t('form.rule'))).toBe(form.rule?.[lang]);
    const asked = valueOf(form.id, t('form.asks'));
    for (const words of form.asks?.map((each) => each[lang]) ?? []) expect(asked).toContain(words);
    const place = valueOf(form.id, t('form.sendTo'));
    const address = form.office && catalogue.offices.get(form.office)!.address?.[lang];
    for (const words of [address ?? '', ...(form.sendTo ?? []).map((each) => each[lang])])
      expect(place).toContain(words);
    expect(place).not.toBe('');
  });

  test('no sheet of ours passes for an official form', () => {
    const links = forms.flatMap(({ id }) =>
      builtHtml(`dist${recordPath('forms', id, lang)}index.html`)
        .root.querySelectorAll('main a[href^="/documents/exim/"]')
        .map(textOf),
    );
    const offered = forms.flatMap(({ documents }) => documents).filter(({ file }) => file?.startsWith('exim/'));
    expect(links.length).toBeGreaterThanOrEqual(offered.length);
    expect(offered.filter(({ preparation }) => !preparation)).toEqual([]);
    for (const words of links)
      expect(words).toMatch(/^(Preparation sheet, not the official form|तैयारी पत्र, आधिकारिक प्रपत्र नहीं): /);
    for (const [name, { title, intro }] of catalogue.papers)
      if (name.startsWith('exim/')) {
        expect(title[lang], name).toMatch(/^(Preparation sheet|तैयारी पत्र): /);
        expect(intro![lang], name).toMatch(/is not the (application|return)|यह (आवेदन|विवरणी) नहीं है/);
      }
  });
});

test('the export and import notifications show their numbers, newest first', () => {
  const { root } = builtPage(pathFor('exim/notifications', 'en'));
  const rows = root.querySelectorAll('li[data-date]');
  const dates = rows.map((row) => row.getAttribute('data-date')!);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const numbers = new Map(recordsShown({ id: 'notifications', section: 'exim' }).map(({ id, number }) => [id, number]));
  for (const row of rows) expect(textOf(row), row.id).toContain(numbers.get(row.id) ?? '');
});
