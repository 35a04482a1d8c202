import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { recordsShown } from '../../src/content/register-pages.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';

/** Numbers of the notifications that traders must know of. */
const NOTIFICATIONS = `
  S.O. 826(E); G.S.R. 837(E); S.O. 785(E); S.O. 40(E); 27(RE-2000)/1997-2002; S.O. 1055(E);
  520/42/2009-Cus.VI; S.O. 1431(E); 19(RE-2012)/2009-2014; S.O. 834(E); G.S.R. 191(E); G.S.R. 649(E);
  G.S.R. 224(E); S.O. 2373(E); 17/2015-2020; PS-15/2016; G.S.R. 428(E); S.O. 821(E); S.O. 822(E);
  S.O. 823(E); S.O. 1761(E); S.O. 1762(E); S.O. 3448(E); G.S.R. 186(E); G.S.R. 187(E); G.S.R. 215(E);
  G.S.R. 525(E); S.O. 1274(E); S.O. 1275(E); S.O. 1276(E); S.O. 4427(E); S.O. 4428(E); S.O. 4429(E);
  G.S.R. 792(E); N-12012/2/2022-NC-II; G.S.R. 71(E); S.O. 1729(E); S.O. 1730(E); S.O. 1731(E);
  G.S.R. 889(E); S.O. 905(E); S.O. 906(E); S.O. 907(E)
`.split(';');

const UNKNOWN = undefined;

/** Every form of export, import and manufacture with its fee; for many no fee is public. */
const FORMS: Record<string, string | undefined> = {
  'import-certificate-application': 'import-certificate-fee',
  'import-certificate-application-rule-54': 'import-certificate-fee',
  'export-authorisation-application': 'export-authorisation-fee',
  'precursor-export-noc-application': UNKNOWN,
  'precursor-import-noc-application': UNKNOWN,
  'precursor-trade-details': UNKNOWN,
  'precursor-unique-registration': UNKNOWN,
  'precursor-destruction-application': UNKNOWN,
  'quota-application-codeine-and-medicinal-opium': UNKNOWN,
  'quota-application-other-narcotic-drugs': UNKNOWN,
  'annual-return': UNKNOWN,
  'psychotropic-substance-registration': UNKNOWN,
  'quarterly-return': UNKNOWN,
  'synthetic-drug-licence-application': 'manufacturing-licence-fee',
  'synthetic-drug-licence-renewal': 'licence-renewal-fee',
  'poppy-seed-contract-registration': 'poppy-seed-registration-fee',
};

/** The seven titles that the bureau has always offered. */
const TITLES = {
  en: ['Export', 'Import', 'Quota', 'Annual return', 'Registration', 'Quarterly return', 'Synthetic drug manufacture'],
  hi: ['निर्यात', 'आयात', 'कोटा', 'वार्षिक विवरणी', 'पंजीकरण', 'तिमाही विवरणी', 'संश्लेषित औषधि का विनिर्माण'],
};

/** Entries of the import application, of which a public copy could be read. */
const IMPORT_ENTRIES = {
  en: ['content of base', 'Stock in hand', 'S.O. 1055(E)', 'e-Sanchit', 'Port of exit'],
  hi: ['क्षारक (बेस)', 'मौजूदा भंडार', 'का.आ. 1055(अ)', 'ई-संचित', 'निकास का बंदरगाह'],
};

describe.each(LANGS)('export and import forms in %s', (lang) => {
  const t = translator(lang);
  const { root } = builtPage(pathFor('exim/forms', lang));
  const formOf = (id: string) => root.querySelector(`li[id="${id}"]`);
  /** What stands beside a label of a record. */
  const valueOf = (id: string, label: string) =>
    textOf(
      formOf(id)!
        .querySelectorAll('dl > div')
        .find((row) => textOf(row.querySelector('dt')) === label)
        ?.querySelector('dd'),
    );

  test('the page leads to every form, and shows no other', () => {
    const shown = recordsShown({ id: 'forms', section: 'exim' }).map(({ id }) => id);
    expect(shown.toSorted()).toEqual(Object.keys(FORMS).toSorted());
    const links = new Set(root.querySelectorAll('main a').map((link) => link.getAttribute('href')));
    for (const id of shown) expect(links).toContain(`${pathFor('exim/forms', lang)}#${id}`);
  });

  test.each(TITLES[lang])('"%s" is among the forms by purpose', (title) => {
    const list = root.querySelector('#forms-by-purpose')!.nextElementSibling!;
    expect(textOf(list).toLowerCase()).toContain(title.toLowerCase());
  });

  test.each(Object.entries(FORMS))('%s says its fee, where to send it, its rule and what it asks for', (id, fee) => {
    const amount = fee ? formatFact(catalogue.facts.get(fee)!, lang) : t('form.notKnown');
    expect(valueOf(id, t('register.fee'))).toBe(amount);
    for (const label of ['form.sendTo', 'form.rule', 'form.asks'] as const)
      expect(valueOf(id, t(label)), label).not.toBe('');
  });

  test('forms of this bureau show its postal address, those of the other bureau its name', () => {
    const ofOthers = ['precursor-unique-registration', 'precursor-destruction-application'];
    const online = ['psychotropic-substance-registration', 'quarterly-return'];
    for (const id of Object.keys(FORMS)) {
      const place = valueOf(id, t('form.sendTo'));
      if (ofOthers.includes(id)) expect(place, id).toMatch(/Narcotics Control Bureau|नारकोटिक्स कंट्रोल ब्यूरो/);
      else if (online.includes(id)) expect(place, id).toMatch(/online portal|ऑनलाइन पोर्टल/);
      else expect(place, id).toContain(catalogue.offices.get('headquarters')!.address![lang]);
    }
  });

  test('the import application lists its entries; a form that could not be read says so', () => {
    const entries = valueOf('import-certificate-application', t('form.asks'));
    for (const words of IMPORT_ENTRIES[lang]) expect(entries).toContain(words);
    expect(valueOf('precursor-export-noc-application', t('form.asks'))).toBe(t('form.notKnown'));
  });

  test('no sheet of ours passes for an official form', () => {
    const links = root.querySelectorAll('main a[href^="/documents/exim/"]').map(textOf);
    expect(links).toHaveLength(7);
    for (const words of links)
      expect(words).toMatch(/^(Preparation sheet, not the official form|तैयारी पत्र, आधिकारिक प्रपत्र नहीं): /);
    for (const [name, { title, intro }] of catalogue.papers)
      if (name.startsWith('exim/')) {
        expect(title[lang], name).toMatch(/^(Preparation sheet|तैयारी पत्र): /);
        expect(intro![lang], name).toMatch(/is not the (application|return)|यह (आवेदन|विवरणी) नहीं है/);
      }
  });
});

test('the export and import notifications are those of the researched list, newest first', () => {
  const { root } = builtPage(pathFor('exim/notifications', 'en'));
  const dates = root.querySelectorAll('li[data-date]').map((item) => item.getAttribute('data-date')!);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const numbers = root
    .querySelectorAll('li[data-date] dl > div')
    .filter((row) => textOf(row.querySelector('dt')) === translator('en')('register.number'))
    .map((row) => textOf(row.querySelector('dd')));
  expect(NOTIFICATIONS.filter((number) => !numbers.some((shown) => shown.endsWith(number.trim())))).toEqual([]);
});
