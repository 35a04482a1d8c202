import { describe, expect, test } from 'vitest';
import { askLinkOf } from '../../src/content/ask.ts';
import { wholeClasses } from '../../src/domain/substance-rules.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { procedureHref } from '../../src/content/procedure-href.ts';
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
  const mainOf = (route: string) => builtPage(pathFor(route, lang)).root.querySelector('main')!;
  const procedure = (id: string) =>
    mainOf(catalogue.procedures.get(id)!.page).querySelector(`section[data-procedure=${id}]`);
  const own = () => [...catalogue.procedures].filter(([, { page }]) => page.startsWith('exim/overview/'));

  test.each(EXPECTED)('$id is there and states $facts (section $spec)', ({ id, facts }) => {
    expect(procedure(id), id).not.toBeNull();
    for (const fact of facts)
      expect(textOf(procedure(id)), fact).toContain(formatFact(catalogue.facts.get(fact)!, lang));
  });

  test('every procedure has its stable address, and answers who, where, form, papers, fee, time, after that, rule', () => {
    for (const [id, { page, title }] of own()) {
      expect(procedure(id)!.id).toBe(id);
      expect(procedure(id)!.getAttribute('aria-label')).toBe(title[lang]);
      expect(procedureHref(id, lang)).toBe(pathFor(page, lang));
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
    for (const [id, known] of own()) {
      const missing = missingFields(known, lang);
      const ask = procedure(id)!.querySelector(`dd > a[href="${askLinkOf('exim', lang).href}"]`);
      expect(ask !== null, id).toBe(missing.length > 0);
      if (ask) expect(textOf(ask.parentNode?.previousElementSibling), id).toBe(missing.join(', '));
    }
  });

  test('a line in time shows every moment of a procedure, its days drawn to the day', () => {
    for (const [id, { line }] of own()) {
      const moments = procedure(id)!.querySelectorAll('figure > ol > li');
      expect(moments.length, id).toBeGreaterThan(1);
      expect(moments.map((moment) => textOf(moment.querySelector('strong')))).toEqual(
        line.map(({ by, title }) => (by ? `${t(`line.${by}`)}: ${title[lang]}` : title[lang])),
      );
      for (const [index, { days }] of line.entries()) {
        if (days === undefined) continue;
        const fact = catalogue.facts.get(days)!;
        expect(textOf(moments[index]), days).toContain(formatFact(fact, lang));
        const [bar, gap] = moments[index]!.querySelector('path[stroke-dasharray]')!
          .getAttribute('stroke-dasharray')!
          .split(' ')
          .map(Number);
        const height = Number(moments[index]!.querySelector('svg')!.getAttribute('height'));
        expect(height / (bar! + gap!), days).toBeCloseTo('value' in fact ? fact.value : NaN);
      }
    }
  });

  test('one table holds all fees and deadlines, from the facts, and leads to their procedures', () => {
    const table = mainOf('exim/overview/fees')
      .querySelectorAll('table')
      .find((candidate) => textOf(candidate.querySelector('caption')) === t('fees.caption'))!;
    const rows = table.querySelectorAll('tbody tr').map((row) => ({
      amount: textOf(row.querySelector('td span')),
      targets: row.querySelectorAll('a:not([data-doubt])').map((link) => link.getAttribute('href')),
    }));
    expect(rows).toEqual(
      feeRows(catalogue.procedures).map(({ fact, procedures }) => ({
        amount: formatFact(catalogue.facts.get(fact)!, lang),
        targets: procedures.map((id) => procedureHref(id, lang)),
      })),
    );
    const listed = feeRows(catalogue.procedures).map(({ fact }) => fact);
    for (const fact of EXPECTED.flatMap(({ facts }) => facts)) expect(listed).toContain(fact);
  });

  test('without scripts the whole matrix is a table with links', () => {
    const table = builtPage(pathFor('exim/overview/which-document', lang))
      .root.querySelectorAll('table')
      .find((candidate) => textOf(candidate.querySelector('caption')) === t('whichPaper.table'))!;
    const doings = catalogue.substanceRules.purposes;
    const classes = wholeClasses(catalogue.substanceRules).filter(({ isOffered }) => isOffered);
    expect(table.querySelectorAll('th[scope=rowgroup]').map(textOf)).toEqual(classes.map(({ label }) => label[lang]));
    expect(table.querySelectorAll('th[scope=row]').map(textOf)).toEqual(
      classes.flatMap(() => doings.map(({ label }) => label[lang])),
    );
    const cells = table.querySelectorAll('tbody td').map((cell) => ({
      verdict: cell.querySelector('[data-verdict]')!.getAttribute('data-verdict'),
      targets: cell.querySelectorAll('a').map((link) => link.getAttribute('href')),
    }));
    expect(cells).toEqual(
      classes.flatMap(({ answers }) =>
        doings.map(({ id }) => ({
          verdict: answers[id]!.verdict,
          targets: answers[id]!.procedures.map((each) => procedureHref(each, lang)),
        })),
      ),
    );
  });

  test('the page about registration prints the facts of its content', () => {
    const registration = textOf(builtPage(pathFor('top-level/registration', lang)).root.querySelector('main'));
    expect(registration).toContain(formatFact(catalogue.facts.get('poppy-seed-registration-fee')!, lang));
  });
});
