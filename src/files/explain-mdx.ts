import { type Said, say } from '../messages/say.ts';

/** Why the prose of a page cannot be read, in the words of an editor; the line is counted from the beginning of the prose. */
export function explainMdx(error: unknown, prose: string): { line: number } & Said {
  const whole = error instanceof Error ? error.message : String(error);
  const [, place = '1', reason = whole] = /^(\d+):\d+: ([\s\S]*?)(?: \([\d:]+\))?(?: \(mdx[^)]*\))?$/.exec(whole) ?? [];
  const line = Number(place);
  const here = prose.split('\n')[line - 1] ?? '';
  return { line, ...causeOf(reason, here) };
}

function causeOf(reason: string, here: string): Said {
  const name = /tag (?:for )?`<\/?([\w.]*)/.exec(reason)?.[1] ?? '';
  if (reason.startsWith('Expected a closing tag')) return say('page-part-open', { name });
  const open = /corresponding closing tag for `<([\w.]*)/.exec(reason)?.[1];
  if (open !== undefined) return say('page-part-crossed', { name, open });
  if (reason.startsWith('Unexpected closing tag')) return say('page-part-not-begun', { name });
  if (here.includes('<!--')) return say('page-comment');
  if (/brace|expression/.test(reason)) return say('page-brace');
  if (/after `<`|before name/.test(reason)) return say('page-less-than');
  return say('page-unreadable', { reason: reason.replace(/, expected a valid.*$/s, '') });
}
