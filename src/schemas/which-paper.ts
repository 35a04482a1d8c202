import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';

/** What the law says to a wish. Each has its words in `content/strings.yaml` under `whichPaper.`. */
export const VERDICTS = ['needed', 'notified', 'factory', 'barred', 'elsewhere', 'none'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Verdicts that lead to a procedure; the others explain themselves in a note. */
const WITH_PROCEDURE: readonly Verdict[] = ['needed', 'notified', 'elsewhere'];

const idSchema = z.string().regex(/^[a-z][a-z-]*$/, 'id-in-address' satisfies Code);

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
        message: leadsOn ? ('verdict-needs-procedures' satisfies Code) : ('verdict-no-procedure' satisfies Code),
        params: { verdict },
      });
    if (!leadsOn && !note)
      context.addIssue({
        code: 'custom',
        path: ['note'],
        message: 'verdict-needs-note' satisfies Code,
        params: { verdict },
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
      const complain = (doing: string, message: Code) =>
        context.addIssue({ code: 'custom', path: ['classes', index, 'answers', doing], message, params: { doing } });
      for (const doing of wanted) if (!given.includes(doing)) complain(doing, 'answer-missing');
      for (const doing of given) if (!wanted.includes(doing)) complain(doing, 'doing-unknown');
    });
  });

export type WhichPaper = z.infer<typeof whichPaperSchema>;
export type PaperAnswer = z.infer<typeof answerSchema>;
