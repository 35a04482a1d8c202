import { addressOf, pageAbove } from '../../../src/addresses/site-plan.ts';
import { type Lang, LANGS, type Localized } from '../../../src/language/lang.ts';
import { buildDay } from '../../../src/lib/build-moment.ts';
import type { NewPage, NewPagePlaces } from '../../model/page-api.ts';
import type { Desk } from '../desk.ts';
import { DeskError } from '../desk-error.ts';
import { pageFields } from './choices.ts';
import { fieldsOf, withFields } from './fields.ts';
import { menuPlaces, withMenuLine } from './menu-line.ts';
import { pathOf } from './open.ts';
import { pagesOf } from './pages.ts';

const KEY = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MENU = 'menu.yaml';
/** What belongs to the page that is copied, and not to its kind. */
const NOT_COPIED = [
  'menuLabel',
  'disclosure',
  'hasNoEntries',
  'publishFrom',
  'publishUntil',
  'records',
  'answered',
  'gaps',
];

/** Where a new page can go. */
export function placesFor(desk: Desk): NewPagePlaces {
  const pages = pagesOf(desk);
  const titles = new Map(pages.map(({ page, title }) => [page, title]));
  const labelOf = (page: string): Localized => titles.get(page) ?? { en: page, hi: page };
  const sections = menuPlaces(desk.drafts.read(MENU).text).map(({ id, label, pages: entries }) => ({
    value: id,
    label: isLocalized(label) ? label : { en: id, hi: id },
    entries: entries.map(({ page }) => ({ value: page, label: labelOf(page) })),
  }));
  const areaOf = (page: string) => pageAbove(page) ?? page.split('/')[0] ?? '';
  const areas = [...new Set(pages.map(({ page }) => areaOf(page)))].filter((area) => area !== 'home');
  return {
    areas: areas.map((area) => ({ value: area, label: areaLabel(area, sections, titles.get(area)) })),
    sections,
    pages: pages.map(({ page, title, shape }) => ({ value: page, label: title, shape, area: areaOf(page) })),
    fields: pageFields(desk),
  };
}

/** A guide by its title; a folder of pages by the section of the menu in which they stand, and its address. */
function areaLabel(area: string, sections: NewPagePlaces['sections'], guide: Localized | undefined): Localized {
  if (guide) return { en: `Chapter of “${guide.en}”`, hi: `“${guide.hi}” का अध्याय` };
  const address = area === 'top-level' ? '/' : `/${area}/`;
  const names =
    area === 'top-level'
      ? []
      : sections.filter(({ entries }) => entries.some(({ value }) => value.startsWith(`${area}/`)));
  const inLang = (lang: Lang) => [...names.slice(0, 1).map(({ label }) => label[lang]), address].join(': ');
  return { en: inLang('en'), hi: inLang('hi') };
}

/** Writes both languages of a new page, and its line in the menu. */
export function createPage(desk: Desk, wanted: NewPage): string {
  const page = `${wanted.area}/${wanted.key}`;
  refuseAddress(desk, page, wanted.key);
  const texts = LANGS.map((lang) => ({ path: pathOf(page, lang), contents: textOf(desk, wanted, lang), was: null }));
  const isChapter = pageAbove(page) !== undefined;
  const menu = desk.drafts.read(MENU);
  const withLine = isChapter ? menu.text : withMenuLine(menu.text, page, wanted.section ?? '', wanted.after);
  if (withLine === undefined)
    throw new DeskError(400, 'no-section', {
      en: 'Choose the section of the menu in which the page stands.',
      hi: 'मेनू का वह भाग चुनें जिसमें पृष्ठ रहेगा।',
    });
  desk.drafts.save(isChapter ? texts : [...texts, { path: MENU, contents: withLine, was: menu.hash }]);
  return page;
}

function refuseAddress(desk: Desk, page: string, key: string): void {
  if (!KEY.test(key))
    throw new DeskError(400, 'bad-address', {
      en: 'The address has small letters, digits and hyphens, and begins with a letter: visitors, new-rules.',
      hi: 'पते में अंग्रेजी के छोटे अक्षर, अंक और हाइफन आते हैं, और वह अक्षर से शुरू होता है: visitors, new-rules।',
    });
  const address = addressOf(page).toLowerCase();
  const pages = pagesOf(desk).map((each) => each.page);
  const areas = new Set(pages.map((each) => each.split('/')[0]));
  const moved = desk.drafts.has('moved.yaml') ? desk.drafts.read('moved.yaml').text : '';
  if (
    pages.some((each) => addressOf(each).toLowerCase() === address) ||
    areas.has(address) ||
    moved.includes(`/${address}/`)
  )
    throw new DeskError(409, 'address-taken', {
      en: `The address /${address}/ is taken. Choose another.`,
      hi: `पता /${address}/ पहले से है। दूसरा चुनें।`,
    });
}

function textOf(desk: Desk, { copyOf, title, summary, shape, provider }: NewPage, lang: Lang): string {
  const old = copyOf ? desk.drafts.read(pathOf(copyOf, lang)).text : '---\ntitle: x\nreviewed: x\n---\n';
  const left = NOT_COPIED.filter((key) => key in fieldsOf(old)).map((key) => [key, '']);
  const fields = { title: title[lang], summary: summary[lang], shape, provider, reviewed: buildDay() };
  return withFields(old, { ...Object.fromEntries(left), ...fields });
}

function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null && 'en' in value && 'hi' in value;
}
