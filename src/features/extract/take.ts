import { fill } from '../../language/format';
import { data, find, pageLang } from '../../lib/dom';
import { writeExtract } from './address';
import type { Extract } from './extract';
import { extractCsv } from './extract-csv';
import type { OpenTable } from './open-table';
import { rowsInWords } from './sight';
import type { ExtractWords } from './words';

/** What is copied, and the words that say so. */
type Copy = [text: string, done: string];

/** Heights of a frame in another website, in pixels. */
const [LOWEST, HIGHEST, FIRST] = [180, 640, 420];

/** The buttons that copy what is shown, and the line for another website. What is given back is called when something else is shown. */
export function startTaking(box: HTMLElement, table: OpenTable, words: ExtractWords, shown: () => Extract): () => void {
  const said = find(box, '[data-extract-said]');
  const embed = find<HTMLDetailsElement>(box, '[data-extract-embed]');
  const line = find<HTMLTextAreaElement>(embed, '[data-extract-line]');
  const high = find(embed, '[data-extract-high]');
  const preview = find(embed, '[data-extract-preview]');
  const { clipboard }: { clipboard?: Clipboard } = navigator;
  let height = FIRST;

  const texts = {
    csv: async (): Promise<Copy> => {
      // All of them, though only the first may be in sight.
      const { rows, shown: columns } = await table.find(shown(), Infinity);
      const written = rows.map(({ values, element }) => ({
        values,
        rough: new Map(
          [...element.cells].flatMap((cell, index): [number, string][] =>
            'rough' in cell.dataset ? [[index, cell.textContent]] : [],
          ),
        ),
      }));
      return [
        extractCsv(table.columns, columns, written, words.roughly),
        fill(words.copied, { count: rowsInWords(rows.length, words) }),
      ];
    },
    link: (): Copy => [location.origin + location.pathname + writeExtract(shown()), words.copiedLink],
    line: (): Copy => [line.value, words.copiedLine],
  };
  for (const button of box.querySelectorAll<HTMLElement>('[data-copy]')) {
    button.hidden = !clipboard;
    button.addEventListener('click', async () => {
      try {
        const [text, done] = await texts[button.dataset['copy'] as keyof typeof texts]();
        await clipboard?.writeText(text);
        said.textContent = done;
      } catch {
        said.textContent = words.notCopied;
      }
    });
  }
  line.addEventListener('focus', () => line.select());

  /** The line for another website, and how it looks there, once somebody wants it. */
  function putEmbed(): void {
    if (!embed.open) return;
    const address = data(embed, 'extractEmbed') + writeExtract(shown());
    line.value = `<iframe src="${escaped(location.origin + address)}" title="${escaped(data(embed, 'title'))}" lang="${pageLang()}" width="100%" height="${height}" loading="lazy"></iframe>`;
    high.hidden = false;
    high.textContent = fill(words.high, { high: height });
    if (preview.dataset['address'] === address) return;
    preview.dataset['address'] = address;
    const frame = document.createElement('iframe');
    frame.title = data(embed, 'title');
    frame.height = String(height);
    frame.src = address;
    frame.addEventListener('load', () => {
      const inside = frame.contentDocument?.body;
      if (!inside) return;
      new ResizeObserver(() => {
        height = Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(inside.getBoundingClientRect().height)));
        frame.height = String(height);
        putEmbed();
      }).observe(inside);
    });
    preview.replaceChildren(frame);
  }
  embed.addEventListener('toggle', putEmbed);
  return putEmbed;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
