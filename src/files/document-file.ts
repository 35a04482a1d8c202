import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Lang } from '../language/lang.ts';
import { type Said, say } from '../messages/say.ts';
import type { Mistake } from './mistake.ts';
import { type PdfFacts, readPdf, UnreadablePdf } from './read-pdf.ts';

/** A PDF of `content/documents/`, as its link describes it. */
export interface DocumentFile {
  /** Path below `content/documents/`: `opium/cultivator-checklist.pdf`. */
  path: string;
  bytes: number;
  pages?: number;
  format: 'PDF';
  languages: Lang[];
  isTagged: boolean;
  /** Whether its pages are pictures without text. */
  isScan: boolean;
  /** A font made for Hindi that the file uses. */
  hindiFont?: string | undefined;
}

/** Larger files cost too much on a phone. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

/** Our own list of the PDFs we made; not published. */
const NOT_PUBLISHED = ['made.json'];
const GOOD_PATH = /^([a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*\.pdf$/;

/** The public address of a document. @example documentHref('rti/rti-application.pdf') // '/documents/rti/rti-application.pdf' */
export function documentHref(path: string): string {
  return `/documents/${path}`;
}

/** Paths of all files below a documents folder that are meant for readers, in order. */
export function documentPaths(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(root.length + 1))
    .filter((path) => !NOT_PUBLISHED.includes(path))
    .toSorted();
}

/** Reads every PDF below `root` (normally `content/documents`). A missing folder is an empty one. */
export async function readDocuments(
  root: string,
): Promise<{ documents: Map<string, DocumentFile>; mistakes: Mistake[] }> {
  const documents = new Map<string, DocumentFile>();
  const mistakes: Mistake[] = [];
  for (const path of pathsIfAny(root)) {
    const file = `${root}/${path}`;
    const complain = (said: Said) => mistakes.push({ file, ...said });
    if (!path.toLowerCase().endsWith('.pdf')) {
      complain(say('document-only-pdf'));
      continue;
    }
    if (!GOOD_PATH.test(path)) complain(say('document-name'));
    const content = readFileSync(file);
    if (content.length > MAX_DOCUMENT_BYTES) complain(say('document-large'));
    try {
      const { pages, languages, isTagged, isScan, hindiFont } = await factsOf(content);
      documents.set(path, {
        path,
        bytes: content.length,
        pages,
        format: 'PDF',
        languages,
        isTagged,
        isScan,
        hindiFont,
      });
    } catch (error) {
      complain(say(error instanceof UnreadablePdf ? error.code : 'document-damaged'));
    }
  }
  return { documents, mistakes };
}

/** By the hash of the file: most are as they were when they were last read. */
const known = new Map<string, Promise<PdfFacts>>();

function factsOf(content: Buffer): Promise<PdfFacts> {
  const hash = createHash('sha256').update(content).digest('hex');
  let facts = known.get(hash);
  if (!facts) known.set(hash, (facts = readPdf(content)));
  return facts;
}

function pathsIfAny(root: string): string[] {
  try {
    return documentPaths(root);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
