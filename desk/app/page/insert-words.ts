/** The end of a sentence, before which something new stands. */
const END = /\s*[.।?!:;]?\s*$/;

/** A text with something put in at a place, or before the sign that ends it. */
export function withInserted(text: string, source: string, at?: { start: number; end: number }): string {
  const start = at?.start ?? END.exec(text)?.index ?? text.length;
  const [before, after] = [text.slice(0, start), text.slice(at?.end ?? start)];
  const space = before !== '' && !/[\s(“‘]$/.test(before) ? ' ' : '';
  const spaceAfter = /^[\p{L}\p{N}]/u.test(after) ? ' ' : '';
  return before + space + source + spaceAfter + after;
}
