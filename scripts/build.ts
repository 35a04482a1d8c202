/**
 * Builds the site into dist/: from a clean cache, with every page counted and every file compressed beside itself.
 * A mistake in the content stops it before it begins; a message of level ERROR fails it, even where the engine would go on
 * without the content. SPECIMENS=hide leaves out everything made up. With --frozen it changes no file outside dist/.
 * OFFLINE=off publishes a worker that removes what readers have kept.
 * With --quick the files are hardly compressed: a site to be tested, not to be published.
 * For measurements, --times prints the processor time of each step, and --uncompressed stops before the files are compressed.
 */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { checkContent } from '../src/parts/check-content.ts';
import { complete } from '../src/content/load.ts';
import { namesOfPeople } from '../src/addresses/names-of-people.ts';
import { hasTextVersion, textPath } from '../src/addresses/text-version.ts';
import { everyAddress, everyHtmlPage, everySearchedPage } from '../src/content/addresses.ts';
import { specimensWanted } from '../src/content/specimens.ts';
import { sharesToDraw } from '../src/content/share-pictures.ts';
import { shareContent } from '../src/content/share.ts';
import { confirm, translationStates } from '../src/content/translations.ts';
import { readConfirmed, writeConfirmed } from '../src/content/translations-file.ts';
import { recordedText, writeRecorded } from '../src/content/recorded-file.ts';
import { recordIn, untoldIn } from '../src/content/untold.ts';
import type { Recorded } from '../src/schemas/change.ts';
import { buildMoment } from '../src/lib/build-moment.ts';
import { MOST_AT_ONCE, printMistakes } from '../src/files/mistake.ts';
import { indexPage, type IndexedPage } from '../src/features/search/both-pages.ts';
import { textVersion } from '../src/features/text-version/text-version.ts';
import { mainOf, withoutHooks } from '../src/files/built-main.ts';
import { buildPacks } from '../src/features/offline/build-packs.ts';
import { buildWorker } from '../src/service-worker/build-worker.ts';
import { redirectTable } from '../server/redirect-table.ts';
import { REDIRECTS_FILE } from '../server/redirects.ts';
import { filesBelow } from '../server/files-below.ts';
import { openBeginnings } from '../server/open-beginnings.ts';
import { staticHeaders, staticRedirects } from '../server/static-host-files.ts';
import { compressFiles } from './compress.ts';
import { refreshStringKeys } from './string-keys.ts';
import { notices } from './packages/notices.ts';

const COMPRESSIBLE = /\.(html|md|css|js|svg|xml|txt|csv|json|jsonld|webmanifest)$/;

const printsTimes = process.argv.includes('--times');
const isOfflineOff = process.env['OFFLINE'] === 'off';

// The same moment for everything that is built, however long it takes.
process.env['BUILD_MOMENT'] = buildMoment();

const checked = await checkContent();
if (checked.questions.length > 0) console.warn(`${printMistakes(checked.questions, { most: MOST_AT_ONCE })}\n`);
if (checked.mistakes.length > 0)
  fail(`${printMistakes(checked.mistakes, { most: MOST_AT_ONCE })}\n\nहिंदी में: npm run check:content -- --lang hi`);
const isFrozen = process.argv.includes('--frozen');
// A page that is built for the first time says since when it is there.
checked.catalogue.recorded = noteHistory();
const catalogue = complete(checked);
shareContent(catalogue);
const staleKeys = refreshStringKeys(isFrozen);
if (staleKeys) fail(staleKeys);
noteTranslations();
const undrawn = sharesToDraw(catalogue).length;
if (undrawn > 0) console.warn(`${undrawn} share pictures have an old title or none. Draw them: npm run share`);
noteTime('check');

// Not all of .astro: a development server may be running, and keeps its own files there.
for (const folder of ['dist', 'node_modules/.astro']) rmSync(folder, { recursive: true, force: true });

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
process.env['NODE_ENV'] = 'production';
// Left by a test runner that starts a build, it would make the pages those of the development server.
delete process.env['DEV'];
process.env['PUBLIC_OFFLINE'] = isOfflineOff ? 'off' : 'on';
// Loaded only now: React chooses between its two forms when it is loaded, and the search takes the content that was checked.
const { runEngine } = await import('./run-engine.ts');
const { searchFiles } = await import('../src/features/search/build-search.ts');
const pages = everyHtmlPage(catalogue);
const pageAt = new Map(pages.map((page) => [`${page.path.slice(1)}index.html`, page]));
const searched = new Set(everySearchedPage(catalogue).map(({ path }) => path));
const found = new Map<string, IndexedPage>();
const failure = await runEngine((file, html) => {
  const page = pageAt.get(file);
  if (!page) return html;
  const { lang, path } = page;
  if (hasTextVersion(path)) {
    const main = mainOf(html);
    writeFileSync(`dist${textPath(path)}`, textVersion(lang, path, main.main));
    if (searched.has(path)) found.set(path, indexPage(lang, path, main, catalogue));
  }
  return withoutHooks(html);
});
if (failure !== undefined) fail(failure);
noteTime('engine');

