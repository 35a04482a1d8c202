import type { APIRoute, GetStaticPaths } from 'astro';
import { type Address, staticPaths } from '../../../content/addresses';
import { catalogue } from '../../../content/catalogue';
import { lastUpdated } from '../../../content/facts';
import { pageOfRegister, recordHref } from '../../../content/register-pages';
import { documentNumber } from '../../../language/document-number';
import { translator } from '../../../words/strings';
import { atomFeed } from '../../../lib/atom-feed';
import { newestFirst, sortDate } from '../../../domain/register-records';
import type { RegisterRecord } from '../../../schemas/record';
import { isRegisterId } from '../../../schemas/registers';
import { pathFor } from '../../../addresses/routes';

const ENTRIES = 50;

export const getStaticPaths = (() => staticPaths('feed', catalogue)) satisfies GetStaticPaths;

/** One feed for each register and language: the newest records, for feed readers. */
export const GET: APIRoute<Address> = ({ props: { lang, id: register }, site: address, url }) => {
  if (!isRegisterId(register)) throw new Error(`There is no register ${register}.`);
  const t = translator(lang);
  const page = pageOfRegister(register);
  const absolute = (path: string) => new URL(path, address).href;
  const all: RegisterRecord[] = catalogue.registers.get(register);
  // What is made up is no news.
  const records = all
    .filter(({ specimen }) => !specimen)
    .toSorted(newestFirst)
    .slice(0, ENTRIES);
  const feed = atomFeed({
    lang,
    title: `${t(`registerName.${register}`)} | ${t('site.name')}`,
    author: t('site.name'),
    self: absolute(url.pathname),
    page: absolute(page ? pathFor(page, lang) : pathFor('home/home', lang)),
    updated: lastUpdated,
    entries: records.map((record) => ({
      id: `${absolute(url.pathname)}#${record.id}`,
      title: record.title[lang],
      href: absolute(recordHref(register, record.id, lang) ?? pathFor('home/home', lang)),
      // An event to come has no day on which it was changed.
      updated: (record.register !== 'events' && sortDate(record)) || lastUpdated,
      summary: [record.number && documentNumber(record.number, lang), record.purpose[lang]].filter(Boolean).join(': '),
    })),
  });
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
};
