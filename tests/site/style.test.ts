import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyBuiltHtmlPage, inlineStylesOf } from '../support/built-pages.ts';

/** What style sheets and scripts must not do, whatever the page. */
const files = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
const inPages = new Set(everyBuiltHtmlPage().flatMap(({ html }) => inlineStylesOf(html)));
const css = [files('dist/_astro', /\.css$/), ...inPages].join('\n');
/** Our own code: the library names every event there is. */
const code = files('src', /(?<!\.test)\.tsx?$/);

test('nothing is set in italics, turned by the way the device is held, or made unselectable', () => {
  expect(css).not.toMatch(/font-style:\s*(italic|oblique)|orientation:|user-select:\s*none/);
});

test('nothing moves by style, but for readers who did not ask for less motion', () => {
  expect(css).not.toMatch(/@keyframes|animation:|scroll-behavior:\s*smooth/);
  const moving = css.match(/transition(-property)?:/g) ?? [];
  const allowed = [...css.matchAll(/@media\s*\(prefers-reduced-motion:\s*no-preference\)\s*\{([^{}]*\{[^{}]*\})+/g)];
  expect(allowed.flatMap(([block]) => block.match(/transition(-property)?:/g) ?? [])).toHaveLength(moving.length);
});

test('no outline of the focus is taken away, but from headings that a script focuses after a click', () => {
  expect(css.replace(/:focus:not\(:focus-visible\)\{outline:none\}/g, '')).not.toMatch(
    /outline:\s*(0|none)\b|outline-(style|width):\s*(0|none)\b/,
  );
});

test('no script listens to single letters, gestures or the movement of the device, or acts before the release', () => {
  const listened = [...code.matchAll(/addEventListener\('(\w+)'|\bon(Touch|Pointer|Mouse|Drag|Key)\w*=/g)].map(
    ([whole, event]) => event ?? whole,
  );
  expect(listened.length).toBeGreaterThan(20);
  expect(listened.filter((event) => /^(touch|device|drag|pointer(down|move)|keypress|on)/.test(event))).toEqual([]);
  // Pressing on a suggestion only keeps the focus in the box; the click chooses.
  expect(listened.filter((event) => event === 'mousedown')).toHaveLength(1);
  const keys = [...code.matchAll(/\bkey === '([^']+)'|case '(\w)':/g)].map(([, key, letter]) => key ?? letter!);
  expect(keys.length).toBeGreaterThan(3);
  expect(keys.filter((key) => key.length === 1)).toEqual([]);
});

/** Colours of one scheme: the tokens of the first block, and those that the dark scheme changes. */
function tokens(isDark: boolean): (name: string) => string {
  const source = readFileSync('src/styles/tokens.css', 'utf8');
  const dark = source.indexOf('(prefers-color-scheme: dark)');
  const end = source.indexOf('(prefers-contrast');
  const read = (text: string) =>
    [...text.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{3,6}|var\((--[\w-]+)\));/g)].map(
      ([, name, value, other]) => [name!, other ?? value!] as const,
    );
  const values = new Map([...read(source.slice(0, dark)), ...(isDark ? read(source.slice(dark, end)) : [])]);
  const valueOf = (name: string): string => {
    const value = values.get(name)!;
    return value.startsWith('#') ? value : valueOf(value);
  };
  return valueOf;
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['--color-ground', '--color-raised', '--color-sunken'];
const FRAMES = ['--color-frame', '--color-frame-deep'];

test.each(['light', 'dark'])('colours of the %s scheme keep their distance', (scheme) => {
  const colour = tokens(scheme === 'dark');
  const least = (names: string[], grounds: string[]) =>
    Math.min(...names.flatMap((name) => grounds.map((ground) => contrast(colour(name), colour(ground)))));
  expect(contrast('#fff', '#000000')).toBeCloseTo(21);
  expect(least(['--color-text'], GROUNDS), 'text').toBeGreaterThanOrEqual(7);
  expect(least(['--color-muted', '--color-link', '--color-heading', '--color-accent'], GROUNDS)).toBeGreaterThanOrEqual(
    4.5,
  );
  const pressed = [...GROUNDS, '--color-pressed'];
  expect(
    least(['--color-visited', '--color-link', '--color-text'], pressed),
    'pressed and visited',
  ).toBeGreaterThanOrEqual(4.5);
  expect(least(['--color-on-frame', '--color-on-frame-muted'], FRAMES)).toBeGreaterThanOrEqual(4.5);
  const parts = ['--color-control', '--color-focus', ...[1, 2, 3, 4].map((series) => `--color-series-${series}`)];
  expect(least(parts, GROUNDS), 'controls, focus and charts').toBeGreaterThanOrEqual(3);
  expect(least(['--color-frame-focus'], FRAMES), 'focus in the frame').toBeGreaterThanOrEqual(3);
});
