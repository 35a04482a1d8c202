import { substancePath } from '../../addresses/letters.ts';
import { recordPath } from '../../addresses/registers.ts';
import { SITE_ADDRESS } from '../../addresses/site-address.ts';
import type { Catalogue } from '../../content/load.ts';
import { controlledSince, quantitiesOf, recordsOf } from '../../content/passport.ts';
import { substancePageNotes } from '../../content/page-notes.ts';
import type { AnswerDocument, ClassAnswers } from '../../content/substance-answers.ts';
import type { Drug } from '../../domain/drugs.ts';
import { PENALTIES_TABLE, punishmentsOf } from '../../domain/punishments.ts';
import { type Lang, LANGS, type Localized } from '../../language/lang.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { fromKeys } from '../../lib/keys.ts';
import type { Substance } from '../../schemas/substance.ts';
import { cardWords, entryText } from '../../content/substance-card.ts';

const both = <T>(pick: (lang: Lang) => T): Localized<T> => fromKeys(LANGS, pick);
const inFull = (path: (lang: Lang) => string) => both((lang) => SITE_ADDRESS + path(lang));

/** Everything that the page of a substance says, in both languages, for machines. `docs/data.md` describes the fields. */
export function passportData(
  substance: Substance,
  answers: Localized<Map<string, ClassAnswers>>,
  { substances, tables }: Pick<Catalogue, 'substances' | 'tables'>,
) {
  if (!substances) throw new Error('The data of a substance needs content/substances.yaml.');
  const { id, name, otherNames, names, covers, entries } = substance;
  const rules = both((lang) => entryOf(answers[lang], substance.rule));
  const words = both((lang) => cardWords(substances, lang));
  return {
    id,
    address: inFull((lang) => substancePath(id, lang)),
    asOn: substances.asOn,
    name,
    otherNames,
    names: names.map(({ kind, name: used }) => ({ kind, name: used })),
    class: { id: substance.class, label: substances.classes[substance.class] },
    standing: rules.en.standing,
    verdict: both((lang) => rules[lang].verdict),
    lead: both((lang) => rules[lang].lead),
    controlledSince: controlledSince(substance) ?? null,
    entries: entries.map((entry) => ({
      list: entry.list,
      number: entry.number ?? null,
      label: both((lang) => entryText(entry, words[lang])),
      isInternational: substances.entries[entry.list]?.isInternational ?? false,
    })),
    chemicalName: substance.chemical_name ?? null,
    cas: substance.cas ?? null,
    hs: substance.hs ?? null,
    covers: (covers && substances.covers[covers]) ?? null,
    rule: substance.rule,
    answers: answersOf(rules),
    held: both((lang) => rules[lang].held),
    quantities: quantitiesOf(substance).map((drug) => quantityOf(drug, tables)),
    notifications: recordsOf(substance).map((record) => ({
      title: record.title,
      number: record.number ?? null,
      date: record.date ?? null,
      address: inFull((lang) => recordPath(record.register, record.id, lang)),
    })),
    toConfirm: substance.toConfirm,
    sources: both((lang) =>
      substancePageNotes(substance, rules[lang].source, lang).sources.map(({ label, url }) => ({
        label,
        url: url ?? null,
      })),
    ),
  };
}

function answersOf(rules: Localized<ClassAnswers>) {
  return rules.en.answers.map((english, index) => {
    const answer = both((lang) => rules[lang].answers[index] ?? english);
    return {
      purpose: english.purpose,
      heading: both((lang) => answer[lang].heading),
      verdict: english.verdict,
      words: both((lang) => answer[lang].words),
      documents: english.documents.map((document, place) =>
        documentOf(both((lang) => answer[lang].documents[place] ?? document)),
      ),
      note: english.note === undefined ? null : both((lang) => answer[lang].note ?? ''),
      decides: both((lang) => answer[lang].decides),
      law: both((lang) => answer[lang].law),
    };
  });
}

function documentOf(document: Localized<AnswerDocument>) {
  const { id, rupees, days } = document.en;
  return {
    id,
    title: both((lang) => document[lang].title),
    address: inFull((lang) => document[lang].href),
    rupees: rupees ?? null,
    days: days ?? null,
  };
}

/** Amounts in grams. */
function quantityOf(drug: Drug, tables: Catalogue['tables']) {
  const { name, small, commercial, section, notification, from, until } = drug;
  const penalties = tables.get(PENALTIES_TABLE);
  return {
    name,
    small,
    commercial,
    section,
    notification,
    from: from ?? null,
    until: until ?? null,
    punishments: both((lang) => (penalties && punishmentsOf(penalties, section, lang)) ?? null),
  };
}
