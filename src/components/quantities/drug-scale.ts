import type { Drug } from '../../domain/drugs.ts';
import { punishmentsOf } from '../../domain/punishments.ts';
import type { Lang } from '../../language/lang.ts';
import type { Table } from '../../schemas/table.ts';
import { type Scale, scaleOf } from './scale.ts';
import { scaleWords, unitNames } from './scale-words.ts';

/** The scale of a drug, from the table of punishments; undefined where it does not have its section. */
export function drugScale(drug: Drug, penalties: Table, lang: Lang): Scale | undefined {
  const punishments = punishmentsOf(penalties, drug.section, lang);
  const named = { name: drug.name[lang], small: drug.small, commercial: drug.commercial };
  return punishments && scaleOf(named, punishments, { words: scaleWords(lang), units: unitNames(lang), lang });
}
