import { recordPath } from '../../addresses/registers.ts';
import type { LawRecord } from '../../domain/amendments.ts';
import { shownPicture } from '../../domain/pictures.ts';
import { standingOn } from '../../domain/register-records.ts';
import { closingOf } from '../../domain/tenders.ts';
import { documentHref } from '../../files/document-file.ts';
import type { Lang } from '../../language/lang.ts';
import { buildDay } from '../../lib/build-moment.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { isOneOf } from '../../lib/keys.ts';
import type { DocumentLink } from '../../schemas/document-link.ts';
import type { RecordOf, RegisterRecord } from '../../schemas/record.ts';
import { translator } from '../../words/strings.ts';
import { catalogue } from '../catalogue.ts';
import type { Relations } from '../register-pages.ts';
import { namedBureau } from './organisation.ts';
import { addressOf, INDIA, type LinkedThing, oneOrMore } from './thing.ts';

/** Indian time. */
const ZONE = '+05:30';
/** Whether a law holds, in the words of schema.org; nothing is said where it is not known. */
const FORCE = { 'in-force': 'InForce', superseded: 'NotInForce' } as const;

/** What a record is about: a law, an event, a piece of news, a document. Nothing is told of what is made up. */
export function recordThing(record: RegisterRecord, relations: Relations, lang: Lang): LinkedThing | undefined {
  if (record.specimen) return undefined;
  switch (record.register) {
    case 'acts-and-rules':
    case 'notifications':
    case 'instructions':
    case 'policies':
      return lawThing(record, relations, lang);
    case 'events':
      return eventThing(record, lang);
    case 'media-releases':
      return newsThing(record, lang);
    case 'tenders':
      return { ...documentThing(record, lang), expires: closingOf(record) + ZONE };
    default:
      return documentThing(record, lang);
  }
}

function lawThing(record: RegisterRecord, { replaces, lines }: Relations, lang: Lang): LinkedThing {
  const standing = standingOn(record, buildDay());
  const amended = lines.flatMap(({ base }) => (base === record ? [] : base));
  return {
    ...namedLaw(record, lang),
    legislationType: translator(lang)(`kind.${record.kind}`),
    legislationJurisdiction: INDIA,
    ...(record.date && { legislationDate: record.date }),
    ...(isOneOf(['in-force', 'superseded'] as const, standing) && {
      legislationLegalForce: `https://schema.org/${FORCE[standing]}`,
    }),
    legislationAmends: oneOrMore(amended.map((law) => namedLaw(law, lang))),
    // Something new in place of something old: schema.org counts that among the changes.
    legislationChanges: oneOrMore(replaces.map((law) => namedLaw(law, lang))),
    encoding: filesOf(record),
  };
}

function namedLaw(record: RegisterRecord | LawRecord, lang: Lang): LinkedThing {
  return {
    '@type': 'Legislation',
    name: record.title[lang],
    ...(record.number && { legislationIdentifier: record.number }),
    url: addressOf(recordPath(record.register, record.id, lang)),
  };
}

function eventThing({ title, starts, ends, place }: RecordOf<'events'>, lang: Lang): LinkedThing {
  return {
    '@type': 'Event',
    name: title[lang],
    startDate: inZone(starts),
    ...(ends && { endDate: inZone(ends) }),
    ...(place && { location: { '@type': 'Place', name: place[lang] } }),
  };
}

function newsThing(release: RecordOf<'media-releases'>, lang: Lang): LinkedThing {
  const { title, date, place, pictures = [] } = release;
  const images = pictures.map((id) => addressOf(shownPicture(entryOf(catalogue.pictures, id)).fallback.href));
  return {
    '@type': 'NewsArticle',
    headline: title[lang],
    ...(date && { datePublished: date }),
    publisher: namedBureau(lang),
    ...(place && { contentLocation: { '@type': 'Place', name: place[lang] } }),
    image: oneOrMore(images),
    encoding: filesOf(release),
  };
}

function documentThing(record: RegisterRecord, lang: Lang): LinkedThing {
  return {
    '@type': 'DigitalDocument',
    name: record.title[lang],
    ...(record.number && { identifier: record.number }),
    ...(record.date && { datePublished: record.date }),
    encoding: filesOf(record),
  };
}

/** The files of a record, each with its languages. */
function filesOf({ documents }: RegisterRecord) {
  return oneOrMore(documents.filter(({ preparation }) => !preparation).map(fileThing));
}

function fileThing(link: DocumentLink): LinkedThing {
  const isPdf = link.file !== undefined || link.format === 'PDF';
  const languages =
    link.file === undefined ? link.languages : (link.languages ?? entryOf(catalogue.documents, link.file).languages);
  return {
    '@type': 'MediaObject',
    contentUrl: link.file === undefined ? link.url : addressOf(documentHref(link.file)),
    encodingFormat: isPdf ? 'application/pdf' : 'text/html',
    inLanguage: oneOrMore(languages),
  };
}

/** A day stays a day; a moment is of Indian time. */
function inZone(dayOrMoment: string): string {
  return dayOrMoment.includes('T') ? dayOrMoment + ZONE : dayOrMoment;
}
