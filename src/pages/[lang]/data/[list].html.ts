import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RecordRow } from '../../../components/records/RecordRow';
import { type Address, staticPaths } from '../../../content/addresses';
import { catalogue } from '../../../content/catalogue';
import { listedRecords } from '../../../content/record-lists';
import { registerPages } from '../../../content/register-pages';
import { rowFields } from '../../../domain/row-fields';
import { buildDay } from '../../../lib/build-moment';

export const getStaticPaths = (() => staticPaths('rows', catalogue)) satisfies GetStaticPaths;

/** All rows of a long list, for its filter: no page, only what a page puts into its list. */
export const GET: APIRoute<Address> = ({ props: { lang, id } }) => {
  const list = registerPages.find(({ route }) => route === id);
  const records = list ? listedRecords(catalogue, list.selection) : [];
  const today = buildDay();
  const fields = rowFields(records, today);
  const rows = records.map((record) =>
    createElement(RecordRow, {
      key: record.id,
      record,
      fields,
      catalogue,
      lang,
      today,
      state: list?.selection.state,
      hasWords: true,
    }),
  );
  const html = renderToStaticMarkup(createElement(Fragment, null, rows));
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};
