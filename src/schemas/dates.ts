import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';

/** A calendar day. */
export const isoDateSchema = z.iso.date('no-date' satisfies Code);

/** A day, a month or a year, as exactly as the source gives it. */
export const documentDateSchema = z
  .string('no-document-date' satisfies Code)
  .refine(
    (text) => /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(text) || z.iso.date().safeParse(text).success,
    'no-document-date' satisfies Code,
  );

/** A moment in Indian time. */
export const momentSchema = z.iso.datetime({
  local: true,
  precision: -1,
  error: 'no-moment' satisfies Code,
});

/** A day, or a moment of it in Indian time. */
export const dayOrMomentSchema = z
  .string('no-day-or-moment' satisfies Code)
  .refine(
    (text) => z.iso.date().safeParse(text).success || momentSchema.safeParse(text).success,
    'no-day-or-moment' satisfies Code,
  );

/** A crop year runs from 1 October to 30 September: `2025-26`. */
export const cropYearSchema = z.string().refine((text) => {
  const [, from, to] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  return from !== undefined && (Number(from) + 1) % 100 === Number(to);
}, 'no-crop-year' satisfies Code);
