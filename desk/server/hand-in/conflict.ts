import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { isLang, type Lang, otherLang } from '../../../src/language/lang.ts';
import type { ClashView, ConflictView, Side } from '../../model/hand-in-api.ts';
import { type Clash, clashesOf, mergeTexts, type Piece, settledText } from '../../model/merge-texts.ts';
import { DeskError } from '../desk-error.ts';
import { type Conflict, type Drafts, hashOf } from '../drafts.ts';
import { entriesIn } from '../start/entries.ts';
import { leavesOf, parsed } from './leaves.ts';

const TEXT = /\.(yaml|mdx|csv)$/;

/** Both changes of a file, and where they clash. What does not clash goes together by itself. */
export function conflictView(drafts: Drafts, path: string): ConflictView {
  const conflict = conflictOf(drafts, path);
  const { mine, theirs } = conflict;
  const pieces = piecesOf(conflict);
  const [entry, second] = entriesIn(path, (mine ?? theirs)?.toString('utf8') ?? '');
  return {
    path,
    title: entry && !second && TEXT.test(path) ? entry.title : { en: path, hi: path },
    kind: pieces ? (path.endsWith('.yaml') ? 'fields' : 'lines') : 'whole',
    clashes: pieces ? viewsOf(path, pieces) : [],
    mine: mine ? 'there' : 'removed',
    theirs: theirs ? 'there' : 'removed',
    seen: seenOf(conflict),
  };
}

/** Ends a conflict: one side for each clash, or for the whole file. */
export function settle(drafts: Drafts, path: string, seen: string, sides: Side[]): void {
  const conflict = conflictOf(drafts, path);
  if (seenOf(conflict) !== seen)
    throw new DeskError(409, 'changed-elsewhere', {
      en: `${path} was changed once more. Look at the versions again.`,
      hi: `${path} को एक बार और बदला गया है। दोनों रूप फिर से देखें।`,
    });
  const pieces = piecesOf(conflict);
  const needed = pieces ? clashesOf(pieces).length : 1;
  if (sides.length !== needed)
    throw new DeskError(400, 'not-settled', {
      en: 'Choose one side for each place.',
      hi: 'हर जगह के लिए एक रूप चुनें।',
    });
  drafts.settle(path, pieces ? settledText(pieces, (_, index) => sides[index] ?? 'theirs') : whole(conflict, sides[0]));
}

function whole(conflict: Conflict, side: Side = 'theirs'): Buffer | null {
  return conflict[side] ?? null;
}

function conflictOf(drafts: Drafts, path: string): Conflict {
  const conflict = drafts.conflicts().find((each) => each.path === path);
  if (conflict) return conflict;
  throw new DeskError(404, 'no-conflict', {
    en: `${path} is in no conflict any more.`,
    hi: `${path} में अब कोई टकराव नहीं है।`,
  });
}

function seenOf({ base, mine, theirs }: Conflict): string {
  return [base, mine, theirs].map((bytes) => (bytes ? hashOf(bytes) : '-')).join(' ');
}

/** Missing where one version must be taken whole. */
function piecesOf({ path, base, mine, theirs }: Conflict): Piece[] | undefined {
  if (!mine || !theirs || !TEXT.test(path)) return undefined;
  return mergeTexts(base?.toString('utf8') ?? '', mine.toString('utf8'), theirs.toString('utf8'));
}

function viewsOf(path: string, pieces: Piece[]): ClashView[] {
  if (!path.endsWith('.yaml')) return clashesOf(pieces).map((clash) => ({ ...trimmed(clash), fields: [] }));
  const text = settledText(pieces, () => 'mine');
  const fieldsAt = fieldsByLine(text);
  const leaves = leavesOf(parsed(text));
  const views: ClashView[] = [];
  let line = 1;
  for (const piece of pieces) {
    const part = typeof piece === 'string' ? piece : piece.mine;
    const lines = part.split('\n').length - 1;
    if (typeof piece !== 'string') {
      const fields = fieldsAt(line, line + Math.max(lines, 1) - 1);
      views.push({ ...trimmed(piece), fields, ...twinOf(fields, leaves) });
    }
    line += lines;
  }
  return views;
}

/** One line of a field is shown as its value, more lines as they stand. */
function trimmed({ base, mine, theirs }: Clash): Clash {
  const isField = [base, mine, theirs].every((text) => /^ *[\w.-]+: .+\n?$/.test(text));
  const shown = (text: string) => (isField ? text.replace(/^ *[\w.-]+: /, '').trim() : text.trimEnd());
  return { base: shown(base), mine: shown(mine), theirs: shown(theirs) };
}

function twinOf(fields: string[][], leaves: Map<string, { value: string }>): { lang?: Lang; twin?: string } {
  const [field] = fields;
  const lang = field?.at(-1);
  if (!field || fields.length > 1 || !isLang(lang)) return {};
  const twin = leaves.get(JSON.stringify([...field.slice(0, -1), otherLang(lang)]))?.value;
  return { lang, ...(twin !== undefined && { twin }) };
}

/** Which fields stand on some lines of a YAML text. */
function fieldsByLine(text: string): (from: number, to: number) => string[][] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, logLevel: 'silent' });
  const all: { line: number; at: string[] }[] = [];
  visit(document, {
    Scalar: (key, node, parents) => {
      if (key === 'key' || !node.range) return;
      const at = parents.flatMap((parent, index) => {
        if (isPair(parent)) return isScalar(parent.key) ? [String(parent.key.value)] : [];
        const child = parents[index + 1] ?? node;
        const isList = !isMap(parent) && 'items' in parent && Array.isArray(parent.items);
        return isList ? [String(parent.items.findIndex((item: unknown) => item === child) + 1)] : [];
      });
      all.push({ line: counter.linePos(node.range[0]).line, at });
    },
  });
  return (from, to) => all.filter(({ line }) => line >= from && line <= to).map(({ at }) => at);
}
