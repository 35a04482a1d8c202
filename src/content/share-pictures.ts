import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { everySection, HOME, planOf } from '../addresses/site-plan.ts';
import { type Lang, LANGS } from '../language/lang.ts';
import { onceFor } from '../lib/once-for.ts';
import { isRegisterId, REGISTER_IDS, type RegisterId } from '../schemas/registers.ts';
import { translator } from '../words/strings.ts';
import type { DraftCatalogue } from './load.ts';
import { layoutIn } from './paper-hash.ts';

/** Where `npm run share` keeps what it drew. The name of a file says from which words it was drawn. */
export const SHARE_FOLDER = 'content/share';

/** Everything but the words that decides how a picture looks. */
const DESIGN_FILES = ['src/papers/share/share-picture.ts', 'src/papers/share/share-drawings.ts'];

/** What a page shows where its address is shared. */
export interface SharePicture {
  /** Id of a page, or `record/<register>`, or `substance`: these have one picture for all. */
  key: string;
  lang: Lang;
  title: string;
  /** The part of the site to which it belongs; empty where the title says so. */
  section: string;
  name: string;
  parent: string;
}

type Content = Pick<DraftCatalogue, 'pages' | 'menu'>;

/** Key of the picture of the records of a list. */
export function recordShare(register: RegisterId): string {
  return `record/${register}`;
}

export const SUBSTANCE_SHARE = 'substance';

/** Key of the picture of everything that has none of its own: name and mark of the bureau. */
export const GENERAL_SHARE = 'general';

/** Every picture that there should be: of each page but Home, and of each kind of record. */
export function sharePictures(content: Content): SharePicture[] {
  const keys = [
    ...planOf(content).routes.map(({ id }) => id),
    ...REGISTER_IDS.map(recordShare),
    SUBSTANCE_SHARE,
  ].filter((key) => key !== HOME);
  return LANGS.flatMap((lang) => keys.flatMap((key) => sharePicture(content, key, lang) ?? []));
}

const drawable = onceFor<Content, Map<string, SharePicture | undefined>>(() => new Map());

/** The picture of a page or kind; nothing for a key that has none of its own. Thousands of records ask for that of their kind. */
export function sharePicture(content: Content, key: string, lang: Lang): SharePicture | undefined {
  const known = drawable(content);
  const name = `${lang} ${key}`;
  if (!known.has(name)) known.set(name, makePicture(content, key, lang));
  return known.get(name);
}

function makePicture(content: Content, key: string, lang: Lang): SharePicture | undefined {
  const title = key === HOME ? undefined : titleOf(content, key, lang);
  return title === undefined ? undefined : withWords(key, lang, title, sectionOf(content, key, title, lang));
}

/** The picture of a whole language, kept in `public/icons/`. */
export function generalPicture(lang: Lang): SharePicture {
  return withWords(GENERAL_SHARE, lang, translator(lang)('site.name'), '');
}

function withWords(key: string, lang: Lang, title: string, section: string): SharePicture {
  const t = translator(lang);
  return { key, lang, title, section, name: t('site.name'), parent: t('site.parent') };
}

function titleOf({ pages }: Content, key: string, lang: Lang): string | undefined {
  const t = translator(lang);
  const register = key.replace(/^record\//, '');
  if (key === SUBSTANCE_SHARE) return t('share.substance');
  if (key.startsWith('record/') && isRegisterId(register)) return t(`share.${register}`);
  return pages.find((page) => page.id === key && page.lang === lang)?.meta?.title;
}

function sectionOf(content: Content, key: string, title: string, lang: Lang): string {
  const page = planOf(content).byId.get(key)?.parent ?? key;
  const section = everySection(content.menu).find(({ entries }) => entries.some((entry) => entry.page === page));
  const label = section?.label[lang] ?? '';
  return label === title ? '' : label;
}

/** The file of a picture below `content/share/`: another title or design has another name. */
export const shareFile = onceFor((picture: SharePicture): string => {
  const { key, lang } = picture;
  const mark = createHash('sha256').update(JSON.stringify(picture)).update(design()).digest('hex').slice(0, 8);
  return `${key.replaceAll('/', '-')}.${lang}.${mark}.png`;
});

let designText: string | undefined;
function design(): string {
  designText ??= DESIGN_FILES.map((file) => layoutIn(readFileSync(file, 'utf8'))).join('');
  return designText;
}

/** Pictures that were not drawn since their words changed. Until then their pages have the general one. */
export function sharesToDraw(content: Content): SharePicture[] {
  return sharePictures(content).filter((picture) => !isDrawn(picture));
}

export function isDrawn(picture: SharePicture): boolean {
  return existsSync(`${SHARE_FOLDER}/${shareFile(picture)}`);
}

/** Address and text of the picture of a page. */
export function shownShare(content: Content, key: string, lang: Lang): { href: string; alt: string } {
  const picture = sharePicture(content, key, lang);
  const name = translator(lang)('site.name');
  return picture && isDrawn(picture)
    ? { href: `/share/${shareFile(picture)}`, alt: `${picture.title} | ${name}` }
    : { href: `/icons/share-${lang}.png`, alt: name };
}
