import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { PARTS } from './registry.ts';
import { LANGS } from '../language/lang.ts';
import { Callout } from '../components/prose/Callout';
import { Contents } from '../frame/Contents';
import { Definition, Definitions } from '../components/prose/Definitions';
import { Details } from '../components/prose/Details';
import { Fact } from '../components/prose/Fact';

const fact = { label: { en: 'Fee', hi: 'शुल्क' }, kind: 'money' as const, value: 25, source: ['spec'] };
const html = (element: Parameters<typeof renderToStaticMarkup>[0]) => parse(renderToStaticMarkup(element));

test('every tool has its part, and every part of a tool is registered', () => {
  const registered = Object.entries(PARTS).flatMap(([name, part]) =>
    'tool' in part ? `${part.tool}/${name}.astro` : [],
  );
  const written = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.astro'));
  expect(registered.toSorted()).toEqual(written.toSorted());
});

describe.each(LANGS)('in %s', (lang) => {
  test('a doubtful fact has its sign', () => {
    expect(html(<Fact id="fee" fact={fact} lang={lang} />).text).toBe(lang === 'en' ? 'Rs.\u00A025' : '25\u00A0रुपये');
    const doubtful = { ...fact, toConfirm: { en: 'Not read', hi: 'नहीं पढ़ा' } };
    const mark = html(<Fact id="fee" fact={doubtful} lang={lang} />).querySelector('a');
    expect(mark?.getAttribute('href')).toBe('#doubt-fact-fee');
    expect(mark?.text).toMatch(new RegExp(`${fact.label[lang]}: (not confirmed|पुष्टि)`));
  });

  test('a callout says its kind in words', () => {
    const callout = html(
      <Callout kind="warning" title="X" lang={lang}>
        Y
      </Callout>,
    );
    expect(callout.text).toMatch(/^(Warning|चेतावनी): XY$/);
  });

  test('details have both words for opening and closing', () => {
    const details = html(
      <Details title="X" lang={lang}>
        Y
      </Details>,
    );
    const words = details.querySelectorAll('summary span').map(({ text }) => text);
    expect(words).toEqual(lang === 'en' ? ['X', 'Read more', 'Read less'] : ['X', 'और पढ़ें', 'कम पढ़ें']);
  });

  test('a contents list leads to each section', () => {
    const contents = html(<Contents headings={[{ id: 'a', text: 'A' }]} lang={lang} />);
    expect(contents.querySelector('nav a[href="#a"]')?.text).toBe('A');
  });
});

test('definitions are a real definition list', () => {
  const list = html(
    <Definitions>
      <Definition term="Are">100 m²</Definition>
    </Definitions>,
  );
  expect(list.toString()).toMatch(/^<dl[^>]*><div><dt>Are<\/dt><dd>100 m²<\/dd><\/div><\/dl>$/);
});
