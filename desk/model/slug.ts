const SMALL_WORDS = new Set('a an and as at by for from in into is of on or the to with'.split(' '));
const MOST_WORDS = 6;

/** A short name for files and entries. @example slugOf('Powers to trace the property of officers') // 'powers-trace-property-officers' */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !SMALL_WORDS.has(word))
    .slice(0, MOST_WORDS)
    .join('-');
}
