/** Kinds of offices of the bureau. */
export type OfficeKind = 'head' | 'division' | 'cell' | 'other';

const PREFIXES: [prefix: string, kind: OfficeKind][] = [
  ['headquarters', 'head'],
  ['unit-', 'head'],
  ['doo-', 'division'],
  ['cell-', 'cell'],
];

/**
 * The kind of an office, by the beginning of its id in `content/offices.yaml`.
 * @example officeKindOf('doo-kota') // 'division'
 */
export function officeKindOf(id: string): OfficeKind {
  return PREFIXES.find(([prefix]) => id.startsWith(prefix))?.[1] ?? 'other';
}
