import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { recordsShown, registerPages } from '../../src/content/register-pages.ts';
import { devanagariShare } from '../../src/language/devanagari.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { twinOf } from '../../src/language/twin.ts';
import { SHOW_NOTICES } from '../../src/behaviour/show-notices.ts';
import { HEAD_SCRIPTS } from '../../src/layouts/head-scripts.ts';
import { lastUpdated } from '../../src/content/facts.ts';
import { formatDateMonthFirst } from '../../src/language/format.ts';
import { buildDay } from '../../src/lib/build-moment.ts';
import { websiteGroup } from '../../src/addresses/navigation.ts';
import { chaptersOf, pathFor } from '../../src/addresses/routes.ts';
import { PROVIDERS } from '../../src/schemas/provider.ts';
import { externalLink } from '../../src/content/site.ts';
import type { HTMLElement } from 'node-html-parser';
import {
  builtPage,
  everyBuiltPage,
  inlineScriptsOf,
  inlineStylesOf,
  textNodes,
  textOf,
  unmarkedRuns,
} from '../support/built-pages.ts';
import { contentPage } from '../support/content-pages.ts';
import { frameParts } from '../support/expected.ts';
import { testOnEvery } from '../support/on-every.ts';

const SITE = 'https://cbn.nic.in';
const today = buildDay();

describe('every page', () => {
  const pages = everyBuiltPage();
  const metaOf = (root: HTMLElement) => (selector: string) => root.querySelector(selector)?.getAttribute('content');

  testOnEvery('declares its language and has one heading of the first level', pages, ({ lang, root }) => {
    expect(root.querySelector('html')?.getAttribute('lang')).toBe(lang);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(textOf(root.querySelector('h1'))).not.toBe('');
  });

  testOnEvery('has title, description and introduction from its content', pages, ({ route, lang, root }) => {
    const meta = metaOf(root);
    const content = contentPage(route.id, lang);
    const siteName = translator(lang)('site.name');
    expect(textOf(root.querySelector('title'))).toBe(`${content.meta.title} | ${siteName}`);
    expect(textOf(root.querySelector('h1'))).toBe(
      route.view === 'home' ? translator(lang)('home.question') : content.meta.title,
    );
    expect(meta('meta[name=description]')?.replaceAll('&#39;', "'")).toBe(content.meta.summary);
    expect(textOf(root.querySelector('main')).length).toBeGreaterThan(200);
  });

  testOnEvery('names itself and its twin to search engines', pages, ({ lang, path, root }) => {
    const meta = metaOf(root);
    const href = (selector: string) => root.querySelector(selector)?.getAttribute('href');
    expect(href('link[rel=canonical]')).toBe(SITE + path);
    expect(href('link[hreflang=en]')).toBe(SITE + (lang === 'en' ? path : twinOf(path)));
    expect(href('link[hreflang=hi]')).toBe(SITE + (lang === 'hi' ? path : twinOf(path)));
    expect(href('link[hreflang=x-default]')).toBe(href('link[hreflang=en]'));
    expect(meta('meta[property="og:url"]')).toBe(SITE + path);
    expect(meta('meta[property="og:title"]')).toBeTruthy();
    expect(href('link[rel=manifest]')).toBe(`/${lang}.webmanifest`);
    expect(href('link[rel=icon]')).toBe('/icons/mark.svg');
  });

  testOnEvery('leads to its twin through the language button', pages, ({ lang, path, root }) => {
    const button = root.querySelector('[data-language-link]');
    expect(button?.getAttribute('href')).toBe(twinOf(path));
    expect(textOf(button)).toBe(lang === 'en' ? frameParts('language-button')[0]?.en : 'English');
    expect(button?.getAttribute('lang')).toBe(lang === 'en' ? 'hi' : 'en');
    expect(button?.getAttribute('hreflang')).toBe(lang === 'en' ? 'hi' : 'en');
  });

  testOnEvery('shows who answers for it and when it was reviewed', pages, ({ route, lang, root }) => {
    const provenance = textOf(root.querySelector('main'));
    expect(provenance).toContain(translator(lang)(`provider.${contentPage(route.id, lang).meta.provider}`));
    const reviewed = root.querySelector('[data-about-page] > summary time')?.getAttribute('datetime') ?? '';
    expect(reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(reviewed <= today).toBe(true);
  });

  testOnEvery('says so if its list is not on the site, and only then', pages, ({ route, lang, root }) => {
    const notice = textOf(root.querySelector('main')).includes(translator(lang)('page.noEntriesTitle'));
    const hasEmptyList = registerPages.some(
      (page) => page.route === route.id && recordsShown({ ...page.selection, state: undefined }).length === 0,
    );
    expect(notice).toBe(contentPage(route.id, lang).meta.hasNoEntries ?? hasEmptyList);
  });

  testOnEvery(
    'carries a security policy that names its own styles, no style or handler in an attribute, and no inline scripts but the tiny ones of the head',
    pages,
    ({ html, root }) => {
      const meta = metaOf(root);
      const policy = meta('meta[http-equiv=content-security-policy]') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/unsafe-|\*/);
      const notices = root.querySelector('[data-notice]') ? [SHOW_NOTICES] : [];
      const inline = inlineScriptsOf(root);
      expect(inline.slice(0, HEAD_SCRIPTS.length)).toEqual(HEAD_SCRIPTS.map(({ text }) => text));
      // Besides them only the loader of an island may stand in the page, each with its mark in the policy.
      if (!root.querySelector('astro-island')) expect(inline.slice(HEAD_SCRIPTS.length)).toEqual(notices);
      for (const text of [...inline, ...inlineStylesOf(html)])
        expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
      expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
    },
  );

  testOnEvery('marks every run of the other script with its language', pages, ({ lang, root }) => {
    expect(unmarkedRuns(root.querySelector('body')!)).toEqual([]);
    const words = textNodes(root.querySelector('main')!).map(({ text }) => text);
    expect(devanagariShare(words.join(' ')) > 0.95).toBe(lang === 'hi');
  });
});

