import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { LANGS } from '../../src/language/lang.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { feeRows } from '../../src/domain/fee-rows.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';

/** Every rule and fee on export, import and manufacture: where it stands, and how it reads there in each language. */
const RULES: [procedure: string, en: string, hi: string][] = [
  ['import-certificate', 'Rs. 1,000', '1,000 रुपये'],
  ['export-authorisation', 'Rs. 1,000', '1,000 रुपये'],
  ['export-authorisation', 'export details within 7 days', 'निर्यात का ब्योरा 7 दिन के भीतर'],
  [
    'precursor-export-noc',
    'for a single consignment: no amendment or extension',
    'एकल खेप के लिए है; इसमें न संशोधन होता है, न अवधि बढ़ती है',
  ],
  [
    'precursor-import-noc',
    'for a single consignment: no amendment or extension',
    'एकल खेप के लिए है; इसमें न संशोधन होता है, न अवधि बढ़ती है',
  ],
  ['precursor-export-noc', 'details of the export within 7 days', 'निर्यात का ब्योरा 7 दिन के भीतर'],
  ['precursor-import-noc', 'details of the import within 7 days', 'आयात का ब्योरा 7 दिन के भीतर'],
  ['poppy-seed-contract', 'Rs. 560', '560 रुपये'],
  [
    'manufacturing-licence',
    'Rs. 5,000, and a security deposit certificate of Rs. 5,000',
    '5,000 रुपये, और 5,000 रुपये का प्रतिभूति जमा',
  ],
  ['manufacturing-licence-renewal', 'Rs. 5,000', '5,000 रुपये'],
  [
    'manufacturing-licence-renewal',
    'at least 30 days before the licence expires',
    'समाप्त होने से कम से कम 30 दिन पहले',
  ],
  ['import-for-analysis', 'up to 1 kg in all in a financial year', 'एक वित्तीय वर्ष में कुल 1 किलोग्राम तक'],
];

/** Other pages lead to these, so they stay. */
const ANCHORS = [
  'import-certificate',
  'export-authorisation',
  'import-for-analysis',
  'precursor-export-noc',
  'precursor-import-noc',
  'poppy-seed-contract',
  'manufacturing-licence',
  'manufacturing-licence-renewal',
  'quota',
  'returns',
];

describe.each(LANGS)('export and import in %s', (lang) => {
  const t = translator(lang);
  const main = () => builtPage(pathFor('exim/overview', lang)).root.querySelector('main')!;
  const procedure = (id: string) => main().querySelector(`section[aria-labelledby=${id}]`);

  test.each(RULES)('%s says “%s”, “%s”', (id, en, hi) => {
    expect(textOf(procedure(id))).toContain(lang === 'en' ? en : hi);
  });

  test('every procedure has its stable address, and answers who, where, form, papers, fee, time, after that, rule', () => {
    for (const id of ANCHORS) {
      expect(main().querySelector(`h3#${id}`), id).not.toBeNull();
      expect(procedure(id)!.querySelectorAll('dt').map(textOf), id).toEqual(
        expect.arrayContaining(
          ['who', 'where', 'forms', 'papers', 'fee', 'time', 'after', 'rule'].map((row) => t(`procedure.${row}`)),
        ),
      );
      expect(procedure(id)!.querySelectorAll('dd').map(textOf)).not.toContain('');
    }
  });

  test('what is not known is said', () => {
    expect(textOf(procedure('quota'))).toContain(t('procedure.gap'));
    expect(textOf(procedure('import-certificate'))).not.toContain(t('procedure.gap'));
  });

  test('one table holds all fees and deadlines, from the facts, and leads to their procedures', () => {
    const table = main()
      .querySelectorAll('table')
      .find((candidate) => textOf(candidate.querySelector('caption')) === t('fees.caption'))!;
    const rows = table.querySelectorAll('tbody tr').map((row) => ({
      amount: textOf(row.querySelector('td')).replace(` (${t('fact.toConfirm')})`, ''),
      targets: row.querySelectorAll('a').map((link) => link.getAttribute('href')!.replace(/^.*#/, '')),
    }));
    expect(rows).toEqual(
      feeRows(catalogue.procedures).map(({ fact, procedures }) => ({
        amount: formatFact(catalogue.facts.get(fact)!, lang),
        targets: procedures,
      })),
    );
    const listed = feeRows(catalogue.procedures).map(({ fact }) => fact);
    for (const fact of [
      'import-certificate-fee',
      'export-authorisation-fee',
      'poppy-seed-registration-fee',
      'manufacturing-licence-fee',
      'manufacturing-licence-security',
      'licence-renewal-fee',
      'licence-renewal-notice',
      'export-details-deadline',
      'precursor-details-deadline',
      'analysis-import-limit',
      'noc-consignment',
      'noc-changes',
      'application-decision-time',
    ])
      expect(listed).toContain(fact);
  });

  test('without scripts the whole matrix is a table with links', () => {
    const table = main()
      .querySelectorAll('table')
      .find((candidate) => textOf(candidate.querySelector('caption')) === t('whichPaper.table'))!;
    const { classes, doings } = catalogue.whichPaper!;
    expect(table.querySelectorAll('th[scope=rowgroup]').map(textOf)).toEqual(classes.map(({ label }) => label[lang]));
    expect(table.querySelectorAll('th[scope=row]').map(textOf)).toEqual(
      classes.flatMap(() => doings.map(({ label }) => label[lang])),
    );
    const cells = table.querySelectorAll('tbody td').map((cell) => ({
      verdict: cell.querySelector('[data-verdict]')!.getAttribute('data-verdict'),
      targets: cell.querySelectorAll('a').map((link) => link.getAttribute('href')!.replace(/^.*#/, '')),
    }));
    expect(cells).toEqual(
      classes.flatMap(({ answers }) =>
        doings.map(({ id }) => ({ verdict: answers[id]!.verdict, targets: answers[id]!.procedures })),
      ),
    );
  });

  test('registration is said to come before import, on both pages', () => {
    const words = lang === 'en' ? /Registration is needed before import/ : /आयात से पहले पंजीकरण जरूरी है/;
    expect(textOf(main())).toMatch(words);
    const registration = textOf(builtPage(pathFor('top-level/registration', lang)).root.querySelector('main'));
    expect(registration).toMatch(words);
    for (const fact of ['poppy-seed-registration-fee', 'registration-online-since', 'registration-paper-ends'])
      expect(registration).toContain(formatFact(catalogue.facts.get(fact)!, lang));
    expect(registration).toMatch(lang === 'en' ? /provisional registration/ : /अनंतिम पंजीकरण/);
    expect(registration).toContain('2022-23');
  });
});
