import type { IncomingMessage } from 'node:http';
import { DeskError } from './desk-error.ts';

export const MOST_JSON = 32 * 2 ** 20;
export const MOST_FILE = 64 * 2 ** 20;

/** The bytes of a request, never more than allowed: too much is refused before it is read, or as soon as it is too much. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(most);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(most: number): DeskError {
  const megabytes = Math.round(most / 2 ** 20);
  return new DeskError(413, 'too-large', {
    en: `This is more than ${megabytes} MB. Make it smaller and try again.`,
    hi: `यह ${megabytes} एमबी से बड़ा है। इसे छोटा करके फिर कोशिश करें।`,
  });
}
