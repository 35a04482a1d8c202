import { latinIn, isSameFigures } from '../text/compare-words.ts';
import { readRows } from '../files/read-table.ts';
import { say } from '../messages/say.ts';
import type { Mistake } from '../files/mistake.ts';
import { missingFile, readTextFile } from '../files/read-yaml.ts';
import { fromKeys } from '../lib/keys.ts';
import type { Column } from '../schemas/table.ts';
import { NAME_KINDS, type UsedName } from '../schemas/substance.ts';

/** A name with the line on which it stands. */
export interface ReadName extends UsedName {
  substance: string;
  line: number;
}

/** Reads `substance-names.csv` of a content folder: the names that people use, each with its source. */
export function readSubstanceNames(
  root: string,
  sources: ReadonlySet<string>,
): { names: ReadName[]; mistakes: Mistake[] } {
  const file = `${root}/substance-names.csv`;
  const text = readTextFile(file);
  if (text === undefined) return { names: [], mistakes: [missingFile(file)] };
  const columns = {
    ...fromKeys(['substance', 'kind'], (name): Column => ({ label: { en: name, hi: name }, kind: 'code' })),
    name: { label: { en: 'name', hi: 'name' }, kind: 'words' } satisfies Column,
  };
  const names: ReadName[] = [];
  const { mistakes } = readRows(file, text, { columns }, ({ cells, source }, report, line) => {
    const { substance, kind: given, name } = cells;
    const kind = NAME_KINDS.find((known) => known === given);
    if (!kind)
      report('kind', say('substance-code', { column: 'kind', value: String(given), choices: NAME_KINDS.join(', ') }));
    if (name === null || typeof name !== 'object') report('name_en', say('substance-name'));
    else {
      if (!isSameFigures(name.en, name.hi)) report('name_hi', say('substance-figures'));
      const latin = latinIn(name.hi);
      if (latin.length > 0) report('name_hi', say('latin-left', { words: latin.join(', ') }));
      if (kind) names.push({ substance: String(substance ?? ''), kind, name, source, line });
    }
    if (source.length === 0) report('source', say('source-missing'));
    for (const id of source.filter((each) => !sources.has(each)))
      report('source', say('no-such-source', { id, folder: `${root}/sources/` }));
  });
  return { names, mistakes };
}
