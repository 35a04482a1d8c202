import { expect, test } from 'vitest';
import type { PalettePart } from './page-api.ts';
import { readable } from './readable.ts';

const part = (name: string, kind?: string): PalettePart => ({
  name,
  label: { en: `A ${name}`, hi: `एक ${name}` },
  place: 'sentence',
  group: 'figures',
  attributes: kind ? [{ name: 'id', kind, isOptional: false, label: { en: 'Id', hi: 'नाम' } }] : [],
});
const parts = [part('Fact', 'fact'), part('FactYear', 'fact'), part('Ask', 'section'), part('PolicyYear')];
const names = {
  value: { fee: { en: 'Rs. 25', hi: '25 रुपये' } },
  section: { opium: { en: 'Opium Section', hi: 'अफीम अनुभाग' } },
};
const said = (source: string, lang: 'en' | 'hi' = 'en') =>
  readable(source, lang, parts, names).map(({ kind, text }) => `${kind}: ${text}`);

test('figures are shown by their value, in the language of the text', () => {
  expect(said('Pay <Fact id="fee" />.')).toEqual(['plain: Pay ', 'chip: Rs. 25', 'plain: .']);
  expect(said('{fee:2025-26} दें', 'hi')).toEqual(['chip: 25 रुपये', 'plain:  दें']);
  expect(said('<FactYear id="fee" /> <PolicyYear />')).toEqual(['chip: crop year', 'plain:  ', 'chip: crop year']);
  expect(said('<Ask section="opium" />')).toEqual(['chip: Opium Section']);
});

test('links are their words, bold words have no stars', () => {
  expect(said('Ask <RouteLink to="about/contact">your office</RouteLink>')).toEqual([
    'plain: Ask ',
    'link: your office',
  ]);
  expect(said('**Bring {fee}** [now](https://cbn.nic.in/)')).toEqual([
    'strong: Bring ',
    'chip: Rs. 25',
    'plain:  ',
    'link: now',
  ]);
});

test('what is not known stands as it is written', () => {
  expect(said('{nothing} <Unknown /> a < b')).toEqual(['chip: nothing', 'plain:  ', 'chip: Unknown', 'plain:  a < b']);
});
