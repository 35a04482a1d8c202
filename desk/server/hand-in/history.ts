import type { PastHandIn } from '../../model/hand-in-api.ts';
import { mergedText, mergeTexts } from '../../model/merge-texts.ts';
import { DeskError } from '../desk-error.ts';
import { type Change, type Drafts, hashOf } from '../drafts.ts';
import { DESK_TRAILER } from './commit.ts';
import { fileIn, gitText } from './git.ts';

const MOST = 30;
const FIELDS = [
  '%H',
  '%an',
  '%aI',
  '%s',
  '%b',
  '%(trailers:key=Approved-by,valueonly,separator=%x2C )',
  '%(trailers:key=History-en,valueonly,separator=%x1d)',
  '%(trailers:key=History-hi,valueonly,separator=%x1d)',
];

/** The last hand-ins of the desk, newest first. */
export async function historyOf(project: string): Promise<PastHandIn[]> {
  const format = `--format=%x1e${FIELDS.join('%x1f')}%x1f`;
  const log = await gitText(project, ['log', `-n${MOST}`, '--relative', '--name-only', ...byDesk(), format]).catch(
    // A repository without a single commit has no log.
    () => '',
  );
  return log.split('\x1E').slice(1).map(read);
}

function byDesk(): string[] {
  return [`--grep=^${DESK_TRAILER}$`];
}

function read(entry: string): PastHandIn {
  const [commit = '', editor = '', at = '', sentence = '', body = '', approver = '', en = '', hi = '', names = ''] =
    entry.split('\x1F');
  return {
    commit,
    editor,
    at,
    sentence,
    details: [...body.matchAll(/^- (.*)$/gm)].map(([, line = '']) => line),
    approver: approver.trim(),
    lines: linesOf(en, hi),
    paths: names
      .trim()
      .split('\n')
      .flatMap((name) => (name.startsWith('content/') ? [name.slice('content/'.length)] : [])),
  };
}

/** What readers were told, in the order in which it was written. */
function linesOf(en: string, hi: string): PastHandIn['lines'] {
  const [english, hindi] = [en, hi].map((texts) => texts.split('\x1D').map((text) => text.trim()));
  return (english ?? []).flatMap((text, index) => (text ? [{ en: text, hi: hindi?.[index] ?? text }] : []));
}

/** What readers were told stays: an undo is a change of which they are told as well. */
const KEPT = ['changes.yaml', 'recorded.yaml'];

/**
 * Takes a hand-in back in the draft: what it changed is changed back, what came later stays. Files in which something later stands in the
 * same place are left as they are and named.
 */
export async function undo(
  drafts: Drafts,
  project: string,
  commit: string,
): Promise<{ undone: string[]; clashing: string[] }> {
  const past = (await historyOf(project)).find((each) => each.commit === commit);
  if (!past)
    throw new DeskError(404, 'no-hand-in', {
      en: 'This is none of the last hand-ins of the desk.',
      hi: 'यह डेस्क की पिछली सुपुर्दगियों में से नहीं है।',
    });
  const changes: Change[] = [];
  const clashing: string[] = [];
  for (const path of past.paths.filter((each) => !KEPT.includes(each))) {
    const [made, before] = await Promise.all([
      fileIn(project, commit, `content/${path}`),
      fileIn(project, `${commit}^`, `content/${path}`),
    ]);
    const now = drafts.has(path) ? drafts.bytes(path) : undefined;
    const contents = takenBack(path, now, made, before);
    if (contents === 'clash') clashing.push(path);
    else if (!sameBytes(contents, now))
      changes.push({ path, contents: contents ?? null, was: now ? hashOf(now) : null });
  }
  if (changes.length > 0) drafts.save(changes);
  return { undone: changes.map(({ path }) => path), clashing };
}

type Bytes = Buffer | undefined;

function takenBack(path: string, now: Bytes, made: Bytes, before: Bytes): Bytes | 'clash' {
  if (sameBytes(now, made)) return before;
  if (sameBytes(now, before)) return now;
  if (!now || !made || !before || !/\.(yaml|mdx|csv|json)$/.test(path)) return 'clash';
  const merged = mergedText(mergeTexts(made.toString('utf8'), now.toString('utf8'), before.toString('utf8')));
  return merged === undefined ? 'clash' : Buffer.from(merged);
}

function sameBytes(one: Bytes, other: Bytes): boolean {
  return one && other ? one.equals(other) : one === other;
}
