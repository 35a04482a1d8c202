import { statSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { formatBytes } from '../../src/words/format-document.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { buildDay } from '../../src/lib/build-moment.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { externalLink, site } from '../../src/content/site.ts';
import { builtPage, everyBuilt, textNodes, textOf } from '../support/built-pages.ts';
import { testOnEvery } from '../support/on-every.ts';

const today = buildDay();

const FORMATS = {
  pdf: { en: 'PDF', hi: 'पीडीएफ' },
  csv: { en: 'CSV', hi: 'सीएसवी' },
  json: { en: 'JSON', hi: 'जेसन' },
  ics: { en: 'ICS', hi: 'आईसीएस' },
};
const UNFINISHED = /under construction|coming soon|lorem ipsum|\bTBD\b|निर्माणाधीन|जल्द आ रह/i;
/** Words that only a reader who sees place, shape or colour can follow. */
const BY_SIGHT = new RegExp(
  [
    '(left|right)-hand|on the (left|right) (side|of)|(green|red|blue|round) (button|link|box|mark)',
    '(दाईं|बाईं|दाहिनी) (ओर|तरफ)|(हरे|लाल|नीले|गोल) (बटन|लिंक|खाने|निशान)',
  ].join('|'),
);

/** The next element of a name above another. `closest` of the parser searches the whole page each time. */
function above(element: HTMLElement, tagName: string): HTMLElement | undefined {
  const { parentNode } = element;
  return !parentNode || parentNode.tagName === tagName ? (parentNode ?? undefined) : above(parentNode, tagName);
}

/** Checkpoints of GIGW 3.0 and WCAG 2.2 that HTML alone can show; docs/accessibility.md lists where the others are checked. */
const documents = [...everyBuilt('page'), ...everyBuilt('letter')].map(({ path, lang, root }) => {
  const [header, main, footer, body] = ['header', 'main', 'footer', 'body'].map((name) =>
    root.querySelector(name)!,
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  return { path, lang, root, header, main, footer, body, text: textOf(main) };
});

describe('every page', () => {
  testOnEvery(
    'names its owner with its mark, and has the National Portal, home, contact and help at hand (5.1.1, 5.1.2, 5.1.12, 5.1.18)',
    documents,
    ({ lang, header, footer }) => {
      const t = translator(lang);
      const identity = header.querySelector('a[href^="/"]:has(svg)')!;
      expect(textOf(identity)).toContain(t('site.name'));
      expect(identity.getAttribute('href')).toBe(pathFor('home/home', lang));
      expect(textOf(footer)).toContain(t('site.name'));
      const portal = header.querySelector(`a[href="${externalLink('goi').url}"]`)!;
      expect(portal.getAttribute('target')).toBe('_blank');
      for (const route of ['about/contact', 'others/sitemap', 'others/wim', 'others/web_policies'])
        expect(footer.querySelector(`a[href="${pathFor(route, lang)}"]`), route).not.toBeNull();
    },
  );

  testOnEvery('shows when it was reviewed, a day that has come (5.1.5)', documents, ({ main }) => {
    const days = main
      .querySelectorAll('[data-about-page] > summary time')
      .map((time) => time.getAttribute('datetime')!);
    expect(days.at(-1)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(days.at(-1)! <= today).toBe(true);
  });

  testOnEvery('says format and true size of every file it offers (5.1.6)', documents, ({ lang, main }) => {
    for (const link of main.querySelectorAll('a[href^="/"]')) {
      const href = link.getAttribute('href')!;
      const [, format] = /\.(csv|json|pdf|ics)$/.exec(href) ?? [];
      // A feed is followed, not downloaded.
      if (!format || href.includes('/feeds/')) continue;
      expect(textOf(link), href).toContain(formatBytes(statSync(`dist${href}`).size, lang));
      expect(textOf(link), href).toContain(FORMATS[format as keyof typeof FORMATS][lang]);
    }
  });

  testOnEvery(
    'starts with the way past the menu, and zooms (5.1.15, 2.4.1, 1.4.4)',
    documents,
    ({ root, main, body }) => {
      const skip = body.querySelector('a')!;
      expect(skip.getAttribute('href')).toBe('#main');
      expect([main.id, main.getAttribute('tabindex')]).toEqual(['main', '-1']);
      expect(root.querySelector('meta[name=viewport]')!.getAttribute('content')).toBe(
        'width=device-width, initial-scale=1',
      );
      expect(root.querySelector('meta[charset]')!.getAttribute('charset')).toBe('utf-8');
    },
  );

  testOnEvery('has tables with a name, and headings that say what they head (5.1.19)', documents, ({ main }) => {
    for (const table of main.querySelectorAll('table')) {
      const named = table.querySelector('caption') ?? main.querySelector(`#${table.getAttribute('aria-labelledby')}`);
      expect(textOf(named), String(table).slice(0, 80)).not.toBe('');
      expect(/presentation|none/.test(table.getAttribute('role') ?? '')).toBe(false);
      expect(table.querySelectorAll('th').length).toBeGreaterThan(0);
      for (const heading of table.querySelectorAll('th')) {
        expect(heading.getAttribute('scope'), String(heading)).toMatch(/^(col|row|rowgroup|colgroup)$/);
        expect(textOf(heading)).not.toBe('');
      }
    }
  });

  testOnEvery(
    'has no sound, film, foreign frame, movement of old kinds, shortcut or time limit (1.2, 1.4.2, 2.1.4, 2.2, 5.1.24)',
    documents,
    ({ root }) => {
      const odd =
        'audio, video, iframe, object, embed, marquee, blink, [accesskey], [autoplay], meta[http-equiv=refresh], [autofocus]';
      expect(root.querySelectorAll(odd).map(String)).toEqual([]);
    },
  );

  testOnEvery('gives every picture a name or hides it (1.1.1)', documents, ({ body }) => {
    for (const image of body.querySelectorAll('img, svg')) {
      const isHidden = image.getAttribute('aria-hidden') === 'true' || image.getAttribute('alt') === '';
      const name =
        image.getAttribute('aria-label') ?? image.getAttribute('alt') ?? image.getAttribute('aria-labelledby');
      expect(isHidden || Boolean(name), String(image).slice(0, 120)).toBe(true);
    }
  });

  testOnEvery('has headings that form an outline (1.3.1)', documents, ({ body }) => {
    const levels = body.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  });

  testOnEvery(
    'leaves the order of the Tab key alone, and asks nothing about the reader (1.3.5, 2.4.3)',
    documents,
    ({ body }) => {
      for (const element of body.querySelectorAll('[tabindex]'))
        expect(['0', '-1'], String(element).slice(0, 80)).toContain(element.getAttribute('tabindex'));
      for (const field of body.querySelectorAll('input'))
        expect(['search', 'text', 'radio', 'date', 'hidden', null]).toContain(field.getAttribute('type') ?? null);
      expect(body.querySelectorAll('textarea, form[method=post]')).toEqual([]);
    },
  );

  testOnEvery(
    'has no two links of one name with different targets, but where their context tells them apart (2.4.4)',
    documents,
    ({ main }) => {
      const targets = new Map<string, Set<string>>();
      for (const link of main.querySelectorAll('a')) {
        const context = [
          above(link, 'NAV')?.getAttribute('aria-label'),
          textOf(above(link, 'DD')?.parentNode?.querySelector('dt')),
          textOf(above(link, 'TABLE')?.querySelector('caption')),
          textOf(above(link, 'UL')?.previousElementSibling),
        ];
        const name = [...context, textOf(link), link.getAttribute('aria-label')].join(' | ');
        targets.set(name, (targets.get(name) ?? new Set()).add(link.getAttribute('href')!));
      }
      expect([...targets].filter(([, hrefs]) => hrefs.size > 1)).toEqual([]);
    },
  );

  testOnEvery(
    'has no unfinished part, and no words that only sight can follow (5.4.8, 1.3.3)',
    documents,
    ({ text }) => {
      expect(UNFINISHED.exec(text)?.[0]).toBeUndefined();
      expect(BY_SIGHT.exec(text)?.[0]).toBeUndefined();
    },
  );

  testOnEvery(
    'sets Devanagari as it should be: digits 0 to 9, no danda after a space, no italics or underlining',
    documents,
    ({ main, text }) => {
      expect(/[०-९]/.exec(text)?.[0]).toBeUndefined();
      // Sentences of templates have gaps for figures before their danda.
      const sentences = textNodes(main, ({ tagName }) => tagName === 'TEMPLATE');
      expect(sentences.map(String).filter((sentence) => /\S\s+[।॥]/.test(sentence))).toEqual([]);
      expect(main.querySelectorAll('em, i, u, font').map(String)).toEqual([]);
    },
  );
});

describe.each(LANGS)('help in %s', (lang) => {
  test('stands at the same place on every page (5.1.14, 3.2.6)', () => {
    const placeOfHelp = (root: HTMLElement) => {
      const links = root.querySelectorAll('header a, footer a').map((link) => link.getAttribute('href'));
      return [`tel:${site.helpline}`, pathFor('about/contact', lang)].map((href) => [
        links.indexOf(href),
        links.lastIndexOf(href),
        links.length,
      ]);
    };
    const first = placeOfHelp(builtPage(pathFor('home/home', lang)).root);
    expect(first.flat()).not.toContain(-1);
    for (const page of documents) if (page.lang === lang) expect(placeOfHelp(page.root), page.path).toEqual(first);
  });
});
