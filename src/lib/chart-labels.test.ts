import { expect, test } from 'vitest';
import { placeLabels } from './chart-labels.ts';
import { placePoints, scaleAcross, scaleUp, textWidth } from './chart-scale.ts';

const BOX = { top: 40, bottom: 196 };
const ROOM = 236;

function labelsOf(values: number[], kind: 'line' | 'bar' = 'line') {
  const figures = values.map((value, index) => ({ place: String(2000 + index), value }));
  const across = scaleAcross(
    figures.map(({ place }) => place),
    ROOM,
  );
  const points = placePoints(figures, across, scaleUp(values, BOX));
  return placeLabels(points, ({ value }) => String(value), { room: ROOM, box: BOX, kind });
}

const areasOf = (labels: ReturnType<typeof labelsOf>) =>
  labels.map(({ text, x, y, anchor }) => {
    const [width, at] = [textWidth(text), (x / 100) * ROOM];
    const left = { start: at, middle: at - width / 2, end: at - width }[anchor];
    return { left, right: left + width, top: y - 12, bottom: y + 3 };
  });

test('few figures all stand at their marks', () => {
  expect(labelsOf([2551, 4488, 3800]).map(({ text }) => text)).toHaveLength(3);
  expect(labelsOf([2551, 4488, 3800], 'bar').map(({ text }) => text)).toHaveLength(3);
});

test('of many the first, the last and the highest', () => {
  const values = Array.from({ length: 24 }, (_, index) => 1000 + 400 * ((index * 7) % 11) + (index === 12 ? 3000 : 0));
  const texts = labelsOf(values).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining([values[0], values[12], values[23]].map(String)));
  expect(texts.length).toBeLessThan(values.length);
});

test('no two figures touch, and none leaves the chart, whatever the figures are', () => {
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let turn = 0; turn < 300; turn += 1) {
    const values = Array.from({ length: 1 + Math.floor(random() * 20) }, () =>
      Math.round(random() * 10 ** (1 + random() * 6)),
    );
    for (const kind of ['line', 'bar'] as const) {
      const areas = areasOf(labelsOf(values, kind));
      for (const [index, a] of areas.entries()) {
        expect(Math.min(a.left, ROOM - a.right, a.top), String(values)).toBeGreaterThanOrEqual(-0.01);
        for (const b of areas.slice(index + 1))
          expect(
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
            `${kind} ${values}`,
          ).toBe(false);
      }
    }
  }
});
