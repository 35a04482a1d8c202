import { MAX_DOCUMENT_BYTES } from '../../../src/files/document-file.ts';
import type { PdfFacts } from '../../../src/files/read-pdf.ts';
import { gradeOf, type Said, say, textOf } from '../../../src/messages/say.ts';
import { cleanName } from '../../model/clean-name.ts';
import type { LookedAt } from '../../model/file-api.ts';
import { DeskError } from '../desk-error.ts';
import { readPdfAside } from './read-pdf-aside.ts';

const MOST_OPENED = 4 * MAX_DOCUMENT_BYTES;

/** What is to be said of a PDF before it is written: with the words of the site's own check. */
export async function lookAtDocument(given: string, bytes: Buffer): Promise<LookedAt> {
  const name = `${cleanName(given) || 'document'}.pdf`;
  const said: Said[] = bytes.length > MAX_DOCUMENT_BYTES ? [say('document-large')] : [];
  let facts: PdfFacts | undefined;
  // One far too large is not even opened.
  const answer = bytes.length <= MOST_OPENED ? await readPdfAside(bytes) : undefined;
  if (answer && 'facts' in answer) facts = answer.facts;
  else if (answer) said.push(say(answer.code));
  if (facts?.isScan) said.push(say('document-scan', { path: name }));
  else if (facts && !facts.isTagged) said.push(say('document-untagged', { path: name }));
  if (facts?.languages.length === 0) said.push(say('document-language', { file: name }));
  return {
    name,
    facts: facts && { ...facts, bytes: bytes.length },
    remarks: said.map((each) => ({
      code: each.code,
      // Its language is written where the file is named, not in the file.
      grade: each.code === 'document-language' ? 'look-again' : gradeOf(each),
      text: { en: textOf(each, 'en'), hi: textOf(each, 'hi') },
    })),
  };
}

/** Refuses what cannot be published, whatever its name says. */
export async function refuseBadDocument(name: string, bytes: Buffer): Promise<void> {
  const { remarks } = await lookAtDocument(name, bytes);
  const bad = remarks.find(({ grade }) => grade === 'must');
  if (bad) throw new DeskError(422, bad.code, bad.text);
}
