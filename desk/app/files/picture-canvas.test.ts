import { expect, it } from 'vitest';
import { isDrawing, keptInside, madeSize } from './picture-canvas.ts';

it('a frame stays inside the picture, whatever was typed', () => {
  expect(keptInside({ left: -5, top: 10, width: 900, height: Number.NaN }, 800, 600)).toEqual({
    left: 0,
    top: 10,
    width: 800,
    height: 1,
  });
  expect(keptInside({ left: 799, top: 0, width: 50, height: 50 }, 800, 600).width).toBe(1);
});

it('a picture is made no wider than it is shown, in its shape', () => {
  expect(madeSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(madeSize({ width: 700, height: 500 })).toEqual({ width: 700, height: 500 });
});

it('a drawing is known by what stands in it', async () => {
  expect(await isDrawing(new Blob(['<?xml version="1.0"?>\n<!-- made --><svg viewBox="0 0 1 1">']))).toBe(true);
  expect(await isDrawing(new Blob(['<html><svg>']))).toBe(false);
});
