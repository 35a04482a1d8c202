import { isUtf8 } from 'node:buffer';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { type Said, say } from '../messages/say.ts';
import type { Mistake } from './mistake.ts';

/** Files of the content that hold text. */
const TEXT_FILE = /\.(ya?ml|mdx|csv|json)$/i;

/** What other kinds of files begin with. */
const BEGINNINGS: [bytes: Buffer, said: Said][] = [
  [Buffer.from('PK\x03\x04', 'latin1'), say('file-is-office')],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), say('file-is-office')],
  [Buffer.from('%PDF-'), say('file-is-pdf')],
  [Buffer.from('{\\rtf'), say('file-is-rtf')],
];

/** Marks that a joining of two versions leaves; each stands at the beginning of its line. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/;
const CONFLICT_SIGNS = ['<<<<<<<', '>>>>>>>', '|||||||', '======='];

const NEWLINE = 0x0a;
const CHUNK_BYTES = 1 << 20;

/** Why a text file cannot be read as a whole, from its bytes alone; nothing where it can. */
export function unreadable(file: string): Mistake | undefined {
  if (!TEXT_FILE.test(file)) return undefined;
  const found = unreadableBytes(chunksOf(file));
  return found && { file, ...found };
}

/** The same for the bytes of a file, in pieces that end with a line. */
export function unreadableBytes(chunks: Iterable<Buffer>): ({ line?: number } & Said) | undefined {
  let linesBefore = 0;
  let isBlank = true;
  for (const chunk of chunks) {
    if (linesBefore === 0) {
      const kind = BEGINNINGS.find(([bytes]) => chunk.subarray(0, bytes.length).equals(bytes));
      if (kind) return kind[1];
      if (isUtf16(chunk)) return say('file-utf16');
    }
    const found = wrongLine(chunk);
    if (found) return { ...found, line: linesBefore + found.line };
    isBlank &&= chunk.toString().replace('\uFEFF', '').trim() === '';
    linesBefore += lineAt(chunk, chunk.length) - 1;
  }
  return isBlank ? say('file-empty') : undefined;
}

/** With its byte-order mark; or without, every second byte of Latin text being zero. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = bytes.subarray(0, 400);
  const zeros = (odd: number) => start.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  const isMostly = (count: number) => count > start.length / 8;
  return isMostly(zeros(0)) !== isMostly(zeros(1));
}

function wrongLine(chunk: Buffer): ({ line: number } & Said) | undefined {
  const zero = chunk.indexOf(0);
  if (zero >= 0) return { line: lineAt(chunk, zero), ...say('file-not-text') };
  if (!isUtf8(chunk)) {
    const lines = splitLines(chunk);
    return { line: lines.findIndex((line) => !isUtf8(line)) + 1, ...say('file-ansi') };
  }
  if (!CONFLICT_SIGNS.some((sign) => chunk.includes(sign))) return undefined;
  const lines = chunk.toString().split(/\r?\n/);
  const at = lines.findIndex((line) => CONFLICT.test(line));
  return at < 0 ? undefined : { line: at + 1, ...say('conflict-marks', { mark: lines[at] ?? '' }) };
}

function lineAt(bytes: Buffer, end: number): number {
  let line = 1;
  for (let at = bytes.indexOf(NEWLINE); at >= 0 && at < end; at = bytes.indexOf(NEWLINE, at + 1)) line += 1;
  return line;
}

function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, start)) {
    lines.push(bytes.subarray(start, at));
    start = at + 1;
  }
  return [...lines, bytes.subarray(start)];
}

/** A file in pieces that end with a line, so that memory does not grow with the lists of cultivators. */
function* chunksOf(file: string): Generator<Buffer> {
  if (statSync(file).size <= CHUNK_BYTES) {
    yield readFileSync(file);
    return;
  }
  const open = openSync(file, 'r');
  try {
    let rest = Buffer.alloc(0);
    for (;;) {
      const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
      const length = readSync(open, buffer);
      if (length === 0) break;
      const bytes = Buffer.concat([rest, buffer.subarray(0, length)]);
      const end = bytes.lastIndexOf(NEWLINE) + 1;
      if (end > 0) yield bytes.subarray(0, end);
      rest = bytes.subarray(end);
    }
    if (rest.length > 0) yield rest;
  } finally {
    closeSync(open);
  }
}
