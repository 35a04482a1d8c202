import { pathFor } from '../../../addresses/routes.ts';
import type { Catalogue } from '../../../content/load.ts';
import { procedureHref } from '../../../content/procedure-href.ts';
import { recordHref } from '../../../content/register-pages.ts';
import { answersIn } from '../../../content/substance-answers.ts';
import type { Lang } from '../../../language/lang.ts';
import { entryOf } from '../../../lib/entry-of.ts';
import { mapValues } from '../../../lib/map-values.ts';
import { labelsIn } from '../../../words/labels.ts';
import { translator } from '../../../words/strings.ts';
import { pickerProps } from '../picker/picker-words.ts';
import { documentsIn, rulesIn } from '../picker/rules-in-short.ts';

/** Everything the planner of a consignment shows, in one language and finished; the browser gets no string table. */
export type ConsignmentProps = ReturnType<typeof consignmentProps>;

export function consignmentProps(catalogue: Catalogue, lang: Lang) {
  const answers = answersIn(catalogue, lang);
  const titles = new Map(catalogue.registers.get('forms')?.map(({ id, title }) => [id, title[lang]]));
  return {
    lang,
    picker: pickerProps(lang),
    purposes: catalogue.substanceRules.purposes
      .filter(({ movesGoods }) => movesGoods)
      .map(({ id, label }) => ({ id, label: label[lang] })),
    rules: rulesIn(answers),
    documents: mapValues(documentsIn(answers), (document) => {
      const { fee, forms, after, count } = entryOf(catalogue.procedures, document.id);
      return {
        ...document,
        count,
        /** The whole sentence on the fee: it may hold only for one way to apply. */
        feeInFull: fee?.[lang],
        forms: forms.map((form) => ({ title: titles.get(form) ?? form, href: recordHref('forms', form, lang) })),
        after: after.map((line) => line[lang]),
      };
    }),
    returns: { title: entryOf(catalogue.procedures, 'returns').title[lang], href: procedureHref('returns', lang) },
    contact: pathFor('about/contact', lang),
    words: wordsIn(lang),
  };
}

function wordsIn(lang: Lang) {
  const t = translator(lang);
  const own = labelsIn(lang, 'consignment');
  return {
    ...own('form', 'purpose', 'selectPurpose', 'choosePurpose', 'chosen', 'full', 'cut', 'kept', 'clear'),
    ...own('fromLink', 'ownList', 'heading', 'headingOne', 'stopping', 'stoppingRest', 'unsettled', 'documents'),
    ...own('none', 'number', 'atLeast', 'room', 'askNumber', 'for', 'conditions', 'sum', 'total', 'totalLeast'),
    ...own('feeOpen', 'longest', 'longestLeast', 'timeOpen', 'countsFrom', 'after', 'returns', 'print'),
    per: labelsIn(lang, 'consignment.per')('consignment', 'substance', 'contract'),
    unknownPurpose: t('whichPaper.unknown'),
    reach: t('whichPaper.reach'),
    row: labelsIn(lang, 'procedure')('forms', 'fee', 'time'),
    ask: t('procedure.gap'),
    money: t('fact.money'),
  };
}
