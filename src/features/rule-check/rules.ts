import { type AmountProblem, readAmount } from '../../lib/read-amount.ts';

/** Areas are counted in whole hundredths of an are, so that a limit is met or missed exactly. */
const HUNDREDTHS = 100;
/** Shares are counted in whole hundredths of a percent, for the same reason. */
const WHOLE = 100 * 100;
/** Above this, somebody has written square metres or slipped a digit. */
const MAX_ARE = 100_000;

/** An area in are as people write it, as hundredths of an are; or what is wrong with it. @example readArea('२.५') // 250 */
export function readArea(written: string): number | AmountProblem {
  return readAmount(written, { decimals: 2, below: MAX_ARE });
}

export interface ExcessAnswer {
  outcome: 'within' | 'condoned' | 'prosecution';
  /** The largest measured area that is still condoned. */
  limit: number;
  /** How much the measured area is above the licensed one. */
  excess: number;
  /** How much it is above the limit. */
  over: number;
}

/** Whether a measured area keeps to the licence. All areas are hundredths of an are. */
export function checkExcess(licensed: number, measured: number, condonedPercent: number): ExcessAnswer {
  const share = licensed * Math.round(condonedPercent * 100);
  const limit = licensed + (share - (share % WHOLE)) / WHOLE;
  const outcome = measured <= licensed ? 'within' : measured <= limit ? 'condoned' : 'prosecution';
  return { outcome, limit, excess: Math.max(0, measured - licensed), over: Math.max(0, measured - limit) };
}

/** The conditions for uprooting a damaged crop, in the order in which they are named. */
export const UPROOTING_CONDITIONS = ['lancing', 'share', 'area', 'patch', 'panchnama'] as const;
export type UprootingCondition = (typeof UPROOTING_CONDITIONS)[number];

export interface DamagedPlot {
  /** Hundredths of an are. */
  plot: number;
  /** Hundredths of an are. */
  damaged: number;
  hasLancingBegun: boolean;
  isWholePatch: boolean;
  hasPanchnama: boolean;
}

/**
 * Which conditions for uprooting fail (none: one may apply), the smallest area that is the needed share of the plot, and the smallest that is
 * enough by both limits.
 */
export function checkUprooting(
  { plot, damaged, hasLancingBegun, isWholePatch, hasPanchnama }: DamagedPlot,
  minimum: { sharePercent: number; areaAre: number },
): { failed: UprootingCondition[]; share: number; needed: number } {
  const share = Math.ceil((plot * Math.round(minimum.sharePercent * 100)) / WHOLE);
  const area = Math.round(minimum.areaAre * HUNDREDTHS);
  const isMet: Record<UprootingCondition, boolean> = {
    lancing: !hasLancingBegun,
    share: damaged >= share,
    area: damaged >= area,
    patch: isWholePatch,
    panchnama: hasPanchnama,
  };
  return {
    failed: UPROOTING_CONDITIONS.filter((condition) => !isMet[condition]),
    share,
    needed: Math.max(share, area),
  };
}