const missing = everyAddress(catalogue).filter(({ path }) => !existsSync(`dist${path.replace(/\/$/, '/index.html')}`));
if (missing.length > 0) fail(`These addresses were not built:\n${missing.map(({ path }) => `  ${path}`).join('\n')}`);

const indexed = pages.flatMap(({ path }) => found.get(path) ?? []);
for (const { path, text } of searchFiles(indexed, catalogue)) writeFileSync(`dist${path}`, text);
noteTime('search');
await buildWorker('dist', isOfflineOff);
writeFileSync('dist/licences.txt', notices());

const entries = readdirSync('dist', { withFileTypes: true }).map((entry) => entry.name + (entry.isFile() ? '' : '/'));
writeFileSync(
  'dist/_headers',
  staticHeaders(
    entries.toSorted(),
    namesOfPeople(catalogue.cultivatorLists),
    openBeginnings(filesBelow('dist').map(({ name }) => `/${name}`)),
  ),
);
writeFileSync(`dist/${REDIRECTS_FILE}`, staticRedirects(redirectTable(catalogue)));

noteTime('rest');
if (process.argv.includes('--uncompressed')) process.exit(0);

const isQuick = process.argv.includes('--quick');
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => COMPRESSIBLE.test(file))
  .map((file) => `dist/${file}`);
await compressFiles(files, isQuick);

if (!isOfflineOff) {
  let packs = await buildPacks('dist', catalogue);
  if (isQuick && packs.tooLarge.length > 0) {
    // As they are sent, they may not be.
    await compressFiles(files);
    packs = await buildPacks('dist', catalogue);
  }
  if (packs.tooLarge.length > 0) fail(packs.tooLarge.join('\n'));
  if (!isQuick) for (const line of packs.large) console.warn(line);
  await compressFiles(packs.files, isQuick);
}
noteTime('compression');
console.log(
  `Built ${pages.length} pages into dist/ ${specimensWanted() === 'hide' ? 'without' : 'with'} specimens as of BUILD_MOMENT=${buildMoment()}, Indian time.`,
);

/** Processor time of all threads, from the start of the process on. */
function noteTime(step: string): void {
  const { user, system } = process.cpuUsage();
  if (printsTimes)
    console.log(
      `${step}: ${((user + system) / 1_000_000).toFixed(1)} s so far, ${Math.round(process.memoryUsage.rss() / 1024 ** 2)} MB`,
    );
}

/** Notes which pages say the same in both languages, and names those of which one text changed alone. */
function noteTranslations(): void {
  const confirmed = readConfirmed();
  const next = confirm(checked.catalogue.pages, confirmed);
  if (isFrozen) {
    if (JSON.stringify(next) !== JSON.stringify(confirmed))
      fail(
        'content/translations.yaml is older than the pages. Run “npm run build” once and hand the file in with your change.',
      );
  } else writeConfirmed(next);
  for (const [id, state] of translationStates(checked.catalogue.pages, next))
    if (state !== 'same')
      console.warn(
        `content/pages/${id}: one language changed alone. Change the other, or run npm run translated -- ${id}`,
      );
}

/** Notes since when everything is there and what was told of it, and names what changed without a line of history. */
function noteHistory(): Recorded {
  const { recorded } = checked.catalogue;
  const next = recordIn(checked.catalogue, checked.marks);
  const untold = untoldIn(checked.catalogue, checked.marks);
  if (untold.length > 0)
    console.warn(
      `Changed without a line of history: ${untold.join(', ')}. Say what changed, or that it was minor: npm run history`,
    );
  if (recordedText(next) === recordedText(recorded)) return recorded;
  if (isFrozen)
    fail(
      'content/recorded.yaml is older than the content. Run “npm run build” once and hand the file in with your change.',
    );
  writeRecorded(next);
  return next;
}

function fail(message: string): never {
  console.error(message);
  console.error('The site was not built. The lines above say what to mend.');
  process.exit(1);
}
