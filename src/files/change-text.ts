import { stringify } from 'yaml';
import type { Change } from '../schemas/change.ts';

/** The text of `content/changes.yaml` with one line more, before all others; what an editor wrote around them stays. */
export function withChange(text: string, { date, of, what }: Change): string {
  const entry = [
    `- date: '${date}'`,
    '  of:',
    ...of.map((name) => `    - ${scalar(name)}`),
    '  what:',
    `    en: ${scalar(what.en)}`,
    `    hi: ${scalar(what.hi)}`,
    '',
  ].join('\n');
  if (/^\[\]\s*$/m.test(text)) return text.replace(/^\[\]\s*$/m, entry);
  const first = text.search(/^- /m);
  return first < 0 ? `${text.trimEnd()}\n${entry}` : text.slice(0, first) + entry + text.slice(first);
}

function scalar(text: string): string {
  return stringify(text.replace(/\s+/g, ' ').trim(), { singleQuote: true, lineWidth: 0 }).trim();
}
