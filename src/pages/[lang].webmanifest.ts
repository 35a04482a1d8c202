import type { APIRoute, GetStaticPaths } from 'astro';
import { type Lang, LANGS } from '../language/lang';
import { translator } from '../words/strings';
import { HOME } from '../addresses/navigation';
import { pathFor } from '../addresses/routes';

export const getStaticPaths: GetStaticPaths = () => LANGS.map((lang) => ({ params: { lang }, props: { lang } }));

/** What a phone needs to put the site on its home screen. */
export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) => {
  const t = translator(lang);
  return Response.json({
    name: t('site.name'),
    short_name: t('site.shortName'),
    lang,
    dir: 'ltr',
    id: pathFor(HOME, lang),
    start_url: pathFor(HOME, lang),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#faf7f0',
    theme_color: '#0b1f1a',
    icons: [
      { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
};
