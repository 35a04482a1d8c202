import { z } from 'astro/zod';

/** A calendar day. */
export const isoDateSchema = z.iso.date(
  "This is no date. Write it as 'yyyy-mm-dd' in quotes, for example '2025-11-04'.",
);

/** A day, a month or a year, as exactly as the source gives it. */
export const documentDateSchema = z
  .string("This is no date. Write it in quotes: '2025-11-04', or '2025-11' or '2025' if the day is not known.")
  .refine(
    (text) => /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(text) || z.iso.date().safeParse(text).success,
    "This is no date. Write it in quotes: '2025-11-04', or '2025-11' or '2025' if the day is not known.",
  );

/** A moment in Indian time. */
export const momentSchema = z.iso.datetime({
  local: true,
  precision: -1,
  error: "This is no date with a time. Write it in quotes, in Indian time, for example '2026-12-01T15:00'.",
});

/** A day, or a moment of it in Indian time. */
export const dayOrMomentSchema = z
  .string("This is no date. Write it in quotes: '2027-06-26', or '2027-06-26T11:00' with its time in India.")
  .refine(
    (text) => z.iso.date().safeParse(text).success || momentSchema.safeParse(text).success,
    "This is no date. Write it in quotes: '2027-06-26', or '2027-06-26T11:00' with its time in India.",
  );

/** A crop year runs from 1 October to 30 September: `2025-26`. */
export const cropYearSchema = z.string().refine((text) => {
  const [, from, to] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  return from !== undefined && (Number(from) + 1) % 100 === Number(to);
}, "This is no crop year. Write two years that follow each other, in quotes, for example '2025-26'.");
