import type { Mistake } from '../files/mistake.ts';

/** What the development server shows instead of a page while the content has mistakes. It reloads by itself when they are mended. */
export function mistakePage(mistakes: Mistake[]): string {
  const files = [...Map.groupBy(mistakes, ({ file }) => file)].toSorted(([a], [b]) => a.localeCompare(b));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mistakes in the content</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}h2{font-size:1rem;font-family:monospace}</style>
<script type="module" src="/@vite/client"></script>
<h1>${mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`} in the content</h1>
<p>The pages come back when this is mended.</p>
${files.map(([file, found]) => `<h2>${escape(file)}</h2>\n<ul>\n${found.map(item).join('\n')}\n</ul>`).join('\n')}
</html>
`;
}

function item({ line, field, message }: Mistake): string {
  const where = [line && `line ${line}`, field].filter(Boolean).join(', ');
  return `<li>${where && `<strong>${escape(where)}</strong>: `}${escape(message)}</li>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
