import { connect } from 'node:net';
import { PATIENCE } from './patience.ts';

export interface RawAnswer {
  status: number;
  /** The whole head in small letters, status line included. */
  head: string;
  body: string;
}

/** “Go on”, which some servers say before the answer. */
const INTERIM = /^HTTP\/1\.1 1\d\d [^]*?\r\n\r\n/;

/**
 * Sends bytes as they are and reads the first answer to its end. Status 0 when the connection was closed without one.
 * @param raw Latin-1: one letter is one byte.
 */
export function rawRequest(port: number, raw: string, host = 'localhost'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host });
    let received = '';
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(readAnswer(received));
    };
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer to: ${raw.slice(0, 80)}`));
    }, PATIENCE.expectMs);
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      received = (received + part).replace(INTERIM, '');
      if (isComplete(received)) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
    socket.write(raw, 'latin1');
  });
}

function isComplete(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = received.slice(0, end).toLowerCase();
  if (head.startsWith('http/1.1 304')) return true;
  const length = /\r\ncontent-length: (\d+)/.exec(head);
  if (length) return received.length - end - 4 >= Number(length[1]);
  return /transfer-encoding: chunked/.test(head) && received.endsWith('0\r\n\r\n');
}

function readAnswer(received: string): RawAnswer {
  const end = received.indexOf('\r\n\r\n');
  const head = (end < 0 ? received : received.slice(0, end)).toLowerCase();
  return { status: Number(/^http\/1\.\d (\d+)/.exec(head)?.[1] ?? 0), head, body: received.slice(end + 4) };
}
