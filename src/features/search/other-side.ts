import type { SentThing, TitlesFile } from './file.ts';

/** The titles as the other language has it: both titles change places. */
export function otherSide(file: TitlesFile): TitlesFile {
  return {
    ...file,
    pages: file.pages.map(([path, title, otherTitle, things, ...weight]) => [
      path,
      otherTitle,
      title,
      things.map(([anchor, own, other, ...rest]): SentThing => [anchor, other, own, ...rest]),
      ...weight,
    ]),
  };
}
