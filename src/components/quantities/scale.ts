import { formatGrams, type UnitNames } from '../../domain/format-weight.ts';
import { isOnePunishment, type Punishment, type Punishments } from '../../domain/punishments.ts';
import type { Band, Limits } from '../../domain/weight.ts';
import { fill } from '../../language/format.ts';
import type { Lang } from '../../language/lang.ts';
import type { ScaleWords } from './scale-words.ts';

/** One part of the scale, from lighter to heavier. */
export interface Zone {
  band: Band;
  name: string;
  /** @example '5 g to 250 g' */
  range?: string;
  /** The amount at which it begins. */
  from?: string;
  note?: string;
  /** None where one punishment holds for the whole scale. A zone of which a limit is not known has several, each with its name. */
  punishments: (Punishment & { name?: string })[];
}

/** What a scale shows, finished in one language. */
export interface Scale {
  label: string;
  zones: Zone[];
  /** Where one punishment holds whatever the quantity. */
  forAll?: Punishment & { name: string };
}

interface ScaleContent {
  words: ScaleWords;
  units: UnitNames;
  lang: Lang;
}

/** The scale of one drug. */
export function scaleOf(
  drug: Limits & { name: string },
  punishments: Punishments,
  { words, units, lang }: ScaleContent,
): Scale {
  const commercial = formatGrams(drug.commercial, units, lang);
  const small = drug.small === null ? undefined : formatGrams(drug.small, units, lang);
  const values = { drug: drug.name, small: small ?? '', commercial };
  const range = (key: keyof ScaleWords['range']) => fill(words.range[key], values);
  const { zones, ...scale } = punishmentScale(punishments, words);
  const [light, middle, heavy] = zones;
  const label = fill(words.bandsOf, values);
  const top = { ...heavy, range: range('commercial'), from: commercial };
  if (small !== undefined)
    return {
      ...scale,
      label,
      zones: [{ ...light, range: range('small') }, { ...middle, range: range('between'), from: small }, top],
    };
  const below: Zone = {
    band: 'notCommercial',
    name: words.band.notCommercial,
    range: range('upTo'),
    note: words.askSmall,
    punishments: [light, middle].flatMap(({ name, punishments: own }) => own.map((each) => ({ ...each, name }))),
  };
  return { ...scale, label, zones: [below, top] };
}

/** The scale of the punishments alone, without the amounts of a drug. */
export function punishmentScale(punishments: Punishments, words: ScaleWords) {
  const isOne = isOnePunishment(punishments);
  const zone = (band: keyof Punishments): Zone => ({
    band,
    name: words.band[band],
    punishments: isOne ? [] : [punishments[band]],
  });
  return {
    zones: [zone('small'), zone('between'), zone('commercial')] as const,
    ...(isOne && { forAll: { ...punishments.small, name: words.band.any } }),
  };
}
