import { randomUUID } from 'node:crypto';
import type { Recognised } from '../../model/import-api.ts';
import { DeskError } from '../desk-error.ts';
import type { Change } from '../drafts.ts';
import { type CsvIndex, indexCsvInTurns } from '../table/csv-edit.ts';
import { decode } from './decode.ts';
import { separatorOf } from './recognise.ts';

/** A file that is being brought in; kept in memory until it is written or others push it out. */
export interface Session {
  id: string;
  bytes: Buffer;
  read?: { encoding: Recognised['encoding']; csv: CsvIndex };
  /** What was last compared, ready to be written. */
  ready?: { file: string; isNew: boolean; changes: Change[] };
}

const sessions = new Map<string, Session>();
const MOST_SESSIONS = 2;

export function begin(bytes: Buffer): Session {
  const session: Session = { id: randomUUID(), bytes };
  sessions.set(session.id, session);
  for (const [oldest] of sessions) if (sessions.size > MOST_SESSIONS) sessions.delete(oldest);
  return session;
}

export function sessionOf(id: string): Session {
  const session = sessions.get(id);
  if (session) return session;
  throw new DeskError(410, 'import-gone', {
    en: 'The desk no longer has this file. Bring it again.',
    hi: 'डेस्क के पास यह फाइल अब नहीं है। उसे फिर से लाएं।',
  });
}

export function endSession(id: string): void {
  sessions.delete(id);
}

/** Its rows, read once. */
export async function readSession(session: Session): Promise<NonNullable<Session['read']>> {
  if (!session.read) {
    const { encoding, text } = decode(session.bytes);
    session.read = { encoding, csv: await indexCsvInTurns(text, separatorOf(text)) };
    session.bytes = Buffer.alloc(0);
  }
  return session.read;
}
