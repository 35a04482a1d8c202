import jsQR from 'jsqr';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode';

/** Pixels to a module. */
const SCALE = 4;

/** What a reader that knows nothing of the encoder sees in the drawing. */
function scan(text: string): string | undefined {
  const svg = parse(renderToStaticMarkup(<QrCode text={text} label="code" />)).querySelector('svg')!;
  const size = Number(svg.getAttribute('viewBox')!.split(' ')[2]);
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const black = svg.querySelector('path[fill="#000"]')!.getAttribute('d')!;
  for (const [, x, y, width] of black.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(width)) * SCALE; column += 1)
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
  const [, x, y] = /M(\d+) (\d+)/.exec(svg.querySelector('path[fill="#000"]')!.getAttribute('d')!)!;
  expect([Number(x), Number(y)]).toEqual([4, 4]);
});
