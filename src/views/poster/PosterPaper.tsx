import type { Lang } from '../../language/lang';
import type { Poster as PosterWords } from '../../schemas/poster';
import { Poster } from './Poster';

/** The styles of everything that a poster may show; `css` begins with the order of their layers. */
const STYLES = import.meta.glob<string>(
  [
    '/src/styles/{tokens,reset,base}.css',
    '/src/views/poster/*.css',
    '/src/components/charts/*.css',
    '/src/components/pictures/drawn/*.css',
    '/src/components/quantities/*.css',
    '/src/features/crop-calendar/*.css',
    '/src/ui/Badge.module.css',
  ],
  { query: '?inline', import: 'default', eager: true },
);

/** A poster as a complete document, from which its PDF is made. */
export function PosterPaper(props: { poster: PosterWords; title: string; css: string; lang: Lang }) {
  const { poster, title, css, lang } = props;
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: [css, ...Object.values(STYLES)].join('\n') }} />
      </head>
      <body>
        <Poster poster={poster} lang={lang} heading="h1" />
      </body>
    </html>
  );
}
