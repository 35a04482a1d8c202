import { type Drug, drugsOf, QUANTITIES_TABLE } from '../domain/drugs.ts';
import { addMonths } from '../lib/indian-date.ts';
import type { Localized } from '../language/lang.ts';
import { entriesOf } from '../schemas/organisation.ts';
import type { Site } from '../schemas/site.ts';
import { selectRecords } from '../domain/register-records.ts';
import type { DraftCatalogue } from './load.ts';
import { partsOf, selectionsOn } from './read-page.ts';
import { type Confirmed, translationStates } from './translations.ts';

/** Kinds of things that stand between the content and going live, in the order in which they are told. */
export const FINDINGS = ['specimens', 'doubtful', 'gaps', 'addresses', 'reviews', 'links', 'translations'] as const;
export type FindingKind = (typeof FINDINGS)[number];

/** One thing to settle, in both languages: where it is, and what is the matter. */
export interface Finding {
  kind: FindingKind;
  file: string;
  text: Localized;
}

interface Given {
  catalogue: DraftCatalogue;
  site: Site;
  /** Outside links whose address nobody has read in a source, by key. */
  unconfirmedLinks: string[];
  confirmed: Confirmed;
  /** Dead links inside the built site: page and target. */
  deadLinks: { page: string; target: string }[];
  /** Today in India. */
  today: string;
}

/** Everything that stands between this content and going live. */
export function publishFindings(given: Given): Finding[] {
  return [
    ...recordFindings(given),
    ...pageFindings(given),
    ...given.unconfirmedLinks.map((key) =>
      finding('addresses', 'content/links.yaml', {
        en: `The address of “${key}” was not read in an official place.`,
        hi: `“${key}” का पता किसी सरकारी स्रोत में नहीं पढ़ा गया।`,
      }),
    ),
    ...given.deadLinks.map(({ page, target }) =>
      finding('links', page, {
        en: `Leads to ${target}, which does not exist.`,
        hi: `${target} पर ले जाता है, जो है ही नहीं।`,
      }),
    ),
  ];
}

function recordFindings({ catalogue }: Given): Finding[] {
  const marked: { file: string; name: Localized; specimen?: true | undefined; toConfirm?: Localized | undefined }[] = [
    ...[...catalogue.facts].map(([, fact]) => ({ ...fact, file: 'content/facts.yaml', name: fact.label })),
    ...[...catalogue.tables].map(([id, table]) => ({
      ...table,
      file: `content/tables/${id}.yaml`,
      name: table.caption,
    })),
    ...[...catalogue.tables].flatMap(([id, { caption, rows }]) =>
      rows.map(({ toConfirm }) => ({ file: `content/tables/${id}.csv`, name: caption, toConfirm })),
    ),
    ...catalogue.cultivatorLists.map(({ cropYear, specimen }) => ({
      file: `content/cultivators/${cropYear}.csv`,
      name: { en: `Cultivator lists ${cropYear}`, hi: `काश्तकार सूचियां ${cropYear}` },
      specimen,
    })),
    ...(catalogue.previousYears
      ? [
          {
            file: 'content/previous-years.csv',
            name: catalogue.previousYears.caption,
            specimen: catalogue.previousYears.specimen,
          },
        ]
      : []),
    ...[...catalogue.registers].flatMap(([register, records]) =>
      records.map((record) => ({
        ...record,
        file: `content/registers/${register}/${record.id}.yaml`,
        name: record.title,
      })),
    ),
    ...drugsIn(catalogue).map(({ name, doubt }) => ({
      file: `content/tables/${QUANTITIES_TABLE}.csv`,
      name,
      toConfirm: doubt,
    })),
    ...[...catalogue.initiatives].map(([, entry]) => ({
      ...entry,
      file: 'content/initiatives.yaml',
      name: entry.title,
    })),
    ...[...catalogue.people].map(([, person]) => ({ ...person, file: 'content/directory.yaml' })),
    ...[...catalogue.offices].map(([, office]) => ({ ...office, file: 'content/offices.yaml' })),
    ...[...catalogue.posts].map(([, post]) => ({ ...post, file: 'content/posts.yaml' })),
    ...(catalogue.organisation ? entriesOf(catalogue.organisation) : []).map((entry) => ({
      ...entry,
      file: 'content/organisation.yaml',
    })),
    ...[...catalogue.papers].map(([id, paper]) => ({ ...paper, file: `content/papers/${id}.yaml`, name: paper.title })),
  ];
  const specimens = marked
    .filter(({ specimen }) => specimen)
    .map(({ file, name }) =>
      finding('specimens', file, {
        en: `“${name.en}” is a specimen. Replace or remove it.`,
        hi: `“${name.hi}” नमूना है। इसे बदलें या हटाएं।`,
      }),
    );
  const doubtful = marked.flatMap(({ file, name, toConfirm }) =>
    toConfirm
      ? [finding('doubtful', file, { en: `“${name.en}”: ${toConfirm.en}`, hi: `“${name.hi}”: ${toConfirm.hi}` })]
      : [],
  );
  const unconfirmed = (catalogue.substances?.rows ?? []).filter(({ toConfirm }) => toConfirm.length > 0).length;
  if (unconfirmed > 0)
    doubtful.push(
      finding('doubtful', 'content/substances.csv', {
        en: `${unconfirmed} substances have a cell that is to be confirmed (column “to_confirm”).`,
        hi: `${unconfirmed} पदार्थों में किसी खाने की पुष्टि होनी है (स्तंभ “to_confirm”)।`,
      }),
    );
  const noAddress = [...catalogue.offices].flatMap(([, { name, address }]) =>
    address
      ? []
      : [
          finding('addresses', 'content/offices.yaml', {
            en: `“${name.en}” has no postal address.`,
            hi: `“${name.hi}” का डाक पता नहीं है।`,
          }),
        ],
  );
  return [...specimens, ...doubtful, ...noAddress];
}

