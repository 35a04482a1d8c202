import { pathFor } from '../addresses/routes.ts';
import { newestFirst, sortDate } from '../domain/register-records.ts';
import { documentNumber } from '../language/document-number.ts';
import type { Lang } from '../language/lang.ts';
import type { Feed } from '../lib/atom-feed.ts';
import type { RegisterRecord } from '../schemas/record.ts';
import type { RegisterId } from '../schemas/registers.ts';
import { translator } from '../words/strings.ts';
import { catalogue } from './catalogue.ts';
import { absolute } from './datasets/terms.ts';
import { lastUpdated } from './facts.ts';
import { pageOfRegister, recordHref } from './register-pages.ts';

const ENTRIES = 50;

/** What the feed of a register tells: its newest records. Both forms of the feed give the same ids, those of the first. */
export function registerFeed(register: RegisterId, lang: Lang, self: string, ids: string): Feed {
  const t = translator(lang);
  const page = pageOfRegister(register);
  const all: RegisterRecord[] = catalogue.registers.get(register);
  // What is made up is no news.
  const records = all
    .filter(({ specimen }) => !specimen)
    .toSorted(newestFirst)
    .slice(0, ENTRIES);
  return {
    lang,
    title: `${t(`registerName.${register}`)} | ${t('site.name')}`,
    author: t('site.name'),
    self: absolute(self),
    page: absolute(page ? pathFor(page, lang) : pathFor('home/home', lang)),
    updated: lastUpdated,
    entries: records.map((record) => ({
      id: `${absolute(ids)}#${record.id}`,
      title: record.title[lang],
      href: absolute(recordHref(register, record.id, lang) ?? pathFor('home/home', lang)),
      // An event to come has no day on which it was changed.
      updated: (record.register !== 'events' && sortDate(record)) || lastUpdated,
      summary: [record.number && documentNumber(record.number, lang), record.purpose[lang]].filter(Boolean).join(': '),
    })),
  };
}
