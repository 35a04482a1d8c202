import type { Remark } from '../../model/api.ts';
import type { Desk } from '../desk.ts';
import { DeskError } from '../desk-error.ts';
import { SAID } from './hand-in-words.ts';
import { stops } from '../../model/stops.ts';

/** Longest wait for a check that runs: the first one on a busy machine takes long, and whoever pressed the button should not have to press it again. */
const WAIT_MS = 600_000;

/** Stops a hand-in of what is unchecked, wrong or in conflict. */
export async function refuseUnready({ drafts, checker }: Desk): Promise<void> {
  if (drafts.changed().length === 0) throw new DeskError(409, 'nothing', SAID.nothing);
  if (drafts.conflicts().length > 0) throw new DeskError(409, 'conflict', SAID.conflict);
  // A check that ended without an answer is tried once more.
  if (checker.state.state === 'failed') checker.check();
  const until = Date.now() + WAIT_MS;
  while (checker.state.state === 'checking' && Date.now() < until) await new Promise((later) => setTimeout(later, 100));
  if (checker.state.state !== 'done') throw new DeskError(409, 'checking', SAID.checking);
  if (checker.state.remarks.some((remark: Remark) => stops(remark)))
    throw new DeskError(409, 'mistakes', SAID.mistakes);
}
