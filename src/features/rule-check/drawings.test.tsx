import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { uprootingProps, excessProps } from './check-props.ts';
import { DamagedPlot } from './DamagedPlot.tsx';
import { MeasuredField } from './MeasuredField.tsx';
import { checkExcess } from './rules.ts';

const { drawing: plotWords } = uprootingProps('hi');
const { drawing: fieldWords } = excessProps('hi');

/** The area of a polygon, in square pixels. */
function sizeOf(points: string): number {
  const corners = points.split(' ').map((point) => point.split(',').map(Number) as [number, number]);
  const twice = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}

test.each([
  { plot: 1200, damaged: 150, share: 120, needed: 120 },
  { plot: 600, damaged: 80, share: 60, needed: 100 },
  { plot: 1000, damaged: 730, share: 100, needed: 100 },
  { plot: 50, damaged: 50, share: 5, needed: 100 },
])('the parts of a plot stand in their real proportion: %j', ({ plot, damaged, share, needed }) => {
  const page = parse(
    renderToStaticMarkup(<DamagedPlot id="x" {...{ plot, damaged, share, needed }} words={plotWords} />),
  );
  const [lost, least] = page.querySelectorAll('polygon').map((each) => sizeOf(each.getAttribute('points')!));
  const ground = page.querySelector('g rect')!;
  const whole = Number(ground.getAttribute('width')) * Number(ground.getAttribute('height'));
  expect(lost! / whole).toBeCloseTo(damaged / plot, 2);
  expect(least! / whole).toBeCloseTo(needed / plot, 1);
  expect(page.text).not.toMatch(/[{}]|NaN/);
});

test('a field beyond its patta has its excess beside it, in proportion, and the edge enlarged', () => {
  const page = parse(
    renderToStaticMarkup(
      <MeasuredField id="x" licensed={1000} measured={1060} {...checkExcess(1000, 1060, 5)} words={fieldWords} />,
    ),
  );
  const rects = page.querySelectorAll('svg')[0]!.querySelectorAll('g > rect');
  const [width, condoned, excess] = [rects[0]!, rects[2]!, rects[3]!].map((rect) => Number(rect.getAttribute('width')));
  expect(condoned! / width!).toBeCloseTo(0.05, 2);
  expect(excess! / width!).toBeCloseTo(0.06, 2);
  expect(page.querySelectorAll('figure > svg')).toHaveLength(2);
});

test('the largest area that can be written is drawn without its squares', () => {
  const page = renderToStaticMarkup(
    <DamagedPlot id="x" plot={9_999_999} damaged={1} share={1_000_000} needed={1_000_000} words={plotWords} />,
  );
  expect(page.length).toBeLessThan(4000);
});