test('the sections of a page have the same address in both languages', () => {
  const sections = (path: string) =>
    builtPage(path)
      .root.querySelectorAll('article > :is(h2, h3)')
      .map(({ id }) => id);
  for (const { path, lang } of everyBuiltPage())
    if (lang === 'en') expect(sections(twinOf(path)), path).toEqual(sections(path));
  expect(everyBuiltPage().some(({ path }) => sections(path).length > 0)).toBe(true);
});

test('a page of text has a contents list of all its sections; a hub, a short page, a tool, a gallery and a list of records have none', () => {
  for (const { path, lang, root, route } of everyBuiltPage()) {
    if (route.view) continue;
    const { shape } = contentPage(route.id, lang).meta;
    const sections = root.querySelectorAll('article > h2');
    // Around the sections of a chapter stand the chapters of its guide: `guides.test.ts`.
    const listed = root.querySelectorAll('[data-contents] ul a');
    const isHub = chaptersOf(route.id).length > 0;
    const isText = !isHub && !['tool', 'register', 'gallery'].includes(shape);
    const isListed = isText && (route.parent ? sections.length > 0 : sections.length >= 3);
    expect(listed.map(textOf), path).toEqual(isListed ? sections.map(textOf) : []);
    expect(listed.map((link) => link.getAttribute('href'))).toEqual(isListed ? sections.map(({ id }) => `#${id}`) : []);
  }
});

test('the content providers are those of the specification', () => {
  const names = PROVIDERS.map((key) => translator('en')(`provider.${key}`).replace(/ Section$/, ''));
  expect(names.map((name) => name.toLowerCase())).toEqual(frameParts('provider').map(({ en }) => en?.toLowerCase()));
});

describe.each(LANGS)('the frame in %s', (lang) => {
  const pages = everyBuiltPage().filter((page) => page.lang === lang);
  const outline = (root: HTMLElement, selector: string) =>
    root.querySelectorAll(`${selector} a`).map((link) => `${textOf(link)} → ${link.getAttribute('href')}`);

  test.each(['header nav', 'footer', '[data-carousel]'])('%s is the same on every page', (selector) => {
    const first = outline(pages[0]!.root, selector);
    expect(first.length).toBeGreaterThanOrEqual(10);
    for (const { root, path } of pages) expect(outline(root, selector), path).toEqual(first);
  });

  test('page titles are all different', () => {
    expect(new Set(pages.map(({ root }) => textOf(root.querySelector('title')))).size).toBe(pages.length);
  });

  test('top strip: the specified links, search form, language button', () => {
    const { root } = builtPage(`/${lang}/home/`);
    const wanted = frameParts('strip').map(({ link }) => externalLink(link ?? '').url);
    const links = root.querySelectorAll('header li a[target=_blank]').slice(0, wanted.length);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(wanted);
    const form = root.querySelector('header form');
    expect(form?.getAttribute('action')).toBe(`/${lang}/search/`);
    expect(form?.getAttribute('method')).toBe('get');
    expect(form?.querySelector('input')?.getAttribute('name')).toBe('q');
  });

  test('banner: the name of the bureau in both languages', () => {
    for (const { root } of pages) {
      for (const each of LANGS) expect(textOf(root.querySelector('header'))).toContain(translator(each)('site.name'));
    }
  });

  test('footer: every content provider, copyright, credit, date of the content', () => {
    const t = translator(lang);
    const updated = `${t('footer.lastUpdated')} ${formatDateMonthFirst(lastUpdated, lang)}`;
    const [words] = frameParts('footer-words');
    for (const { root } of pages) {
      const footer = textOf(root.querySelector('footer'));
      expect(root.querySelectorAll('footer dt').map(textOf)).toEqual(PROVIDERS.map((key) => t(`provider.${key}`)));
      expect(footer).toContain(updated);
      if (lang === 'en') expect(footer).toContain(words?.en);
      expect(footer).toContain(t('footer.copyright'));
      expect(footer).toContain(t('footer.design'));
    }
  });

  test('footer: the pages about the website', () => {
    const { root } = builtPage(`/${lang}/home/`);
    const links = root.querySelectorAll('footer a').map((link) => link.getAttribute('href'));
    for (const entry of [...frameParts('footer'), ...websiteGroup().entries])
      if ('route' in entry && entry.route) expect(links).toContain(pathFor(entry.route, lang));
  });

  test('carousel: the specified tiles in their order, all leading outside', () => {
    const tiles = builtPage(`/${lang}/home/`)
      .root.querySelectorAll('[data-carousel-track] > li a')
      .map((link) => link.getAttribute('href') ?? '');
    const wanted = frameParts('carousel').map(({ link }) => externalLink(link ?? '').url);
    expect(tiles.filter((href) => wanted.includes(href))).toEqual(wanted);
    expect(tiles.filter((href) => !href.startsWith('https://'))).toEqual([]);
  });

  test('every page can be reached from the site map', () => {
    const links = new Set(
      builtPage(`/${lang}/sitemap/`)
        .root.querySelectorAll('main a')
        .map((link) => link.getAttribute('href')),
    );
    expect(pages.map(({ path }) => path).filter((path) => !links.has(path))).toEqual([]);
  });
});
