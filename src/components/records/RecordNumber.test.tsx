import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordNumber } from './RecordNumber';

test.each([
  ['hi', 'No. 03/2025; G.S.R. 623(E)', '<span lang="en">No. 03/2025</span>; सा.का.नि. 623(अ)'],
  ['hi', '17/2026', '17/2026'],
  ['hi', 'DGFT Notification 1(RE-2012)', 'डीजीएफटी अधिसूचना 1(<span lang="en">RE</span>-2012)'],
  ['en', 'G.S.R. 623(E)', 'G.S.R. 623(E)'],
] as const)('in %s, %s is marked by language', (lang, number, markup) => {
  expect(renderToStaticMarkup(<RecordNumber number={number} lang={lang} />)).toBe(markup);
});
