import jsQR from 'jsqr';
import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode';

/** Pixels to a module. */
const SCALE = 4;

/** The black strokes: their beginning, and how far they go to the right. */
function strokesOf(svg: HTMLElement): { x: number; y: number; width: number }[] {
  const path = svg.querySelector('path[stroke="#000"]')!.getAttribute('d')!;
  let [x, y] = [0, 0];
  return [...path.matchAll(/(?:M(\d+) (\d+)|m(\d+) 0)h(\d+)/g)].map(([, toX, toY, by, width]) => {
    if (toY !== undefined) [x, y] = [Number(toX), Number(toY)];
    else x += Number(by);
    const stroke = { x, y, width: Number(width) };
    x += stroke.width;
    return stroke;
  });
}

/** What a reader that knows nothing of the encoder sees in the drawing. */
function scan(text: string): string | undefined {
  const svg = parse(renderToStaticMarkup(<QrCode text={text} label="code" />)).querySelector('svg')!;
  const size = Number(svg.getAttribute('viewBox')!.split(' ')[2]);
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, width } of strokesOf(svg))
    for (let row = y * SCALE; row < (y + 1) * SCALE; row += 1)
      for (let column = x * SCALE; column < (x + width) * SCALE; column += 1)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return jsQR(pixels, side, side)?.data;
}

test.each([
  'https://cbn.nic.in/en/others/pledge/',
  'https://cbn.nic.in/hi/opium/overview/#if-the-crop-is-damaged',
  `https://example.org/${'long-address/'.repeat(12)}`,
])('a reader finds %s in the drawing', (text) => {
  expect(scan(text)).toBe(text);
});

test('the code has a name and its quiet zone', () => {
  const svg = parse(renderToStaticMarkup(<QrCode text="x" label="Address of the page" />)).querySelector('svg')!;
  expect(svg.getAttribute('aria-label')).toBe('Address of the page');
  expect(strokesOf(svg)[0]).toMatchObject({ x: 4, y: 4 });
});
