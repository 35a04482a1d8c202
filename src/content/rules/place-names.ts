import { LANGS, type Lang, type Localized } from '../../language/lang.ts';
import type { Mistake } from '../../files/mistake.ts';
import { readCsv } from '../../files/read-csv.ts';
import { readTextFile } from '../../files/read-yaml.ts';
import { say } from '../../messages/say.ts';
import { nearNames, SHORTEST_IN_TEXT } from '../../text/near-names.ts';
import type { Loaded } from '../load.ts';
import { everyText, type Place } from './every-text.ts';
import { fileOf } from './records.ts';
import type { Rule } from './rule.ts';

/** Districts and tehsils are spelt as in the list of places, in records and in the lists of cultivators. */
export const placesAreSpeltAlike: Rule = (loaded) => {
  const names = [...loaded.catalogue.officePlaces.values()].flatMap(({ name, otherNames }) => [name, ...otherNames]);
  const near = {
    en: nearNames(names.map(({ en }) => en)),
    hi: nearNames(names.map(({ hi }) => hi)),
  };
  const named = [...inRecords(loaded), ...inLists(loaded)].flatMap(({ name, place }) =>
    LANGS.flatMap((lang): Mistake[] => {
      const known = near[lang](name[lang]);
      return known ? [{ ...place(lang), ...say('place-spelling', { name: name[lang], known }) }] : [];
    }),
  );
  return [...named, ...inWords(loaded, near)];
};

/** Words of others, lists of words, and the files of the places themselves. */
const NOT_READ = /^(sources\/|cultivators\/|strings|links|glossary|substances|office-places)/;
/** Words of six letters or more. */
const WORD = { en: /\b[A-Z][a-z]{5,}\b/g, hi: /[\u0900-\u0963]{6,}/g };

/** Names in running text. */
function inWords(loaded: Loaded, near: Record<Lang, (name: string) => string | undefined>): Mistake[] {
  return everyText(loaded).flatMap(({ text, lang, name, path, place }) => {
    // The field “place” is looked at by name.
    if (!lang || NOT_READ.test(name) || path[0] === 'place') return [];
    return (text.match(WORD[lang]) ?? []).flatMap((word) => {
      const known = near[lang](word);
      return known && known.length >= SHORTEST_IN_TEXT
        ? [{ ...place(), ...say('place-spelling', { name: word, known }) }]
        : [];
    });
  });
}

interface NamedPlace {
  name: Localized;
  place: (lang: Lang) => Place;
}

function inRecords({ root, catalogue }: Loaded): NamedPlace[] {
  return [...catalogue.registers.values()].flat().flatMap((record) => {
    const named = 'place' in record ? record.place : undefined;
    if (!named) return [];
    const hindi = named.hi.split(', ');
    return named.en.split(', ').map((en, index) => ({
      name: { en, hi: hindi[index] ?? '' },
      place: (lang) => ({ file: fileOf(root, record), field: `place → ${lang}` }),
    }));
  });
}

/** Every tehsil of the lists once: they have many thousand rows. */
function inLists({ root, files }: Loaded): NamedPlace[] {
  return files
    .filter((file) => file.startsWith(`${root}/cultivators/`) && file.endsWith('.csv'))
    .flatMap((file) => {
      const [head = '', ...lines] = (readTextFile(file) ?? '').split(/\r?\n/);
      const columns = cellsOf(head);
      const [en, hi] = LANGS.map((lang) => columns.indexOf(`tehsil_${lang}`));
      if (en === undefined || hi === undefined || en < 0 || hi < 0) return [];
      const seen = new Map<string, NamedPlace>();
      for (const [index, line] of lines.entries()) {
        const cells = cellsOf(line);
        const name = { en: cells[en] ?? '', hi: cells[hi] ?? '' };
        const key = `${name.en}|${name.hi}`;
        if (!seen.has(key))
          seen.set(key, { name, place: (lang) => ({ file, line: index + 2, field: `tehsil_${lang}` }) });
      }
      return [...seen.values()];
    });
}

/** Nearly all rows are without quotes, and the parser is slow. */
function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',').map((cell) => cell.trim());
  const rows = readCsv(line);
  return 'cause' in rows ? [] : (rows[0]?.record ?? []);
}
