import { drugScale } from '../../../components/quantities/drug-scale.ts';
import { unitNames } from '../../../components/quantities/scale-words.ts';
import type { Catalogue } from '../../../content/load.ts';
import { type Drug, drugsOf, QUANTITIES_TABLE } from '../../../domain/drugs.ts';
import { formatGrams } from '../../../domain/format-weight.ts';
import { PENALTIES_TABLE } from '../../../domain/punishments.ts';
import { documentNumber } from '../../../language/document-number.ts';
import type { Lang } from '../../../language/lang.ts';
import { labelsIn } from '../../../words/labels.ts';
import { translator } from '../../../words/strings.ts';
import { recordPath } from '../../../addresses/registers.ts';
import { pathFor } from '../../../addresses/routes.ts';
import type { SentSource, SentThing, WeightWords } from './card-file.ts';
import { given } from './sent-sources.ts';

/** The page of the quantity check. */
export const QUANTITIES_ROUTE = 'top-level/prevention/quantities';
const BANDS = ['small', 'between', 'commercial', 'notCommercial'] as const;

/** Drugs with their notified amounts, each with its finished scale. */
export function drugThings(catalogue: Catalogue, lang: Lang): Map<string, SentThing> {
  const table = catalogue.tables.get(QUANTITIES_TABLE);
  const penalties = catalogue.tables.get(PENALTIES_TABLE);
  if (!table || !penalties) return new Map();
  const units = unitNames(lang);
  return new Map(
    drugsOf(table).map((drug) => [
      drug.id,
      {
        values: given({
          drug: drug.name[lang],
          small: drug.small === null ? undefined : formatGrams(drug.small, units, lang),
          commercial: formatGrams(drug.commercial, units, lang),
        }),
        href: `${pathFor(QUANTITIES_ROUTE, lang)}?drug=${drug.id}`,
        sources: [notificationSource(drug, catalogue, lang)],
        doubt: drug.doubt?.[lang],
        limits: { small: drug.small, commercial: drug.commercial },
        scale: drugScale(drug, penalties, lang),
      },
    ]),
  );
}

/** The notification that sets the amounts, with its page if the site has it. */
function notificationSource({ notification }: Drug, { registers }: Catalogue, lang: Lang): SentSource {
  const record = registers.get('notifications').find(({ number }) => number === notification);
  const number = documentNumber(notification, lang);
  return record ? [number, recordPath('notifications', record.id, lang)] : [number];
}

export function weightWords(lang: Lang): WeightWords {
  return {
    verdict: labelsIn(lang, 'quantities.verdict')(...BANDS),
    reason: labelsIn(lang, 'quantities.reason')(...BANDS),
    yours: translator(lang)('quantities.yours'),
    units: unitNames(lang),
  };
}
