import { expect, test } from 'vitest';
import { formatFigure } from './format-figure.ts';

test.each([
  [undefined, 'en', '', '20,000'],
  [undefined, 'hi', 'किलोग्राम', '20,000 किलोग्राम'],
  [{ kind: 'about' }, 'en', 'kg', 'about 20,000 kg'],
  [{ kind: 'about', to: 21000 }, 'hi', 'किलोग्राम', 'लगभग 20,000 से 21,000 किलोग्राम'],
  [{ kind: 'over' }, 'hi', 'किलोग्राम', '20,000 किलोग्राम से अधिक'],
  [{ kind: 'over' }, 'hi', '', '20,000 से अधिक'],
] as const)('20,000, roughly %j, in %s with “%s” is written “%s”', (rough, lang, unit, text) => {
  expect(formatFigure(20000, rough, lang, unit)).toBe(text);
});
