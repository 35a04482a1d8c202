import type { APIRoute } from 'astro';
import { catalogue } from '../content/catalogue';
import { everyListedPage } from '../content/addresses';
import { LANGS } from '../language/lang';
import { twinOf } from '../language/twin';

/** Every page with its twin, for search engines. */
export const GET: APIRoute = ({ site }) => {
  const addressOf = (path: string) => new URL(path, site).href;
  const urls = everyListedPage(catalogue).map(({ lang: own, path }) => {
    const twins = [...LANGS.map((lang) => [lang, lang] as const), ['x-default', 'en'] as const].map(
      ([hreflang, lang]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(lang === own ? path : twinOf(path))}"/>`,
    );
    return `<url><loc>${addressOf(path)}</loc>${twins.join('')}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
};
