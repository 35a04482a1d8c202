import { menuGroups, websiteGroup, type Group } from '../addresses/navigation';
import type { Catalogue } from '../content/load';
import { pagesIn, resolveEntries } from '../content/pages';
import { Banner } from '../frame/Banner';
import { Footer } from '../frame/Footer';
import { LogoCarousel } from '../frame/LogoCarousel';
import { MainNav, type MenuGroup } from '../frame/MainNav';
import { Player } from '../frame/reading/Player';
import { TopStrip } from '../frame/TopStrip';
import type { Lang } from '../language/lang';
import { onceFor } from '../lib/once-for';
import { markup } from './markup';

/** Stands for the address of the page in the other language. */
const TWIN = '/twin/';

const menus = onceFor<Catalogue, Map<Lang, { top: MenuGroup[]; all: MenuGroup[] }>>(() => new Map());
const written = onceFor<Catalogue, Map<string, string>>(() => new Map());

interface Place {
  lang: Lang;
  /** The route that the menu marks as current. */
  current: string | undefined;
  /** Address of the page in the other language. */
  twin: string;
  canListen: boolean;
}

/** The parts around every page in HTML. Thousands of pages have them alike: each is written once, for the first that asks. */
export function framePartsOf({ lang, current, twin, canListen }: Place, catalogue: Catalogue) {
  const known = written(catalogue);
  const once = (key: string, write: () => string) => {
    const html = known.get(key) ?? write();
    known.set(key, html);
    return html.replaceAll(TWIN, twin);
  };
  const groups = () => groupsIn(lang, catalogue);
  return {
    strip: once(`strip ${lang} ${canListen}`, () => markup(TopStrip, { lang, twin: TWIN, canListen })),
    banner: once(`banner ${lang}`, () => markup(Banner, { lang, twin: TWIN })),
    menu: once(`menu ${lang} ${current}`, () => markup(MainNav, { lang, current, groups: groups().top })),
    tiles: once(`tiles ${lang}`, () => markup(LogoCarousel, { lang })),
    footer: once(`footer ${lang} ${current}`, () => markup(Footer, { lang, current, groups: groups().all })),
    player: canListen ? once(`player ${lang}`, () => markup(Player, { lang })) : '',
  };
}

function groupsIn(lang: Lang, catalogue: Catalogue) {
  const known = menus(catalogue).get(lang);
  if (known) return known;
  const pages = pagesIn(lang);
  const inLanguage = (group: Group): MenuGroup => ({
    label: group.label[lang],
    links: resolveEntries(group.entries, lang, pages),
    isSingle: group.isSingle,
    isButton: group.isButton,
  });
  const top = menuGroups().map(inLanguage);
  const groups = { top, all: [...top, inLanguage(websiteGroup())] };
  menus(catalogue).set(lang, groups);
  return groups;
}
