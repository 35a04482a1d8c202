import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { clientLinks } from './one-client.ts';
import { plainPage, withStyles } from './plain-pages.ts';
import { preloadIslands } from './preload-islands.ts';
import { classFiles } from './short-class-names.ts';
import { type StyleGroup, styleFiles } from './style-files.ts';

const isCheck = hasIsland('ExcessCheck', 'UprootingCheck', 'PaymentForm');
const isFinder = hasIsland('CultivatorFinder');
const isOfSubstances = hasIsland('CompareTool', 'ConsignmentTool');

/** The colours of the drawings, which the steps of the crop share with all others. */
const STEP_INKS = 'components/pictures/drawn/Drawing';

/** Styles that pages of text do without. What a notice looks like goes with the tools. */
const STYLE_GROUPS: StyleGroup[] = [
  { name: 'passports', has: modules('views/passport/', 'features/substances/Standing', 'components/quantities/') },
  { name: 'letters', has: modules('views/(LetterView|SitemapView)', 'features/substances/(Standing|LetterList)') },
  { name: 'names', has: modules('views/cultivator-list/') },
  { name: 'empty', has: modules('components/prose/Empty') },
  // Lists of records have both on some pages; two files for them would be one request too many.
  { name: 'lists', has: modules('components/charts/', 'components/records/RegisterFilter', 'components/prose/Empty') },
  // Guides to cultivation draw fields, some beside charts; the checks add a form and its answer.
  {
    name: 'cultivation',
    has: modules('features/(rule-check|payment-check)/', 'components/charts/', 'ui/fields/'),
    isAwaited: isCheck,
  },
  // A chart is drawn only when it is asked for.
  {
    name: 'extract',
    has: modules('features/extract/', 'views/dataset/', 'components/charts/Chart'),
    isAwaited: (html) => html.includes(' data-extract='),
  },
  // A few pages each of a kind of their own.
  {
    name: 'single',
    has: modules('views/(BilingualView|PictureView)', 'components/records/Initiatives', 'components/datasets/DataRoom'),
  },
  { name: 'sheet', has: modules('views/SheetView', 'features/sheets/') },
  {
    name: 'crop-year-sheet',
    has: modules('views/SheetView', 'features/(sheets/|crop-calendar/(?!my-year/|CropSteps))', STEP_INKS),
  },
  { name: 'people', has: modules('components/people/Directory') },
  { name: 'organisation', has: modules('components/people/OrgChart') },
  { name: 'tract', has: modules('features/tract/') },
  { name: 'procedures', has: modules('components/prose/LineInTime', 'components/records/Procedure') },
  // Things in a row are on many pages of text; the larger drawings, and lines in time, on a few.
  { name: 'drawn', has: modules('components/pictures/drawn/(Cells|Drawing|Path)') },
  { name: 'timeline', has: modules('components/pictures/drawn/(Cells|Drawing|Path)', 'components/prose/Timeline') },
  {
    name: 'drawings',
    has: modules(
      'components/pictures/drawn/',
      'components/prose/LineInTime',
      'features/crop-calendar/CropSteps',
      'views/WholeGuideView',
    ),
  },
  { name: 'crop-year', has: modules('features/crop-calendar/(?!my-year/|CropSteps)', STEP_INKS) },
  { name: 'my-year', has: modules('features/crop-calendar/', 'views/CropYearView', STEP_INKS) },
  { name: 'front', has: modules('views/home/', 'features/crop-calendar/(?!CropSteps)', STEP_INKS) },
  {
    name: 'gallery',
    has: modules(
      'views/PosterList',
      'views/poster/PosterThumb',
      'components/pictures/Gallery',
      'components/charts/(Small|ChartMarks|ChartGaps)',
      STEP_INKS,
    ),
  },
  {
    name: 'posters',
    has: modules(
      'views/poster/',
      'views/Poster(View|List)',
      'components/(charts|quantities)/',
      'features/crop-calendar/(?!my-year/)',
      STEP_INKS,
    ),
  },
  {
    name: 'cultivators',
    has: modules('features/cultivators/', 'ui/fields/', 'frame/Notices'),
    isAwaited: isFinder,
  },
  { name: 'search', has: modules('views/SearchView', 'features/search/', 'components/quantities/', 'frame/Notices') },
  {
    name: 'substance-tools',
    has: modules('features/substances/', 'components/quantities/', 'ui/fields/', 'frame/Notices'),
    isAwaited: isOfSubstances,
  },
  {
    name: 'tools',
    has: modules(
      'features/(?!search/|substances/(compare|consignment|picker)/|sheets/|crop-calendar/|cultivators/|extract/|rule-check/|payment-check/|tract/)',
      'components/quantities/',
      'components/people/(Directory|QuickContacts)',
      'ui/fields/',
      'frame/Notices',
    ),
    // What a tool shows after a click is not in the page yet.
    isAwaited: (html) => html.includes('<astro-island') && !isCheck(html) && !isFinder(html) && !isOfSubstances(html),
  },
];

/** Whether a page has a tool of one of these names. */
function hasIsland(...names: string[]): (html: string) => boolean {
  const some = new RegExp(`<astro-island[^>]+/(${names.join('|')})\\.`);
  return (html) => html.includes('<astro-island') && some.test(html);
}

/** Tells style modules of the site by the beginning of their paths below `src/`. */
function modules(...beginnings: string[]): (module: string) => boolean {
  const some = new RegExp(`^src/(${beginnings.join('|')})`);
  return (module) => some.test(module);
}

export const FINISH_PAGES = 'finish-pages';

/** What is done with a finished page: its file below the root of the site and its text. Returns the text to be published. */
export type TakePage = (file: string, html: string) => string;

/**
 * Changes what the engine has written: a few style files, and pages without what it puts there in vain. Each page is read and written once,
 * whatever else is done with it on the way.
 */
export function finishPages(takePage: TakePage = (_, html) => html): AstroIntegration {
  let order = '';
  return {
    name: FINISH_PAGES,
    hooks: {
      'astro:config:done': ({ config }) => {
        order = readFileSync(new URL('src/styles/layers.css', config.root), 'utf8').trim();
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
        const fileOf = classFiles('src');
        const styles = styleFiles(
          root,
          files.filter((file) => file.endsWith('.css')),
          order,
          STYLE_GROUPS,
          (className) => fileOf.get(className) ?? '',
        );
        const linkTo = (file: string) => `<link rel="stylesheet" href="/${file.replaceAll('\\', '/')}">`;
        const main = linkTo(styles.main);
        const oneClient = clientLinks(root, files);
        const preloaded = preloadIslands(root);
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const html = readFileSync(root + file, 'utf8');
          const once = styles.removed.reduce((text, copy) => text.replace(linkTo(copy), ''), html);
          // A table in another website has a style file of its own.
          const styled = html.includes('href="/embed.css"')
            ? once.replace(main, '')
            : withStyles(once, main, styles.neededBy(once));
          const plain = preloaded(oneClient(plainPage(styled)));
          const published = takePage(file.replaceAll('\\', '/'), plain);
          if (published !== html) writeFileSync(root + file, published);
        }
      },
    },
  };
}
