import type { Drug } from '../../domain/drugs.ts';
import { fromShortCas, shortCas } from '../../lib/cas-number.ts';
import { CLASSES, NAME_KINDS, type Substance } from '../../schemas/substance.ts';
import { slug } from '../../text/slug.ts';

const SEPARATOR = ';';

/** What the finder knows of a substance; its page says the rest. */
export interface IndexedSubstance extends Pick<
  Substance,
  'id' | 'name' | 'otherNames' | 'class' | 'rule' | 'cas' | 'hs'
> {
  names: Pick<Substance['names'][number], 'kind' | 'name'>[];
  /** Codes of the lists in which it stands. */
  lists: string[];
  /** Its notified quantities. */
  quantity?: Quantity | undefined;
}

/** Notified quantities in grams, and the drug by which the quantity check knows them. */
export interface Quantity extends Pick<Drug, 'small' | 'commercial'> {
  drug: string;
}

/** The notified quantities by substance. */
export function quantitiesOf(drugs: Drug[]): Map<string, Quantity> {
  return new Map(
    drugs
      .toReversed()
      .flatMap(({ id, listedAs, small, commercial }) =>
        listedAs === undefined ? [] : [[listedAs, { drug: id, small, commercial }]],
      ),
  );
}

/** What of a substance goes into the index. */
export function indexed(substance: Substance, quantity?: Quantity): IndexedSubstance {
  const { id, name, otherNames, names, class: ofClass, entries, cas, hs, rule } = substance;
  return {
    id,
    name,
    otherNames,
    names: names.map(({ kind, name: used }) => ({ kind, name: used })),
    class: ofClass,
    lists: entries.map(({ list }) => list),
    cas,
    hs,
    rule,
    quantity,
  };
}

/** The index file: column by column, which compresses better than row by row. */
export type IndexColumns = ReturnType<typeof writeIndex>;

export function writeIndex(substances: Substance[], quantities: ReadonlyMap<string, Quantity>) {
  const rows = substances.map((substance) => indexed(substance, quantities.get(substance.id)));
  const kindOf = ({ class: ofClass, lists, rule }: IndexedSubstance) => [ofClass, rule, ...lists].join(SEPARATOR);
  const kinds = [...new Set(rows.map(kindOf))];
  const column = <T>(pick: (row: IndexedSubstance) => T): T[] => rows.map(pick);
  return {
    kinds,
    /** Empty where it follows from the English name. */
    id: column(({ id, name }) => (id === slug(name.en) ? '' : id)),
    nameEn: column(({ name }) => name.en),
    nameHi: column(({ name }) => name.hi),
    othersEn: column(({ otherNames }) => otherNames.en.join(SEPARATOR)),
    othersHi: column(({ otherNames }) => otherNames.hi.join(SEPARATOR)),
    usedEn: column(({ names }) => names.map(({ name }) => name.en).join(SEPARATOR)),
    usedHi: column(({ names }) => names.map(({ name }) => name.hi).join(SEPARATOR)),
    /** One digit for each name that people use: position in NAME_KINDS. */
    usedAs: column(({ names }) => names.map(({ kind }) => NAME_KINDS.indexOf(kind)).join('')),
    /** Class, rule and lists together: position in `kinds`. */
    kind: column((row) => kinds.indexOf(kindOf(row))),
    cas: column(({ cas }) => (cas === undefined ? '' : shortCas(cas))),
    hs: column(({ hs }) => hs ?? ''),
    drug: column(({ quantity }) => quantity?.drug ?? ''),
    small: column(({ quantity }) => quantity?.small ?? ''),
    commercial: column(({ quantity }) => quantity?.commercial ?? ''),
  };
}

/** Reads what came over the network; anything but whole columns is an error. */
export function readIndex(data: unknown): IndexedSubstance[] {
  const { kinds, ...columns } = data as IndexColumns;
  if (!Object.values(columns).every((column) => Array.isArray(column) && column.length === columns.id.length))
    throw new Error(NO_LIST);
  return columns.id.map((id, row) => {
    const [ofClass, rule = '', ...lists] = parts(at(kinds, at(columns.kind, row)));
    const usedEn = parts(at(columns.usedEn, row));
    const usedHi = parts(at(columns.usedHi, row));
    return {
      id: id || slug(at(columns.nameEn, row)),
      name: { en: at(columns.nameEn, row), hi: at(columns.nameHi, row) },
      otherNames: { en: parts(at(columns.othersEn, row)), hi: parts(at(columns.othersHi, row)) },
      names: [...at(columns.usedAs, row)].map((kind, index) => ({
        kind: at(NAME_KINDS, Number(kind)),
        name: { en: at(usedEn, index), hi: at(usedHi, index) },
      })),
      class: at(
        CLASSES,
        CLASSES.findIndex((known) => known === ofClass),
      ),
      lists,
      cas: casAt(at(columns.cas, row)),
      hs: at(columns.hs, row) || undefined,
      rule,
      quantity: quantityAt(columns, row),
    };
  });
}

function quantityAt(columns: Pick<IndexColumns, 'drug' | 'small' | 'commercial'>, row: number): Quantity | undefined {
  const drug = at(columns.drug, row);
  const small = at(columns.small, row);
  return drug === ''
    ? undefined
    : { drug, small: small === '' ? null : small, commercial: Number(at(columns.commercial, row)) };
}

function casAt(short: string): string | undefined {
  return short === '' ? undefined : fromShortCas(short);
}

const NO_LIST = 'This is no list of substances.';

function at<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new Error(NO_LIST);
  return value;
}

function parts(text: string): string[] {
  return text === '' ? [] : text.split(SEPARATOR);
}
