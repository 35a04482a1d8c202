import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../content/catalogue.ts';
import { amountIn, cellsOf } from '../../../domain/drawn-amount.ts';
import { LANGS } from '../../../language/lang.ts';
import { THINGS } from '../../../schemas/drawing.ts';
import type { Fact } from '../../../schemas/fact.ts';
import { QuantityExample } from '../../quantities/QuantityExample.tsx';
import { Cells } from './Cells.tsx';
import { ConsignmentPath } from './ConsignmentPath.tsx';
import { DocumentTimes } from './DocumentTimes.tsx';
import { Drawing } from './Drawing.tsx';
import { PlantWords } from './PlantWords.tsx';
import { RtiDays } from './RtiDays.tsx';
import { STEP_DRAWINGS } from './step-drawings.ts';
import { THING_DRAWINGS } from './things.ts';
import { WhoDecides } from './WhoDecides.tsx';

const MOST_BYTES = 6 * 1024;
const html = (element: ReactElement) => parse(renderToStaticMarkup(element));
const label = { en: 'Time', hi: 'समय' };
const time = (fields: object) => ({ label, kind: 'quantity', source: ['spec'], ...fields }) as Fact;
const withValue = (id: string, value: number) => {
  const fact = { ...catalogue.facts.get(id)!, value } as Fact;
  return new Map([...catalogue.facts, [id, fact]]);
};

test.each([
  { fact: time({ value: 30, unit: 'day', bound: 'within' }), least: 30, most: 30, pieces: 30 },
  { fact: time({ value: 48, unit: 'hour', bound: 'within' }), least: 2, most: 2, pieces: 2 },
  { fact: time({ value: 10, unit: 'year', bound: 'up-to' }), least: 0, most: 10, pieces: 10 },
  { fact: time({ from: 10, to: 20, unit: 'year' }), least: 10, most: 20, pieces: 20 },
  { fact: time({ value: 6, unit: 'month', bound: 'up-to' }), least: 0, most: 0.5, pieces: 1 },
])('an amount is as many squares as it says: $most', ({ fact, least, most, pieces }) => {
  const amount = amountIn(fact)!;
  expect(amount).toMatchObject({ least, most });
  const cells = cellsOf(amount);
  expect(cells).toHaveLength(pieces);
  expect(cells.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(most);
  expect(cells.filter(({ isSure }) => isSure).reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(least);
});

test('squares stand in rows, and no two in one place', () => {
  const cells = cellsOf(amountIn(time({ value: 45, unit: 'day' }))!);
  expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(45);
  expect(Math.max(...cells.map(({ x }) => x))).toBe(29);
  expect(Math.max(...cells.map(({ y }) => y))).toBe(1);
});

test('a fact without days, years or percent is not drawn', () => {
  expect(amountIn(time({ value: 5, unit: 'kg' }))).toBeUndefined();
  expect(amountIn({ label, kind: 'money', value: 5, source: ['spec'] } as Fact)).toBeUndefined();
});

test('another number of days is another drawing', () => {
  const drawn = (value: number) => renderToStaticMarkup(<Cells fact={time({ value, unit: 'working-day' })} />);
  expect(drawn(21)).not.toBe(drawn(22));
});

test('nothing is drawn that nobody can name, and all in one measure', () => {
  expect(Object.keys(THING_DRAWINGS)).toEqual([...THINGS]);
  const drawings = [
    ...Object.entries(THING_DRAWINGS),
    ...Object.entries(STEP_DRAWINGS).map(([name, { picture }]) => [name, picture] as const),
  ];
  for (const [name, strokes] of drawings) {
    const drawing = renderToStaticMarkup(<Drawing name={name} strokes={strokes} />);
    expect(drawing.length, name).toBeLessThan(MOST_BYTES / 2);
    expect(drawing, name).not.toMatch(/NaN|undefined|style=/);
  }
});

describe.each(LANGS)('in %s', (lang) => {
  test('the days of RTI follow their facts, and their sum is said', () => {
    const drawn = (facts: Map<string, Fact>) => html(<RtiDays facts={facts} lang={lang} />);
    const days = (root: ReturnType<typeof html>) => root.querySelectorAll('svg text').map(({ text }) => text);
    const [now, later] = [drawn(catalogue.facts), drawn(withValue('rti-reply-time', 60))];
    const last = Number(days(now).at(-1));
    expect(now.querySelector('figcaption')!.text).toContain(String(last));
    const before = (catalogue.facts.get('rti-reply-time') as { value: number }).value;
    expect(Number(days(later).at(-1))).toBe(last + 60 - before);
    expect(later.querySelectorAll('ol > li')).toHaveLength(now.querySelectorAll('rect:first-child').length);
  });

  test('the times of documents are those of the procedures', () => {
    const drawn = (procedures: typeof catalogue.procedures, facts = catalogue.facts) =>
      html(<DocumentTimes procedures={procedures} facts={facts} hrefOf={() => '#'} lang={lang} />);
    const timed = [...catalogue.procedures.values()].flatMap(({ line }) =>
      line.flatMap(({ by, days }) => (by && days) ?? []),
    );
    const rows = drawn(catalogue.procedures).querySelectorAll('li');
    expect(rows).toHaveLength(timed.length);
    const changed = drawn(catalogue.procedures, withValue(timed[0]!, 3)).querySelector('svg')!;
    expect(changed.getAttribute('data-cells')).toBe('3');
    expect(drawn(new Map([...catalogue.procedures].slice(1))).querySelectorAll('li').length).toBeLessThan(rows.length);
  });

  test('who decides what follows the organisation chart', () => {
    const work = { en: 'Does something else.', hi: 'कुछ और काम।' };
    const organisation = { ...catalogue.organisation, divisions: { ...catalogue.organisation.divisions, work } };
    expect(html(<WhoDecides organisation={organisation} lang={lang} />).text).toContain(work[lang]);
  });

  test('the scale is that of the first drug of the table', () => {
    const drawn = (tables: typeof catalogue.tables) => html(<QuantityExample tables={tables} lang={lang} />).text;
    const quantities = catalogue.tables.get('quantities')!;
    const others = new Map([...catalogue.tables, ['quantities', { ...quantities, rows: quantities.rows.slice(1) }]]);
    expect(drawn(catalogue.tables)).not.toBe(drawn(others));
  });

  test('no drawing has more than 6 KB', () => {
    const drawn = [
      <PlantWords key="plant" lang={lang} />,
      <ConsignmentPath key="path" lang={lang}>
        x
      </ConsignmentPath>,
      <RtiDays key="rti" facts={catalogue.facts} lang={lang} />,
    ];
    for (const svg of drawn.flatMap((each) => html(each).querySelectorAll('svg')))
      expect(svg.toString().length).toBeLessThan(MOST_BYTES);
  });
});
