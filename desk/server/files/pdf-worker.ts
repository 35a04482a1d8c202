/** Reads one PDF and answers with what it says of itself, or with the code of what is wrong with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { type PdfFacts, readPdf, UnreadablePdf } from '../../../src/files/read-pdf.ts';

export type PdfAnswer = { facts: PdfFacts } | { code: UnreadablePdf['code'] };

const answer: PdfAnswer = await readPdf(workerData as Uint8Array).then(
  (facts) => ({ facts }),
  (error: unknown) => ({ code: error instanceof UnreadablePdf ? error.code : 'document-damaged' }),
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(answer);
