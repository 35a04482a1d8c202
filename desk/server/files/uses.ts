/** A text of the content that may name a file. */
export interface Text {
  path: string;
  text: string;
}

/** Where pictures are named outside of pages; elsewhere the same word is only a word. */
const NAMES_PICTURES = /^(?:registers\/.+|directory|albums)\.yaml$/;

/** Files that lead to a document. Posters are named by their id. @example documentUses('rti/rti-application.pdf', texts) */
export function documentUses(name: string, texts: Text[]): string[] {
  const poster = /^posters\/(.+)-(?:en|hi)\.pdf$/.exec(name)?.[1];
  const named = word(name);
  return texts
    .filter(
      ({ path, text }) =>
        named.test(text) ||
        (poster !== undefined &&
          path === 'posters.yaml' &&
          new RegExp(`^${RegExp.escape(poster)}:|id: ${RegExp.escape(poster)}$`, 'm').test(text)),
    )
    .map(({ path }) => path);
}

/** Pages, records, officers and albums that show a picture. */
export function pictureUses(name: string, texts: Text[]): string[] {
  const escaped = RegExp.escape(name);
  const inPage = new RegExp(`<Picture\\b[^>]*\\bid="${escaped}"`);
  const inYaml = new RegExp(`(?:^\\s*-\\s+|\\bpicture:\\s+|[[,]\\s*)['"]?${escaped}['"]?\\s*(?:$|[,\\]#])`, 'm');
  return texts
    .filter(({ path, text }) =>
      path.endsWith('.mdx') ? inPage.test(text) : NAMES_PICTURES.test(path) && inYaml.test(text),
    )
    .map(({ path }) => path);
}

/** The name as a word of its own: `rti/a.pdf` is not `srti/a.pdf`. */
function word(name: string): RegExp {
  return new RegExp(`(?<![\\w/-])${RegExp.escape(name)}(?![\\w/-])`);
}
