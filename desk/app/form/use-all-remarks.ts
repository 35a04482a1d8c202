import type { Remark } from '../../model/api.ts';
import type { Edit } from '../../model/form-api.ts';
import { useRemarks } from '../live.tsx';
import { isBelow } from './values.ts';

/**
 * What is said while typing, and what the check of the whole content said after the last save. Of fields that changed since, only the
 * former holds.
 */
export function useAllRemarks(file: string, typing: Remark[], edits: Edit[]): Remark[] {
  const whole = useRemarks(file).filter(({ at }) => !edits.some((edit) => isBelow(at, edit.at)));
  const known = new Set(typing.map(keyOf));
  return [...typing, ...whole.filter((remark) => !known.has(keyOf(remark)))];
}

function keyOf({ at = [], code }: Remark): string {
  return `${code} ${at.join('/')}`;
}
