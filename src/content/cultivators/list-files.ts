import { existsSync, readdirSync, statSync } from 'node:fs';
import { type Mistake, placed } from '../../files/mistake.ts';
import { checkYaml, readTextFile } from '../../files/read-yaml.ts';
import { unreadable } from '../../files/unreadable.ts';
import { say } from '../../messages/say.ts';
import { type ListMeta, listMetaSchema } from '../../schemas/cultivator-list.ts';
import { readCultivators } from './read-cultivators.ts';

/** The crop years of `content/cultivators/`: description and CSV file of each, newest first, with the mistakes around them. */
export function readListFiles(root: string): { years: { meta: ListMeta; csv: string }[]; mistakes: Mistake[] } {
  const folder = `${root}/cultivators`;
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const namesOf = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
  const mistakes: Mistake[] = namesOf('.csv')
    .filter((name) => !files.includes(`${name}.yaml`))
    .map((name) => ({
      file: `${folder}/${name}.csv`,
      ...say('lists-no-description', { description: `${name}.yaml` }),
    }));
  const years = namesOf('.yaml').flatMap((name) => {
    const file = `${folder}/${name}.yaml`;
    const csv = `${folder}/${name}.csv`;
    const cause = unreadable(file);
    if (cause) {
      mistakes.push(cause);
      return [];
    }
    const checked = checkYaml(file, readTextFile(file) ?? '', listMetaSchema);
    mistakes.push(...checked.mistakes);
    if (checked.data && checked.data.cropYear !== name)
      mistakes.push(
        placed({ file, lineOf: checked.lineOf }, ['cropYear'], say('lists-crop-year', { year: checked.data.cropYear })),
      );
    if (!files.includes(`${name}.csv`))
      mistakes.push({ file: csv, ...say('csv-missing', { description: `${name}.yaml` }) });
    return checked.data && files.includes(`${name}.csv`) ? [{ meta: checked.data, csv }] : [];
  });
  return { years: years.toSorted((a, b) => b.meta.cropYear.localeCompare(a.meta.cropYear)), mistakes };
}

/** Every mistake in the lists of cultivators of a content folder. */
export async function checkCultivators(root: string, offices: ReadonlySet<string>): Promise<Mistake[]> {
  const { years, mistakes } = readListFiles(root);
  for (const { csv } of years) {
    const { mtimeMs, size } = statSync(csv);
    const version = [mtimeMs, size, offices.constructor.name, ...offices].join();
    const last = lastChecked.get(csv);
    const found = last?.version === version ? last.found : await readCultivators(csv, offices);
    lastChecked.set(csv, { version, found });
    mistakes.push(...found);
  }
  return mistakes;
}

/** The lists are long; the development server reads them again only when they change. */
const lastChecked = new Map<string, { version: string; found: Mistake[] }>();