function drugsIn({ tables }: DraftCatalogue): Drug[] {
  const table = tables.get(QUANTITIES_TABLE);
  return table ? drugsOf(table) : [];
}

function pageFindings({ catalogue, site, confirmed, today }: Given): Finding[] {
  const english = catalogue.pages.filter(({ lang }) => lang === 'en');
  const gaps = english
    .filter(
      (page) =>
        page.meta?.hasNoEntries ||
        // That no tender is open, or none is closed, is no gap.
        selectionsOn(page).some(
          (selection) => selectRecords(catalogue.registers, { ...selection, state: undefined }, today).length === 0,
        ),
    )
    .map(({ id }) =>
      finding('gaps', `content/pages/${id}`, {
        en: 'The list this page is for is not on the site.',
        hi: 'जिस सूची के लिए यह पृष्ठ है, वह वेबसाइट पर नहीं है।',
      }),
    );
  const specimens = english.flatMap((page) =>
    partsOf(page)
      .filter(({ name, attributes }) => name === 'Callout' && attributes['kind'] === 'specimen')
      .map(() =>
        finding('specimens', `content/pages/${page.id}`, {
          en: 'The page shows a specimen text. Put the real one in its place.',
          hi: 'पृष्ठ पर नमूना पाठ है। उसकी जगह असली पाठ रखें।',
        }),
      ),
  );
  const late = english
    .flatMap(({ id, meta }) => (meta ? [{ id, reviewed: meta.reviewed }] : []))
    .filter(({ reviewed }) => addMonths(reviewed, site.reviewMonths) < today)
    .map(({ id, reviewed }) =>
      finding('reviews', `content/pages/${id}`, {
        en: `Last read through on ${reviewed}. Read it again and set “reviewed”.`,
        hi: `पिछली बार ${reviewed} को पढ़ा गया। फिर पढ़ें और “reviewed” की तिथि बदलें।`,
      }),
    );
  const stale = [...translationStates(catalogue.pages, confirmed)].flatMap(([id, state]) => {
    if (state === 'en-changed')
      return [
        finding('translations', `content/pages/${id}/hi.mdx`, {
          en: 'The English changed after the Hindi was last confirmed.',
          hi: 'हिंदी की पुष्टि के बाद अंग्रेजी पाठ बदल गया है।',
        }),
      ];
    if (state === 'hi-changed')
      return [
        finding('translations', `content/pages/${id}/en.mdx`, {
          en: 'The Hindi changed after the English was last confirmed.',
          hi: 'अंग्रेजी की पुष्टि के बाद हिंदी पाठ बदल गया है।',
        }),
      ];
    return [];
  });
  return [...specimens, ...gaps, ...late, ...stale];
}

function finding(kind: FindingKind, file: string, text: Localized): Finding {
  return { kind, file, text };
}
