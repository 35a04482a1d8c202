import type { Remark } from './api.ts';

/** Mistakes that handing in itself mends: papers are printed again. */
const MENDED = new Set(['paper-old', 'paper-not-made']);

/** Whether nothing can be handed in before this is mended. */
export function stops({ grade, code }: Remark): boolean {
  return grade === 'must' && !MENDED.has(code);
}
