import { mistakesByFile, type Mistake, MOST_AT_ONCE, placeOf, titleOf } from '../files/mistake.ts';
import type { Lang } from '../language/lang.ts';
import { textOf } from '../messages/say.ts';
import { TELL_WHEN_ASKED } from './tell-when-asked.ts';

const WORDS = {
  en: { mended: 'The pages come back when this is mended.' },
  hi: { mended: 'इसे ठीक करते ही पृष्ठ फिर दिखने लगेंगे।' },
} as const;

/** What the development server shows instead of a page while the content has mistakes. It reloads by itself when they are mended. */
export function mistakePage(mistakes: Mistake[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${titleOf(mistakes, 'en')}</title>
<style>@font-face{font-family:Noto;src:url(/src/assets/fonts/noto-sans-devanagari-400.woff2)}body{font:1rem/1.5 system-ui,Noto,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}h2{font-size:1rem;font-family:monospace;overflow-wrap:anywhere}li{margin-block:.5rem}summary{font-weight:bold;padding-block:.5rem}</style>
<script type="module">${TELL_WHEN_ASKED}</script>
<h1>${titleOf(mistakes, 'en')}</h1>
${list(mistakes, 'en')}
<details lang="hi">
<summary>हिंदी में: ${titleOf(mistakes, 'hi')}</summary>
${list(mistakes, 'hi')}
</details>
</html>
`;
}

function list(mistakes: Mistake[], lang: Lang): string {
  const { files, more } = mistakesByFile(mistakes, lang, MOST_AT_ONCE);
  return [
    `<p>${WORDS[lang].mended}</p>`,
    ...files.map(
      ([file, found]) =>
        `<h2>${escape(file)}</h2>\n<ul>\n${found.map((mistake) => item(mistake, lang)).join('\n')}\n</ul>`,
    ),
    ...(more ? [`<p>${more}</p>`] : []),
  ].join('\n');
}

function item(mistake: Mistake, lang: Lang): string {
  const where = placeOf(mistake, lang);
  return `<li>${where && `<strong>${escape(where)}</strong>: `}${escape(textOf(mistake, lang))}</li>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
