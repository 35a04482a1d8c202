import { type Mistake, placed } from '../files/mistake.ts';
import type { Said } from '../messages/say.ts';
import type { YamlFile } from './content-reader.ts';
import type { Loaded } from './load.ts';
import type { SourcePage } from './read-page.ts';

/** The files of a check by their names; each rule asks for them anew. */
const byName = new WeakMap<YamlFile[], Map<string, YamlFile>>();

/** A mistake at a field of a YAML file, with its line. */
export function inYaml({ yaml }: Pick<Loaded, 'yaml'>, file: string, path: PropertyKey[], said: Said): Mistake {
  let files = byName.get(yaml);
  if (!files) byName.set(yaml, (files = new Map(yaml.map((each) => [each.file, each]))));
  return placed({ file, lineOf: files.get(file)?.lineOf ?? (() => undefined) }, path, said);
}

/** A mistake at a field at the top of a page, with its line. */
export function inPage({ file, lineOfField }: SourcePage, path: PropertyKey[], said: Said): Mistake {
  return placed({ file, lineOf: lineOfField ?? (() => undefined) }, path, said);
}

/** The same mistakes, each with the line of its field where the rule did not know it. */
export function withLines(mistakes: Mistake[], { yaml, catalogue }: Pick<Loaded, 'yaml' | 'catalogue'>): Mistake[] {
  const places = new Map<string, YamlFile['lineOf']>([
    ...catalogue.pages.map(({ file, lineOfField }) => [file, lineOfField ?? (() => undefined)] as const),
    ...yaml.map(({ file, lineOf }) => [file, lineOf] as const),
  ]);
  return mistakes.map((mistake) => {
    if (mistake.line !== undefined || mistake.field === undefined) return mistake;
    const path = mistake.path ?? mistake.field.split(' → ').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    return { ...mistake, line: places.get(mistake.file)?.(path) };
  });
}

/** Whether something in these files is wrong already, so that what seems to be missing may only follow from it. */
export function hasMistakes({ mistakes }: Pick<Loaded, 'mistakes'>, beginning: string): boolean {
  return mistakes.some(({ file }) => file.startsWith(beginning));
}
