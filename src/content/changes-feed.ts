import { ALL_AREAS, CHANGES, changesOfAreaPath } from '../addresses/changes.ts';
import { pathFor } from '../addresses/routes.ts';
import { fill } from '../language/format.ts';
import type { Lang } from '../language/lang.ts';
import type { Feed } from '../lib/atom-feed.ts';
import { translator } from '../words/strings.ts';
import { lastUpdated } from './facts.ts';
import { areaName, siteChanges } from './site-changes.ts';

const ENTRIES = 50;

/** The changes of an area, or of all, for feed readers. */
export function changesFeed(area: string, lang: Lang, path: string, site: URL | undefined): Feed {
  const t = translator(lang);
  const absolute = (address: string) => new URL(address, site).href;
  const isAll = area === ALL_AREAS;
  const own = siteChanges(lang).filter(({ areas }) => isAll || areas.includes(area));
  const name = isAll ? t('changes.feedTitle') : fill(t('changes.ofArea'), { area: areaName(area, lang) });
  const page = absolute(isAll ? pathFor(CHANGES, lang) : changesOfAreaPath(area, lang));
  return {
    lang,
    title: `${name} | ${t('site.name')}`,
    author: t('site.name'),
    self: absolute(path),
    page,
    updated: own[0]?.date ?? lastUpdated,
    entries: own.slice(0, ENTRIES).map(({ id, date, what, links }) => ({
      // The same in every feed, so that a reader of two has it once.
      id: `${absolute(pathFor(CHANGES, lang))}#${id}`,
      title: what,
      href: links[0] ? absolute(links[0].href) : page,
      updated: date,
      summary: links.map(({ label }) => label).join('; '),
    })),
  };
}
