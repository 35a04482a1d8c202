import { nowInIndia } from './indian-date.ts';

/**
 * The moment for which the site is built, in Indian time, as content files write it. Besides the files of the project a build
 * depends on nothing else that changes: `BUILD_MOMENT=2026-11-16T16:15` makes that of another day again, byte for byte.
 */
export function buildMoment(): string {
  const given = process.env['BUILD_MOMENT'];
  if (given === undefined) return nowInIndia();
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(given) || Number.isNaN(Date.parse(`${given}Z`)))
    throw new Error(`BUILD_MOMENT is “${given}”. Write it like 2026-11-16T16:15, in Indian time, or leave it out.`);
  return given;
}

/** The day for which the site is built, `yyyy-mm-dd`. */
export function buildDay(): string {
  return buildMoment().slice(0, 10);
}
