import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { colourOf, paletteOf, palettePng } from '../../scripts/palette-png.ts';

test('a palette goes from the ground to each colour in steps', () => {
  expect(paletteOf('#000000', [{ colour: '#0a1428', steps: 2 }])).toEqual([
    [0, 0, 0],
    [5, 10, 20],
    [10, 20, 40],
  ]);
});

test('each pixel takes the nearest colour of the palette', () => {
  const palette = ['#000000', '#ff0000', '#ffffff'].map(colourOf);
  const pixels = Uint8Array.from([250, 5, 5, 255, 10, 10, 10, 255, 240, 240, 240, 255, 200, 0, 0, 255]);
  const png = palettePng(pixels, 2, 2, palette);
  expect(png.readUInt32BE(16)).toBe(2);
  const at = png.indexOf('IDAT');
  const length = png.readUInt32BE(at - 4);
  expect([...inflateSync(png.subarray(at + 4, at + 4 + length))]).toEqual([0, 1, 0, 0, 2, 1]);
});
