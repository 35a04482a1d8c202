import { answersIn } from '../../../content/substance-answers.ts';
import type { Catalogue } from '../../../content/load.ts';
import { drugsOf, QUANTITIES_TABLE } from '../../../domain/drugs.ts';
import { formatGrams } from '../../../domain/format-weight.ts';
import { unitNames } from '../../../components/quantities/scale-words.ts';
import type { Lang, Localized } from '../../../language/lang.ts';
import { mapValues } from '../../../lib/map-values.ts';
import type { Substances } from '../../../schemas/substances.ts';
import { labelsIn } from '../../../words/labels.ts';
import { translator } from '../../../words/strings.ts';
import { pickerProps } from '../picker/picker-words.ts';
import { documentsIn, rulesIn } from '../picker/rules-in-short.ts';

/** Everything the comparison shows, in one language and finished; the browser gets no string table. */
export type CompareProps = ReturnType<typeof compareProps>;

export function compareProps(catalogue: Catalogue, substances: Substances, lang: Lang) {
  const answers = answersIn(catalogue, lang);
  return {
    lang,
    picker: pickerProps(lang),
    purposes: catalogue.substanceRules.purposes.map(({ id, heading }) => ({ id, heading: heading[lang] })),
    rules: rulesIn(answers),
    documents: documentsIn(answers),
    classes: mapValues<string, Localized, string>(substances.classes, (label) => label[lang]),
    lists: mapValues(substances.entries, (entry) => entry[lang]),
    quantities: quantitiesIn(catalogue, lang),
    words: wordsIn(lang),
  };
}

/** Small and commercial quantity by id of the substance, with a word where they are not confirmed. */
function quantitiesIn({ tables }: Pick<Catalogue, 'tables'>, lang: Lang) {
  const t = translator(lang);
  const units = unitNames(lang);
  const table = tables.get(QUANTITIES_TABLE);
  const drugs = table ? drugsOf(table) : [];
  return Object.fromEntries(
    drugs.flatMap(({ listedAs, small, commercial, doubt }) => {
      if (listedAs === undefined) return [];
      const amount = (grams: number) => `${formatGrams(grams, units, lang)}${doubt ? ` (${t('fact.toConfirm')})` : ''}`;
      return [
        [listedAs, { small: small === null ? t('procedure.gap') : amount(small), commercial: amount(commercial) }],
      ];
    }),
  );
}

function wordsIn(lang: Lang) {
  const t = translator(lang);
  const own = labelsIn(lang, 'compare');
  return {
    ...own('form', 'chosen', 'oneMore', 'only', 'differs', 'same', 'full', 'cut', 'notGiven'),
    ...own('verdict', 'small', 'commercial', 'lists', 'cas', 'hs', 'print'),
    class: t('substances.class'),
    ...labelsIn(lang, 'procedure')('fee', 'time'),
    ...own('ask', 'askBoth'),
  };
}
