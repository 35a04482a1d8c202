import type { Lang } from '../language/lang.ts';

/** Address of a poster. @example posterPath('helpline', 'hi') // '/hi/posters/helpline/' */
export function posterPath(id: string, lang: Lang): string {
  return `/${lang}/posters/${id}/`;
}

/** Its PDF below `content/documents/`. @example posterPdf('helpline', 'hi') // 'posters/helpline-hi.pdf' */
export function posterPdf(id: string, lang: Lang): string {
  return `posters/${id}-${lang}.pdf`;
}
