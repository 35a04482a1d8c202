import type { Lang } from '../../language/lang.ts';
import type { MoreFile, SentThing, TitlesFile } from './file.ts';

/** Whether a thing has a page of its own: a record or a substance. */
function hasPage(anchor: string): boolean {
  return anchor.endsWith('/');
}

/** Parts the titles: pages and what stands on them first; then readers' phrases, records and substances. `lines` are the synonyms of the editors. */
export function partTitles({ pages, answers, synonyms }: TitlesFile, lines: string[]): [TitlesFile, MoreFile] {
  const countOf = (page: number) => (pages[page]?.[3] ?? []).filter(([anchor]) => !hasPage(anchor)).length;
  const first: TitlesFile = {
    pages: pages.map(([path, title, other, things, ...weight], page) => [
      path,
      title,
      other,
      things.slice(0, countOf(page)),
      ...weight,
    ]),
    answers: [],
    synonyms: lines,
  };
  const more: MoreFile = {
    things: pages.flatMap(([, , , things], page): MoreFile['things'] => {
      const own = things.slice(countOf(page));
      return own.length > 0 ? [[page, own]] : [];
    }),
    answers,
    synonyms: synonyms.flatMap((line, place): MoreFile['synonyms'] => {
      const known = new Set(lines[place]?.split(';'));
      const added = line.split(';').filter((phrase) => !known.has(phrase));
      return added.length > 0 ? [[place, added.join(';')]] : [];
    }),
  };
  return [first, more];
}

/** The titles as they were before they were parted. */
export function joinTitles<File extends TitlesFile>(first: File, more: MoreFile): File {
  const things = new Map(more.things);
  const synonyms = [...first.synonyms];
  for (const [place, phrases] of more.synonyms)
    synonyms[place] = synonyms[place] === undefined ? phrases : `${synonyms[place]};${phrases}`;
  return {
    ...first,
    pages: first.pages.map(([path, title, other, own, ...weight], page) => [
      path,
      title,
      other,
      [...own, ...(things.get(page) ?? [])],
      ...weight,
    ]),
    answers: [...first.answers, ...more.answers],
    synonyms,
  };
}

/** Stands for an anchor that is made of the English heading, as most are. */
const OF_HEADING = '~';

/** The titles without anchors that can be made of their headings. */
export function shortAnchors(titles: TitlesFile, lang: Lang): TitlesFile {
  return withAnchors(titles, lang, (anchor, heading) => (anchor === anchorOf(heading) ? OF_HEADING : anchor));
}

/** The titles with all anchors. */
export function wholeAnchors<File extends TitlesFile>(titles: File, lang: Lang): File {
  return withAnchors(titles, lang, (anchor, heading) => (anchor === OF_HEADING ? anchorOf(heading) : anchor));
}

function withAnchors<File extends TitlesFile>(
  titles: File,
  lang: Lang,
  change: (anchor: string, heading: string) => string,
): File {
  return {
    ...titles,
    pages: titles.pages.map(([path, title, other, things, ...weight]) => [
      path,
      title,
      other,
      things.map(([anchor, own, twin, ...rest]): SentThing => [
        change(anchor, lang === 'en' ? own : twin),
        own,
        twin,
        ...rest,
      ]),
      ...weight,
    ]),
  };
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
