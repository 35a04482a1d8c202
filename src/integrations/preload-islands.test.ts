import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preloadIslands } from './preload-islands.ts';

const root = `${mkdtempSync(join(tmpdir(), 'islands-'))}/`;
const page = (attributes: string) => `<head></head><astro-island ${attributes}></astro-island>`;

beforeAll(() => {
  writeFileSync(`${root}tool.js`, 'import{a}from"./shared.js";import("./later.js")');
  writeFileSync(`${root}shared.js`, 'import"./tool.js";export{a}from"./client.js"');
  writeFileSync(`${root}client.js`, 'export const a=1');
});
afterAll(() => rmSync(root, { recursive: true }));

test('what an island and its imports need is named in the head, each file once', () => {
  const html = preloadIslands(root)(page('component-url="/tool.js" renderer-url="/client.js" client="load"'));
  expect(
    [...html.matchAll(/<link rel="modulepreload" fetchpriority="low" href="([^"]+)">/g)].map(([, to]) => to),
  ).toEqual(['/tool.js', '/shared.js', '/client.js']);
});

test('an island that waits until it is seen is left alone, and a page without one', () => {
  for (const html of [page('component-url="/tool.js" client="visible"'), '<head></head>'])
    expect(preloadIslands(root)(html)).toBe(html);
});
