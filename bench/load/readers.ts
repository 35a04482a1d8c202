import { connect, type Socket } from 'node:net';
import { rawRequest } from '../../tests/support/raw-request.ts';

const HOST = '127.0.0.1';
const BATCH = 250;

/** Connections that asked for one page each and now stay open, or readers who take a byte a second. */
export interface Crowd {
  count: () => number;
  leave: () => void;
}

/** Opens connections, reads one page over each, and keeps them. */
export async function keepOpen(port: number, wanted: number): Promise<Crowd> {
  const open = new Set<Socket>();
  while (open.size < wanted) {
    const before = open.size;
    await Promise.all(Array.from({ length: Math.min(BATCH, wanted - before) }, () => readAndStay(port, open)));
    if (open.size === before) break;
  }
  return crowdOf(open);
}

/** Readers of a long document who take one byte a second. */
export function readSlowly(port: number, wanted: number): Crowd {
  const open = new Set<Socket>();
  for (let reader = 0; reader < wanted; reader += 1) {
    const socket = connect({ port, host: HOST });
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    socket.write('GET /documents/long.pdf HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.on('readable', () => {});
  }
  const clock = setInterval(() => {
    for (const socket of open) socket.read(1);
  }, 1000);
  const { count, leave } = crowdOf(open);
  return {
    count,
    leave: () => {
      clearInterval(clock);
      leave();
    },
  };
}

/** How long one reader after another waits for a page over a connection of their own, in milliseconds, sorted. */
export async function answerTimes(port: number, times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    const { status } = await rawRequest(port, PAGE, HOST);
    waits.push(status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY);
  }
  return waits.toSorted((a, b) => a - b);
}

const PAGE = 'GET /en/home/ HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n';

function readAndStay(port: number, open: Set<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: HOST });
    socket.on('error', () => resolve());
    socket.on('close', () => {
      open.delete(socket);
      resolve();
    });
    socket.once('data', () => {
      open.add(socket);
      socket.resume();
      resolve();
    });
    socket.write(PAGE);
  });
}

function crowdOf(open: Set<Socket>): Crowd {
  return {
    count: () => open.size,
    leave: () => {
      for (const socket of open) socket.destroy();
    },
  };
}
