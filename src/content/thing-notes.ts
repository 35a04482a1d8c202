import { doubtOf, type PartNotes } from '../domain/page-notes.ts';
import { drugsOf, QUANTITIES_TABLE } from '../domain/drugs.ts';
import { PENALTIES_TABLE } from '../domain/punishments.ts';
import { valueIn } from '../domain/table-export.ts';
import { rowName } from '../domain/table-references.ts';
import { shownTable } from '../domain/table-shape.ts';
import { fill } from '../language/format.ts';
import type { Lang, Localized } from '../language/lang.ts';
import { entryOf } from '../lib/entry-of.ts';
import type { Gap, LocalizedGap } from '../schemas/gap.ts';
import type { Office, Person } from '../schemas/office.ts';
import type { OrganisationNode } from '../schemas/organisation.ts';
import type { Provider } from '../schemas/provider.ts';
import type { Procedure } from '../schemas/procedure.ts';
import type { RecordOf, RegisterRecord } from '../schemas/record.ts';
import type { Substance } from '../schemas/substance.ts';
import type { Table } from '../schemas/table.ts';
import { translator } from '../words/strings.ts';
import { catalogue } from './catalogue.ts';
import { recordKey } from './record-lists.ts';
import { slug as bodyId } from '../text/slug.ts';

/** What each kind of thing that pages show tells about itself: where it was read, what of it is not confirmed, what is missing. */
export const notesIn = (lang: Lang) => ({
  fact: (id: string): PartNotes => {
    const { source, label, toConfirm, year, awaited } = entryOf(catalogue.facts, id);
    return {
      sources: source,
      doubts: doubtOf('fact', id, label[lang], toConfirm?.[lang]),
      awaited: year && awaited ? { shown: year, awaited } : undefined,
      shows: [`facts/${id}`],
    };
  },

  table: (table: Table, ask: Provider): PartNotes => ({
    sources: [...table.source, ...table.rows.flatMap(({ source }) => source)],
    doubts: table.id === QUANTITIES_TABLE ? drugDoubts(table, lang) : rowDoubts(table, lang),
    gaps: shownTable(table).hasGaps
      ? [{ what: fill(translator(lang)('gap.figures'), { caption: table.caption[lang] }), ask }]
      : [],
    tables: [table],
    shows: [`tables/${table.id}`],
  }),

  record: (record: RegisterRecord): PartNotes => ({
    sources: record.specimen ? [] : record.source,
    doubts: doubtOf('record', record.id, record.title[lang], record.toConfirm?.[lang]),
    gaps: [...formGaps(record, lang), ...gapsOf(record, lang)],
    shows: [recordKey(record.register, record.id)],
  }),

  /** What a policy says stands on its own page only. */
  clauses: ({ clauses = [] }: RecordOf<'policies'>): PartNotes => ({
    sources: clauses.flatMap(({ source }) => source),
    doubts: clauses.flatMap(({ topic, text, toConfirm }, index) =>
      doubtOf('clause', String(index + 1), `${translator(lang)(`clause.${topic}`)}: ${text[lang]}`, toConfirm?.[lang]),
    ),
  }),

  office: (id: string, office: Office): PartNotes => ({
    sources: [...office.source, ...(office.weighing ?? []).flatMap(({ source }) => source)],
    doubts: doubtOf('office', id, office.name[lang], office.toConfirm?.[lang]),
    shows: [`offices/${id}`],
  }),

  person: (id: string, person: Person): PartNotes => ({
    sources: person.source,
    doubts: doubtOf('person', id, person.post[lang], person.toConfirm?.[lang]),
    shows: [`directory/${id}`],
  }),

  body: ({ name, source, toConfirm }: OrganisationNode): PartNotes => ({
    sources: source,
    doubts: doubtOf('body', bodyId(name.en), name[lang], toConfirm?.[lang]),
    shows: ['organisation'],
  }),

  procedure: (id: string, procedure: Procedure): PartNotes => {
    const title = procedure.title[lang];
    const missing = missingFields(procedure, lang).join(', ');
    return {
      sources: procedure.source,
      shows: [`procedures/${id}`],
      gaps: [...(missing ? [{ what: `${title}: ${missing}`, ask: 'exim' as const }] : []), ...gapsOf(procedure, lang)],
    };
  },

  substance: ({ id, name, names, toConfirm, source }: Substance): PartNotes => {
    const parts = catalogue.substances?.parts;
    const doubtful = toConfirm.flatMap((part) => parts?.[part][lang] ?? []);
    return {
      sources: [...source, ...names.flatMap((used) => used.source)],
      doubts: doubtOf('substance', id, name[lang], doubtful.join(', ') || undefined),
      shows: [`substances/${id}`],
    };
  },
  /** The amounts of a substance, and the punishments that depend on them. */
  quantity: (substance: string): PartNotes => {
    const table = catalogue.tables.get(QUANTITIES_TABLE);
    const drugs = table ? drugsOf(table) : [];
    const own = drugs.filter(({ listedAs }) => listedAs === substance);
    if (own.length === 0) return {};
    return {
      sources: [
        ...own.flatMap((drug) => table?.rows[drugs.indexOf(drug)]?.source ?? []),
        ...(catalogue.tables.get(PENALTIES_TABLE)?.source ?? []),
      ],
      doubts: own.flatMap(({ id, name, doubt }) => doubtOf('drug', id, name[lang], doubt?.[lang])),
    };
  },
});

/** The fields of a procedure for which nothing was published, by name. */
export function missingFields({ papers, fee, time, after }: Procedure, lang: Lang): string[] {
  const t = translator(lang);
  return [
    papers.length === 0 ? t('procedure.papers') : '',
    fee ? '' : t('procedure.fee'),
    time ? '' : t('procedure.time'),
    after.length === 0 ? t('procedure.after') : '',
  ].filter(Boolean);
}

/** The gaps that an editor named, each after the title of its entry. */
function gapsOf({ title, gaps }: { title: Localized; gaps: LocalizedGap[] }, lang: Lang): Gap[] {
  return gaps.map(({ what, ask }) => ({ what: `${title[lang]}: ${what[lang]}`, ask }));
}

function formGaps(record: RegisterRecord, lang: Lang): Gap[] {
  if (record.register !== 'forms' || !(record.office ?? record.sendTo)) return [];
  const t = translator(lang);
  const missing = [record.asks ? '' : t('form.asks'), record.fee ? '' : t('register.fee')].filter(Boolean);
  return missing.length > 0 ? [{ what: `${record.title[lang]}: ${missing.join(', ')}`, ask: record.section }] : [];
}

function rowDoubts(table: Table, lang: Lang) {
  const naming = Object.entries(table.columns).filter(
    ([, { isRowHeading, kind }]) => isRowHeading || kind === 'crop-year',
  );
  return table.rows.flatMap((row, index) => {
    const names = naming.map(([name]) => valueIn(row.cells[name] ?? null, lang));
    const doubts = doubtOf('row', rowName(table, index), names.join(', '), row.toConfirm?.[lang]);
    return doubts.map((doubt) => ({ ...doubt, of: table.caption[lang] }));
  });
}

function drugDoubts(table: Table, lang: Lang) {
  return drugsOf(table).flatMap(({ id, name, doubt }) => doubtOf('drug', id, name[lang], doubt?.[lang]));
}
