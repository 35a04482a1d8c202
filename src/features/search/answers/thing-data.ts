import { thingNames } from '../../../content/answers/thing-names.ts';
import type { Catalogue } from '../../../content/load.ts';
import { answersIn, type SubstanceAnswer } from '../../../content/substance-answers.ts';
import { weighingWords } from '../../../domain/weighing.ts';
import { DIRECTORY_LISTS } from '../../../schemas/office.ts';
import type { ThingKind } from '../../../schemas/answers.ts';
import type { Lang } from '../../../language/lang.ts';
import { entryOf } from '../../../lib/entry-of.ts';
import { substancePath } from '../../../addresses/letters.ts';
import { pathFor } from '../../../addresses/routes.ts';
import { translator } from '../../../words/strings.ts';
import { fill, sentence } from '../../../language/format.ts';
import type { SentThing, ThingFile, Values } from './card-file.ts';
import { drugThings, QUANTITIES_ROUTE, weightWords } from './drug-data.ts';
import { type Given, given, sourcesIn } from './sent-sources.ts';

/** The things of a kind, by id. */
interface Things {
  things: Map<string, SentThing>;
  shared?: Values[];
}

/** The file of one kind of thing, in one language. */
export function thingFile(kind: ThingKind, catalogue: Catalogue, lang: Lang): ThingFile {
  const { things, shared = [] } = thingsOf(kind, catalogue, lang);
  const places = new Map([...things.keys()].map((id, at) => [id, at]));
  return {
    names: thingNames(kind, catalogue).map(({ name, spellings, things: ids }) => [
      name[lang],
      spellings.join(';'),
      ids.flatMap((id) => places.get(id) ?? []),
    ]),
    things: [...things.values()],
    shared,
    page: kind === 'substance' ? undefined : titleOf(THING_PAGES[kind], catalogue, lang),
    ...(kind === 'quantity' && { weights: weightWords(lang) }),
  };
}

/** The pages on which the things of a kind stand. */
const THING_PAGES: Record<Exclude<ThingKind, 'substance'>, string> = {
  office: 'about/contact',
  cpio: 'rti/cpio_faa_list',
  appellate: 'rti/cpio_faa_list',
  quantity: QUANTITIES_ROUTE,
  post: 'employee/recruitment_rules',
};

/** The title of a page in one language. */
export function titleOf(route: string, { pages }: Pick<Catalogue, 'pages'>, lang: Lang): string | undefined {
  return pages.find(({ id, lang: own }) => id === route && own === lang)?.meta?.title;
}

function thingsOf(kind: ThingKind, catalogue: Catalogue, lang: Lang): Things {
  switch (kind) {
    case 'office':
      return { things: officeThings(catalogue, lang) };
    case 'cpio':
      return { things: personThings(catalogue, 'cpio', lang) };
    case 'appellate':
      return { things: personThings(catalogue, 'first-appellate-authority', lang) };
    case 'substance':
      return substanceThings(catalogue, lang);
    case 'quantity':
      return { things: drugThings(catalogue, lang) };
    case 'post':
      return { things: postThings(catalogue, lang) };
  }
}

function officeThings(catalogue: Catalogue, lang: Lang): Map<string, SentThing> {
  const page = pathFor(THING_PAGES.office, lang);
  const { offices, officePlaces } = catalogue;
  return new Map(
    [...offices].map(([id, office]) => [
      id,
      {
        values: given({
          name: office.name[lang],
          telephone: office.phones.join(', '),
          email: office.emails.join(', '),
          fax: office.fax.join(', '),
          address: office.address?.[lang],
          area: office.area?.[lang],
          weighing: weighingWords(office, officePlaces, lang),
        }),
        href: `${page}#${id}`,
        ...sourcesIn(office, catalogue, lang),
      },
    ]),
  );
}

/** Officers of a list, each with the address and numbers of the office where there are none of their own. */
function personThings(
  catalogue: Catalogue,
  list: (typeof DIRECTORY_LISTS)[number],
  lang: Lang,
): Map<string, SentThing> {
  const href = pathFor(THING_PAGES.cpio, lang);
  const { people, offices } = catalogue;
  return new Map(
    [...people]
      .filter(([, { lists }]) => lists.includes(list))
      .map(([id, person]) => {
        const office = entryOf(offices, person.office);
        const either = (own: string[], ofOffice: string[]) => (own.length > 0 ? own : ofOffice).join(', ');
        const values: Given = {
          name: office.name[lang],
          officer: person.name ? `${person.name[lang]}, ${person.post[lang]}` : person.post[lang],
          telephone: either(person.phones, office.phones),
          email: either(person.emails, office.emails),
          address: office.address?.[lang],
        };
        return [id, { values: given(values), href, ...sourcesIn(person, catalogue, lang) }];
      }),
  );
}

/** What the table of rules says is shared by all substances of a class. */
function substanceThings(catalogue: Catalogue, lang: Lang): Things {
  const classes = [...answersIn(catalogue, lang).values()];
  const place = new Map(classes.map(({ id }, at) => [id, at]));
  const rows = catalogue.substances?.rows ?? [];
  const lawOf = (rule: string) => classes[place.get(rule) ?? -1]?.source.slice(0, 1) ?? [];
  return {
    things: new Map(
      rows.map((row) => [
        row.id,
        {
          values: { name: row.name[lang] },
          like: place.get(row.rule),
          href: substancePath(row.id, lang),
          ...sourcesIn({ source: [...lawOf(row.rule), ...row.source] }, catalogue, lang),
        },
      ]),
    ),
    shared: classes.map(({ verdict, lead, answers }) => ({
      verdict,
      lead,
      ...Object.fromEntries(answers.map((answer) => [answer.purpose, purposeWords(answer, lang)])),
    })),
  };
}

/** @example 'You need: Import certificate. The Narcotics Commissioner decides.' */
function purposeWords({ words, documents, note }: SubstanceAnswer, lang: Lang): string {
  const needed = documents.length > 0 ? `${words}: ${documents.map(({ title }) => title).join(', ')}` : words;
  return note === undefined ? needed : `${sentence(needed, lang)} ${note}`;
}

function postThings(catalogue: Catalogue, lang: Lang): Map<string, SentThing> {
  const t = translator(lang);
  const href = pathFor(THING_PAGES.post, lang);
  return new Map(
    [...catalogue.posts].map(([id, post]) => [
      id,
      {
        values: given({
          name: post.name[lang],
          group: post.group?.[lang],
          pay: post.payLevel === undefined ? undefined : fill(t('answer.payLevel'), { level: post.payLevel }),
          entry: post.entry?.[lang],
          qualification: post.qualification?.[lang],
          age: post.age && fill(t('answer.age'), { from: post.age.from, to: post.age.to }),
        }),
        href,
        ...sourcesIn(post, catalogue, lang),
      },
    ]),
  );
}
