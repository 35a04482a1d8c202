import type { Mistake } from '../../files/mistake.ts';
import { type Lang, LANGS } from '../../language/lang.ts';
import { valueAt } from '../../lib/value-at.ts';
import { say } from '../../messages/say.ts';
import type { YamlFile } from '../content-reader.ts';
import type { Loaded } from '../load.ts';
import { partsOf } from '../read-page.ts';
import { nearestName } from './nearest.ts';
import type { Rule } from './rule.ts';

/** A place in a file that names a picture. */
interface Mention {
  file: string;
  line: number | undefined;
  field: string;
  id: string;
}

/** Releases, officers and albums name pictures that exist; prose has the rule of its parts. */
export const picturesExist: Rule = (loaded) =>
  mentions(loaded)
    .filter(({ id }) => !loaded.ids.pictures.has(id))
    .map(({ id, ...place }) => ({ ...place, ...say('picture-unknown', { id, nearest: nearest(id, loaded) }) }));

/** Every picture is shown somewhere. */
export const picturesAreUsed: Rule = (loaded) => {
  const used = new Set([
    ...mentions(loaded).map(({ id }) => id),
    ...loaded.catalogue.pages
      .flatMap(partsOf)
      .filter(({ name }) => name === 'Picture')
      .map(({ attributes }) => attributes['id']),
  ]);
  return [...loaded.catalogue.pictures.values()]
    .filter(({ id }) => !used.has(id))
    .map(({ id, image }) => ({ file: image.file, ...say('picture-unused', { name: id }) }));
};

/** Longer descriptions belong into the text. */
const LONGEST_ALT = 300;
/** What a screen reader says by itself. */
const BEGINNINGS: Record<Lang, RegExp> = {
  en: /^((a|an|the)\s+)?(picture|image|photo|photograph|drawing|illustration|graphic)\s+(of|showing|shows)\b/i,
  hi: /^(चित्र|फोटो|तस्वीर|छवि|रेखाचित्र|ड्राइंग)\s*(में|:|-|–)/,
};

/** The description for those who do not see the picture says what is to be seen. */
export const picturesAreDescribed: Rule = (loaded) =>
  [...loaded.catalogue.pictures.values()].flatMap(({ id, alt, caption }) => {
    const yaml = loaded.yaml.find(({ file }) => file === `${loaded.root}/pictures/${id}.yaml`);
    if (!yaml) return [];
    return LANGS.flatMap((lang): Mistake[] => {
      const place = { file: yaml.file, line: yaml.lineOf(['alt', lang]), field: `alt → ${lang}` };
      const beginning = BEGINNINGS[lang].exec(alt[lang])?.[0];
      return [
        ...(isName(alt[lang], id) ? [say('picture-alt-is-name')] : []),
        ...(beginning ? [say('picture-alt-begins', { words: beginning })] : []),
        ...(caption?.[lang] === alt[lang] ? [say('picture-alt-is-caption')] : []),
        ...(alt[lang].length > LONGEST_ALT
          ? [say('picture-alt-long', { letters: alt[lang].length, most: LONGEST_ALT })]
          : []),
      ].map((said) => ({ ...place, ...said }));
    });
  });

/** An officer is shown by a photograph, with a name. */
export const officersAreNamed: Rule = ({ root, catalogue, yaml }) => {
  const file = `${root}/directory.yaml`;
  const lineOf = yaml.find((each) => each.file === file)?.lineOf;
  return [...catalogue.people].flatMap(([id, { name, picture }]): Mistake[] => {
    if (picture === undefined) return [];
    const place = { file, line: lineOf?.([id, 'picture']), field: `${id} → picture` };
    return [
      ...(name ? [] : [say('picture-of-officer-nameless')]),
      ...(catalogue.pictures.get(picture)?.kind === 'drawing'
        ? [say('picture-of-officer-drawn', { id: picture })]
        : []),
    ].map((said) => ({ ...place, ...said }));
  });
};

/** A picture has one place in the gallery, from which its page leads on. */
export const albumsHoldAPictureOnce: Rule = (loaded) => {
  const seen = new Set<string>();
  return inAlbums(loaded)
    .filter(({ id }) => seen.has(id) || !seen.add(id))
    .map(({ id, ...place }) => ({ ...place, ...say('album-picture-twice', { id }) }));
};

function mentions(loaded: Loaded): Mention[] {
  const { root, yaml } = loaded;
  const records = yaml.filter(({ file }) => file.startsWith(`${root}/registers/`));
  const people = yaml.filter(({ file }) => file === `${root}/directory.yaml`);
  return [
    ...records.flatMap((file) => named(file, ['pictures'])),
    ...people.flatMap((file) => Object.keys(file.raw ?? {}).flatMap((id) => named(file, [id, 'picture']))),
    ...inAlbums(loaded),
  ];
}

function inAlbums({ root, yaml }: Loaded): Mention[] {
  return yaml
    .filter(({ file }) => file === `${root}/albums.yaml`)
    .flatMap((file) => Object.keys(file.raw ?? {}).flatMap((album) => named(file, [album, 'pictures'])));
}

/** The picture or pictures that a field names. */
function named({ file, raw, lineOf }: YamlFile, path: string[]): Mention[] {
  const value = valueAt(raw, path);
  const field = path.join(' → ');
  if (typeof value === 'string') return [{ file, line: lineOf(path), field, id: value }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((id: unknown, at) =>
    typeof id === 'string' ? [{ file, line: lineOf([...path, at]), field, id }] : [],
  );
}

function isName(text: string, id: string): boolean {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/\.\w{3,4}$/, '')
      .replace(/[\s_-]+/g, ' ');
  return plain(text) === plain(id);
}

function nearest(id: string, { ids }: Loaded): string {
  const name = nearestName(id, ids.pictures);
  return name === undefined ? '' : ` (${name}?)`;
}
