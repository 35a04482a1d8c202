import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { datasets } from '../../../../content/datasets';
import { AllRows } from '../../../../features/extract/AllRows';
import { isCutInEmbed } from '../../../../features/extract/lengths';
import type { Dataset } from '../../../../domain/dataset';
import { type Lang, LANGS } from '../../../../language/lang';

interface Props {
  dataset: Dataset;
  lang: Lang;
}

export const getStaticPaths: GetStaticPaths = () =>
  [...datasets.values()]
    .filter(({ table }) => isCutInEmbed(table.rows))
    .flatMap((dataset) =>
      LANGS.map((lang) => ({ params: { lang, dataset: dataset.id }, props: { dataset, lang } satisfies Props })),
    );

/** All rows of a dataset of which its page or its embed has the first, for the script that chooses from them: no page, only a table. */
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(renderToStaticMarkup(createElement(AllRows, props)), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
