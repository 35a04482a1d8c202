import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Address, cropYears, staticPaths } from '../../../content/addresses';
import { catalogue } from '../../../content/catalogue';
import { cropYearOf } from '../../../features/crop-calendar/my-year/crop-year';
import { YearInShort } from '../../../features/crop-calendar/my-year/YearInShort';
import { buildDay } from '../../../lib/build-moment';

export const getStaticPaths = (() => staticPaths('crop-years-file', catalogue)) satisfies GetStaticPaths;

/** What the front page shows of each office and kind, one on each line: all in one file, so that no request tells which is wanted. */
export const GET: APIRoute<Address> = ({ props: { lang } }) => {
  const today = buildDay();
  const lines = cropYears(catalogue.offices).map(({ office, kind }) => {
    const year = cropYearOf(catalogue, office, kind, lang);
    return renderToStaticMarkup(createElement(YearInShort, { year, today }));
  });
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};
