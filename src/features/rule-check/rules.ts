/** Areas are counted in whole hundredths of an are, so that a limit is met or missed exactly. */
const HUNDREDTHS = 100;
/** Shares are counted in whole hundredths of a percent, for the same reason. */
const WHOLE = 100 * 100;
/** Above this, somebody has written square metres or slipped a digit. */
const MAX_ARE = 100_000;

export type AreaProblem = 'empty' | 'comma' | 'notNumber' | 'notPositive' | 'tooExact' | 'tooLarge';

/**
 * An area in are as people write it, in digits of either script, as hundredths of an are; or what is wrong with it.
 * @example readArea('२.५') // 250
 */
export function readArea(written: string): number | AreaProblem {
  // Digits as in `text/fold-words.ts`, written out: a shared module would load the code of all tools, and cost bytes on every page.
  const text = written
    .trim()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/^[−–]/, '-');
  if (text === '') return 'empty';
  // In India a comma groups digits, elsewhere it begins the fraction: nobody can say which was meant.
  if (/^-?[\d.,]*\d[\d.,]*$/.test(text) && text.includes(',')) return 'comma';
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (whole + fraction === '') return 'notNumber';
  const digits = fraction.replace(/0+$/, '');
  if (sign || !/[1-9]/.test(whole + digits)) return 'notPositive';
  if (Number(whole) >= MAX_ARE) return 'tooLarge';
  if (digits.length > 2) return 'tooExact';
  return Number(whole) * HUNDREDTHS + Number(digits.padEnd(2, '0'));
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

/** Which conditions for uprooting fail (none: one may apply), and the smallest area that is the needed share of the plot. */
export function checkUprooting(
  { plot, damaged, hasLancingBegun, isWholePatch, hasPanchnama }: DamagedPlot,
  minimum: { sharePercent: number; areaAre: number },
): { failed: UprootingCondition[]; needed: number } {
  const share = plot * Math.round(minimum.sharePercent * 100);
  const needed = Math.ceil(share / WHOLE);
  const isMet: Record<UprootingCondition, boolean> = {
    lancing: !hasLancingBegun,
    share: damaged >= needed,
    area: damaged >= Math.round(minimum.areaAre * HUNDREDTHS),
    patch: isWholePatch,
    panchnama: hasPanchnama,
  };
  return { failed: UPROOTING_CONDITIONS.filter((condition) => !isMet[condition]), needed };
}
