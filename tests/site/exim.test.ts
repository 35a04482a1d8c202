import { describe, expect, test } from 'vitest';
import { askLinkOf } from '../../src/content/ask.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { missingFields } from '../../src/content/thing-notes.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { LANGS } from '../../src/language/lang.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { feeRows } from '../../src/domain/fee-rows.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';
import { readExpected } from '../support/expected.ts';

/** What each procedure must state. The figures themselves are checked against `tests/expected/facts.yaml`. */
const EXPECTED = readExpected<{ id: string; facts: string[] }>('procedures');

describe.each(LANGS)('export and import in %s', (lang) => {
  const t = translator(lang);
  const main = () => builtPage(pathFor('exim/overview', lang)).root.querySelector('main')!;
  const procedure = (id: string) => main().querySelector(`section[aria-labelledby=${id}]`);

  test.each(EXPECTED)('$id is there and states $facts (section $spec)', ({ id, facts }) => {
    expect(procedure(id), id).not.toBeNull();
    for (const fact of facts)
      expect(textOf(procedure(id)), fact).toContain(formatFact(catalogue.facts.get(fact)!, lang));
  });

  test('every procedure has its stable address, and answers who, where, form, papers, fee, time, after that, rule', () => {
    for (const [id, { page }] of catalogue.procedures) {
      if (page !== 'exim/overview') continue;
      expect(main().querySelector(`h3#${id}`), id).not.toBeNull();
      const labels = procedure(id)!.querySelectorAll('dt').map(textOf).join(', ').split(', ');
      expect(labels, id).toEqual(
        expect.arrayContaining(
          ['who', 'where', 'forms', 'papers', 'fee', 'time', 'after', 'rule'].map((row) => t(`procedure.${row}`)),
        ),
      );
      expect(procedure(id)!.querySelectorAll('dd').map(textOf)).not.toContain('');
    }
  });

  test('what is not published is asked for in one line', () => {
    for (const [id, known] of catalogue.procedures) {
      if (known.page !== 'exim/overview') continue;
      const missing = missingFields(known, lang);
      const ask = procedure(id)!.querySelector(`dd > a[href="${askLinkOf('exim', lang).href}"]`);
      expect(ask !== null, id).toBe(missing.length > 0);
      if (ask) expect(textOf(ask.parentNode?.previousElementSibling), id).toBe(missing.join(', '));
    }
  });

  test('one table holds all fees and deadlines, from the facts, and leads to their procedures', () => {
    const table = main()
      .querySelectorAll('table')
      .find((candidate) => textOf(candidate.querySelector('caption')) === t('fees.caption'))!;
    const rows = table.querySelectorAll('tbody tr').map((row) => ({
      amount: textOf(row.querySelector('td span')),
      targets: row
        .querySelectorAll('a:not([data-doubt])')
        .map((link) => link.getAttribute('href')!.replace(/^.*#/, '')),
    }));
    expect(rows).toEqual(
      feeRows(catalogue.procedures).map(({ fact, procedures }) => ({
        amount: formatFact(catalogue.facts.get(fact)!, lang),
        targets: procedures,
      })),
    );
    const listed = feeRows(catalogue.procedures).map(({ fact }) => fact);
    for (const fact of EXPECTED.flatMap(({ facts }) => facts)) expect(listed).toContain(fact);
  });

  test('without scripts the whole matrix is a table with links', () => {
    const table = builtPage(pathFor('exim/overview/which-document', lang))
      .root.querySelectorAll('table')
      .find((candidate) => textOf(candidate.querySelector('caption')) === t('whichPaper.table'))!;
    const { classes, doings } = catalogue.whichPaper;
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

  test('the page about registration prints the facts of its content', () => {
    const registration = textOf(builtPage(pathFor('top-level/registration', lang)).root.querySelector('main'));
    expect(registration).toContain(formatFact(catalogue.facts.get('poppy-seed-registration-fee')!, lang));
  });
});
