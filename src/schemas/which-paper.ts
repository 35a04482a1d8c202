import { z } from 'astro/zod';
import { translatedSchema } from './localized.ts';

/** What the law says to a wish. Each has its words in `content/strings.yaml` under `whichPaper.`. */
export const VERDICTS = ['needed', 'notified', 'factory', 'barred', 'elsewhere', 'none'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Verdicts that lead to a procedure; the others explain themselves in a note. */
const WITH_PROCEDURE: readonly Verdict[] = ['needed', 'notified', 'elsewhere'];

const idSchema = z
  .string()
  .regex(/^[a-z][a-z-]*$/, 'The id stands in addresses: small letters and hyphens. Rename it.');

const answerSchema = z
  .strictObject({
    verdict: z.enum(VERDICTS),
    procedures: z.array(z.string()).default([]).describe('Ids of content/procedures.yaml, the first step first'),
    note: translatedSchema.optional().describe('Condition or reason, in one short sentence'),
  })
  .superRefine(({ verdict, procedures, note }, context) => {
    const leadsOn = WITH_PROCEDURE.includes(verdict);
    if (leadsOn !== procedures.length > 0)
      context.addIssue({
        code: 'custom',
        path: ['procedures'],
        message: leadsOn
          ? `The verdict “${verdict}” needs the procedures it leads to. Add their ids.`
          : `The verdict “${verdict}” leads to no procedure. Remove them, or change the verdict.`,
      });
    if (!leadsOn && !note)
      context.addIssue({
        code: 'custom',
        path: ['note'],
        message: `The verdict “${verdict}” needs a “note” with its rule or reason. Add it.`,
      });
  });

/** `content/which-paper.yaml`: for each class of substance, an answer to each thing a firm wants to do. */
export const whichPaperSchema = z
  .strictObject({
    doings: z.array(z.strictObject({ id: idSchema, label: translatedSchema })).min(1),
    classes: z
      .array(z.strictObject({ id: idSchema, label: translatedSchema, answers: z.record(idSchema, answerSchema) }))
      .min(1),
  })
  .superRefine(({ doings, classes }, context) => {
    const wanted = doings.map(({ id }) => id);
    classes.forEach(({ answers }, index) => {
      const given = Object.keys(answers);
      const complain = (doing: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['classes', index, 'answers', doing], message });
      for (const doing of wanted)
        if (!given.includes(doing)) complain(doing, `There is no answer for “${doing}”. Add it.`);
      for (const doing of given)
        if (!wanted.includes(doing))
          complain(doing, `“${doing}” is no entry of “doings”. Correct it, or add it there.`);
    });
  });

export type WhichPaper = z.infer<typeof whichPaperSchema>;
export type PaperAnswer = z.infer<typeof answerSchema>;
