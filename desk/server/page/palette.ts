import { PARTS, type PartName } from '../../../src/parts/registry.ts';
import { keysOf } from '../../../src/lib/keys.ts';
import type { PartSpec } from '../../../src/schemas/part.ts';
import type { Block, PalettePart } from '../../model/page-api.ts';
import { ATTRIBUTE_WORDS, PART_WORDS } from '../../words/parts.ts';

const paragraph: Block = { kind: 'paragraph', text: '', depth: 1 };
const point: Block = { kind: 'item', isOrdered: true, text: '', depth: 1 };
const inside = (name: PartName): Block => ({ kind: 'part', name, attributes: {}, text: '', depth: 1 });

/** What stands in a new part that is written around others. */
const BEGINS: Partial<Record<PartName, Block[]>> = {
  Callout: [paragraph],
  Details: [paragraph],
  Steps: [point],
  Definitions: [inside('Definition')],
  Answers: [inside('Answer')],
  Path: [inside('Stop')],
  Cases: [inside('Stop')],
  Amounts: [inside('Amount')],
  LineInTime: [inside('Moment')],
  ConsignmentPath: Array.from({ length: 7 }, () => point),
};

/** Every part that a page may use, in words. */
export function palette(): PalettePart[] {
  const specs: Record<PartName, PartSpec> = PARTS;
  return keysOf(PART_WORDS).map((name) => {
    const [group, place, en, hi] = PART_WORDS[name];
    const attributes = Object.entries(specs[name].attributes ?? {}).map(([attribute, kind]) => ({
      name: attribute,
      kind: kind.replace('?', ''),
      isOptional: kind.endsWith('?'),
      label: ATTRIBUTE_WORDS[`${name}.${attribute}`] ?? ATTRIBUTE_WORDS[attribute] ?? { en: attribute, hi: attribute },
    }));
    return { name, group, place, label: { en, hi }, begins: BEGINS[name], attributes };
  });
}
