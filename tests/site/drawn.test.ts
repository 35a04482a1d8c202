import { describe, expect, test } from 'vitest';
import { chaptersOf, guideHubs, pathFor, routes } from '../../src/addresses/routes.ts';
import { LANGS } from '../../src/language/lang.ts';
import { builtPage } from '../support/built-pages.ts';
import { contentPage } from '../support/content-pages.ts';

/** Home is built otherwise; `home.test.ts` looks at it. */
const hubs = routes().filter(({ id, view }) => view !== 'home' && contentPage(id, 'en').meta.shape === 'hub');
const chapters = guideHubs()
  .flatMap((hub) => chaptersOf(hub).map(({ key }) => `${hub}/${key}`))
  .filter((id) => contentPage(id, 'en').meta.shape === 'chapter');
/** The wheel was drawn before, with the words of twelve months. */
const DRAWN = 'figure:not([data-wheel]) svg';
const MOST_BYTES = 6 * 1024;

/** Drawn or photographed; the sign of a helpline or a file is no picture. */
const PICTURES = 'figure svg, figure img, [data-drawn], [id="tract-map"] svg';

describe.each(LANGS)('pictures in %s', (lang) => {
  const mainOf = (id: string) => builtPage(pathFor(id, lang)).root.querySelector('main')!;

  test('every hub and every chapter of a guide has one', () => {
    expect(hubs.length).toBeGreaterThan(2);
    expect(chapters.length).toBeGreaterThan(10);
    const bare = [...hubs.map(({ id }) => id), ...chapters].filter((id) => !mainOf(id).querySelector(PICTURES));
    expect(bare).toEqual([]);
  });

  test('on a hub it stands after the answers and the door, and before the chapters', () => {
    for (const { id } of hubs) {
      const all = mainOf(id).querySelectorAll('*');
      const hrefs = new Set(chaptersOf(id).map(({ key }) => pathFor(`${id}/${key}`, lang)));
      const picture = all.findIndex((each) => each.tagName === 'FIGURE');
      const door = contentPage(id, lang).body.includes('<ToolDoor')
        ? all.findIndex((each) => each.classList.contains('quiet-button'))
        : -1;
      const cards = all.findIndex(
        (each) =>
          each.tagName === 'LI' &&
          each.querySelector(':scope > p') &&
          hrefs.has(each.querySelector(':scope > a')?.getAttribute('href') ?? ''),
      );
      expect(picture, id).toBeGreaterThan(door);
      if (hrefs.size > 0) expect(picture, id).toBeLessThan(cards);
    }
  });

  test('each is light, and says in words what it shows', () => {
    for (const id of [...hubs.map((hub) => hub.id), ...chapters])
      for (const svg of mainOf(id).querySelectorAll(DRAWN)) {
        expect(svg.toString().length, id).toBeLessThan(MOST_BYTES);
        expect(svg.toString(), id).not.toMatch(/ style=/);
      }
    for (const figure of [...hubs.map((hub) => hub.id), ...chapters].flatMap((id) =>
      mainOf(id).querySelectorAll('figure'),
    ))
      expect(figure.text.trim() || figure.querySelector('img')?.getAttribute('alt')).toBeTruthy();
  });

  test('every number in the drawing of a consignment is explained', () => {
    const figures = [...hubs.map((hub) => hub.id), ...chapters].flatMap((id) =>
      mainOf(id).querySelectorAll('figure[data-drawn=consignment]'),
    );
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) {
      const numbers = figure.querySelectorAll('g > circle + text').map(({ text }) => Number(text));
      expect(figure.querySelectorAll('ol > li')).toHaveLength(Math.max(...numbers));
    }
  });
});
