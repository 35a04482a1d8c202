import { readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { pathFor } from '../../src/addresses/routes.ts';
import { substanceDataPath, substancePath } from '../../src/addresses/letters.ts';
import { procedureHref } from '../../src/content/procedure-href.ts';
import { readIndex } from '../../src/features/substances/substance-index.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { builtHtml, builtPage, hasSubstanceTurn } from '../support/built-pages.ts';
import type { Verdict } from '../../src/schemas/substance-rules.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { islandProps } from '../support/island-props.ts';

/** What the table of rules says, read without the code of the site. */
interface Answer {
  verdict: string;
  procedures: string[];
}
interface WrittenClass {
  id: string;
  like?: string;
  isOffered?: boolean;
  answers: Record<string, Partial<Answer>>;
}

const written = parse(readFileSync('content/substance-rules.yaml', 'utf8')) as {
  purposes: { id: string }[];
  classes: WrittenClass[];
};
const rows = parseCsv(readFileSync('content/substances.csv', 'utf8'), { columns: true }) as Record<
  'id' | 'rule',
  string
>[];
const purposes = written.purposes.map(({ id }) => id);
const classes = new Map(written.classes.map((each) => [each.id, each]));

function answerOf(rule: string, purpose: string): Answer {
  const own = classes.get(rule)!;
  const answer = own.answers[purpose];
  return answer ? { verdict: answer.verdict!, procedures: answer.procedures ?? [] } : answerOf(own.like!, purpose);
}

/** The answer to each purpose, by the class of the rules. */
type Answers = Record<string, Record<string, Answer>>;
const expected: Answers = Object.fromEntries(
  [...classes.keys()].map((rule) => [
    rule,
    Object.fromEntries(purposes.map((purpose) => [purpose, answerOf(rule, purpose)])),
  ]),
);
const idOf = (lang: Lang) => {
  const ids = new Map(
    Object.keys(parse(readFileSync('content/procedures.yaml', 'utf8'))).map((id) => [procedureHref(id, lang), id]),
  );
  return (href: string) => ids.get(href) ?? href;
};

interface FinishedAnswer {
  purpose: string;
  verdict: string;
  documents: { id: string }[];
}
/** An answer in the finder. */
interface ShortAnswer {
  purpose: string;
  words: string;
  documents: { href: string }[];
}

const fromList = (answers: FinishedAnswer[]) =>
  Object.fromEntries(
    answers.map(({ purpose, verdict, documents }) => [purpose, { verdict, procedures: documents.map(({ id }) => id) }]),
  );

describe.each(LANGS)('in %s no two places differ', (lang) => {
  test('the page of each substance, for each purpose', () => {
    const procedureAt = idOf(lang);
    for (const { id, rule } of rows.filter((row) => hasSubstanceTurn(row.id, lang))) {
      const { root } = builtHtml(`dist${substancePath(id, lang)}index.html`);
      const shown = root.querySelectorAll('main [data-purpose]').map((block) => [
        block.getAttribute('data-purpose'),
        {
          verdict: block.getAttribute('data-verdict'),
          procedures: block.querySelectorAll('ol a').map((link) => procedureAt(link.getAttribute('href')!)),
        },
      ]);
      expect(Object.fromEntries(shown), id).toEqual(expected[rule]);
    }
  });

  test('the finder', () => {
    const t = translator(lang);
    const procedureAt = idOf(lang);
    const { rules } = islandProps<{ rules: Record<string, { answers: ShortAnswer[] }> }>(
      pathFor('exim/substances', lang),
      'SubstanceFinder',
    );
    expect(Object.keys(rules)).toEqual([...classes.keys()]);
    for (const [id, { answers }] of Object.entries(rules)) {
      expect(answers.map(({ purpose }) => purpose)).toEqual(purposes);
      for (const { purpose, words, documents } of answers) {
        const { verdict, procedures } = expected[id]![purpose]!;
        expect(words, `${id}, ${purpose}`).toBe(t(`whichPaper.${verdict as Verdict}`));
        expect(documents.map(({ href }) => procedureAt(href))).toEqual(procedures);
      }
    }
  });

  test.each([
    ['exim/overview/compare', 'CompareTool'],
    ['exim/overview/consignment', 'ConsignmentTool'],
  ])('%s', (route, island) => {
    const { rules } = islandProps<{
      rules: Record<string, { answers: Record<string, { verdict: string; documents: string[] }> }>;
    }>(pathFor(route, lang), island);
    for (const [id, { answers }] of Object.entries(rules))
      for (const [purpose, { verdict, documents }] of Object.entries(answers))
        expect({ verdict, procedures: documents }, `${id}, ${purpose}`).toEqual(expected[id]![purpose]);
    expect(Object.keys(rules)).toEqual([...classes.keys()]);
  });

  test('“Which document do I need?”, with and without scripts', () => {
    const path = pathFor('exim/overview/which-document', lang);
    const offered = written.classes.filter(({ isOffered }) => isOffered !== false).map(({ id }) => id);
    const props = islandProps<{ classes: { id: string; answers: Record<string, Answer> }[] }>(path, 'WhichPaperFinder');
    const inTool = props.classes.map(({ id, answers }) => [
      id,
      Object.fromEntries(
        Object.entries(answers).map(([purpose, { verdict, procedures }]) => [purpose, { verdict, procedures }]),
      ),
    ]);
    const procedureAt = idOf(lang);
    const inTable = builtPage(path)
      .root.querySelectorAll('tbody[data-class]')
      .map((body) => [
        body.getAttribute('data-class'),
        Object.fromEntries(
          body.querySelectorAll('td').map((cell, index) => [
            purposes[index],
            {
              verdict: cell.querySelector('[data-verdict]')?.getAttribute('data-verdict'),
              procedures: cell.querySelectorAll('a').map((link) => procedureAt(link.getAttribute('href')!)),
            },
          ]),
        ),
      ]);
    const wanted = offered.map((id) => [id, expected[id]]);
    expect(inTool).toEqual(wanted);
    expect(inTable).toEqual(wanted);
  });

  test('the pages of the procedures name every class and purpose that needs them', () => {
    const ids = new Set(
      Object.values(expected).flatMap((answers) => Object.values(answers).flatMap((each) => each.procedures)),
    );
    for (const id of ids) {
      const section = builtPage(procedureHref(id, lang).replace(/#.*/, '')).root.querySelector(
        `[data-procedure="${id}"]`,
      );
      const named = section?.querySelectorAll('li[data-purpose]').map((line) => line.getAttribute('data-purpose'));
      const wanted = purposes.filter((purpose) =>
        Object.values(expected).some((answers) => answers[purpose]!.procedures.includes(id)),
      );
      expect(named, id).toEqual(wanted);
    }
  });
});

test('the list of the finder and the file of each substance', () => {
  const index = readIndex(JSON.parse(readFileSync('dist/data/substances-index.json', 'utf8')));
  expect(new Map(index.map(({ id, rule }) => [id, rule]))).toEqual(new Map(rows.map(({ id, rule }) => [id, rule])));
  for (const { id, rule } of rows) {
    const file = JSON.parse(readFileSync(`dist${substanceDataPath(id)}`, 'utf8')) as { answers: FinishedAnswer[] };
    expect(fromList(file.answers), id).toEqual(expected[rule]);
  }
});
