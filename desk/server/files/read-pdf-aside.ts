import { Worker } from 'node:worker_threads';
import type { PdfAnswer } from './pdf-worker.ts';

/** The largest that may be published is read in a second or two. */
const LONGEST_MS = 60_000;
const MOST_MEGABYTES = 1024;

/**
 * Reads a PDF in a thread of its own: a file of a few kilobytes can unpack to more than any machine holds, and others must be answered meanwhile. What takes too
 * long or too much counts as damaged.
 */
export function readPdfAside(bytes: Buffer, longest = LONGEST_MS): Promise<PdfAnswer> {
  const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
    workerData: Uint8Array.from(bytes),
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    execArgv: [],
  });
  return new Promise((done) => {
    const end = (answer: PdfAnswer) => {
      clearTimeout(late);
      done(answer);
      void worker.terminate();
    };
    const late = setTimeout(end, longest, { code: 'document-damaged' } satisfies PdfAnswer);
    worker.once('message', end);
    worker.once('error', () => end({ code: 'document-damaged' }));
    worker.once('exit', () => end({ code: 'document-damaged' }));
  });
}
