import { ContentReader } from '../../../src/content/content-reader.ts';
import { readPages } from '../../../src/content/read-folders.ts';
import { confirm } from '../../../src/content/translations.ts';
import { confirmedText, readConfirmed } from '../../../src/content/translations-file.ts';

/**
 * `content/translations.yaml` as it is once somebody has said that both texts of a page say the same; nothing where the page cannot be read. What `npm run translated`
 * does, without writing. For the process of the check, which runs in the folder of the draft and has read it all.
 */
export function translatedText(page: string): string | undefined {
  // The pages and the facts in them, as `load` reads them; documents and lists say nothing of the words.
  const reader = new ContentReader('content');
  const pages = readPages(reader, reader.readFiles().filling);
  const texts = pages.filter(({ id }) => id === page);
  // Marks of a page that cannot be read would be wrong.
  if (texts.length !== 2 || texts.some(({ meta, tree }) => !meta || !tree)) return undefined;
  return confirmedText(confirm(pages, readConfirmed(), [page]));
}
