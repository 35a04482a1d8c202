/**
 * Run in the folder of the draft: prints `content/translations.yaml` as it is once somebody has said that both texts of a page say the same. In a process
 * of its own, since the site reads the content of the folder it runs in. What `npm run translated` does, without writing.
 */
import { ContentReader } from '../../../src/content/content-reader.ts';
import { readPages } from '../../../src/content/read-folders.ts';
import { confirm } from '../../../src/content/translations.ts';
import { confirmedText, readConfirmed } from '../../../src/content/translations-file.ts';

const page = process.argv[2] ?? '';
// The pages and the facts in them, as `load` reads them; documents and lists would take seconds and say nothing of the words.
const reader = new ContentReader('content');
const pages = readPages(reader, reader.readFiles().filling);
const texts = pages.filter(({ id }) => id === page);
// Marks of a page that cannot be read would be wrong.
if (texts.length !== 2 || texts.some(({ meta, tree }) => !meta || !tree)) process.exit(1);
process.stdout.write(confirmedText(confirm(pages, readConfirmed(), [page])));
