import { type Drug, drugsOf, QUANTITIES_TABLE } from '../domain/drugs.ts';
import type { Localized } from '../language/lang.ts';
import { entriesOf } from '../schemas/organisation.ts';
import { type Finding, finding } from './finding.ts';
import type { DraftCatalogue } from './load.ts';

/** Specimens, doubts and missing addresses among everything that is no page. */
export function thingFindings(catalogue: DraftCatalogue): Finding[] {
  const marked: { file: string; name: Localized; specimen?: true | undefined; toConfirm?: Localized | undefined }[] = [
    // A fact with years stands there once for each year, and once more for the present one.
    ...[...catalogue.facts]
      .filter(([id, { year }]) => year === undefined || id.endsWith(`:${year}`))
      .map(([, fact]) => ({ ...fact, file: 'content/facts.yaml', name: fact.label })),
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
    ...(catalogue.previousYears?.rows ?? []).map(({ place, cropYear, toConfirm }) => ({
      file: 'content/previous-years.csv',
      name: { en: `${place}, ${cropYear}`, hi: `${place}, ${cropYear}` },
      toConfirm,
    })),
    ...[...catalogue.registers].flatMap(([register, records]) =>
      records.map((record) => ({
        ...record,
        file: `content/registers/${register}/${record.id}.yaml`,
        name: record.title,
      })),
    ),
    ...catalogue.registers.get('policies').flatMap(({ id, clauses = [] }) =>
      clauses.map(({ text, toConfirm }) => ({
        file: `content/registers/policies/${id}.yaml`,
        name: text,
        toConfirm,
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
    ...[...catalogue.people].map(([, person]) => ({
      ...person,
      file: 'content/directory.yaml',
      name: person.name ?? person.post,
    })),
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
