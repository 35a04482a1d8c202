import type { Lang } from '../language/lang.ts';
import type { Office } from '../schemas/office.ts';

/** Offices in charge of cultivators, by their id in `content/offices.yaml`. */
export function isDistrictOffice(id: string): boolean {
  return id.startsWith('doo-');
}

/** The district opium offices of a unit, in the order of `content/offices.yaml`. */
export function districtOffices(offices: Map<string, Office>, unit: string): (Office & { id: string })[] {
  return [...offices]
    .filter(([id, office]) => isDistrictOffice(id) && office.unit === unit)
    .map(([id, office]) => ({ ...office, id }));
}

/** The town of an office, as readers call it: what follows the comma in its name. */
export function townOf({ name }: Pick<Office, 'name'>, lang: Lang): string {
  return name[lang].split(', ').at(-1) ?? '';
}
