import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { isoDateSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';
import { CLASSES } from './substance.ts';

/** What the law says to a wish. Each has its words in `content/strings.yaml` under `whichPaper.`. */
export const VERDICTS = ['needed', 'notified', 'factory', 'barred', 'permit', 'elsewhere', 'ask'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Verdicts that lead to a procedure; the others explain themselves in a note. */
const WITH_PROCEDURE: readonly Verdict[] = ['needed', 'notified', 'elsewhere'];

/** How a substance stands in law, at a glance. */
export const STANDINGS = ['controlled', 'ask', 'conditions'] as const;
export type Standing = (typeof STANDINGS)[number];

const idSchema = z.string().regex(/^[a-z][a-z-]*$/, 'id-in-address' satisfies Code);
const codeSchema = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'id-digits' satisfies Code);

const answerSchema = z
  .strictObject({
    verdict: z.enum(VERDICTS),
    decides: codeSchema.describe('Who decides: a code of “deciders”'),
    procedures: z.array(z.string()).default([]).describe('Ids of content/procedures.yaml, the first step first'),
    note: translatedSchema.optional().describe('Condition or reason, in one or two short sentences'),
    law: z.array(codeSchema).min(1).describe('The rules behind it: codes of “laws”'),
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
export type RuleAnswer = z.infer<typeof answerSchema>;

const classSchema = z.strictObject({
  id: idSchema,
  label: translatedSchema.describe('The class in a list of choices'),
  of: z.enum(CLASSES).describe('What its substances are in law: the column “class” of substances.csv'),
  standing: z.enum(STANDINGS).describe('How it stands in law, at a glance: the colour of the mark'),
  verdict: translatedSchema.describe('How it stands in law, in a few words: the first thing readers see'),
  lead: translatedSchema.describe('What follows for the reader, in one to three short sentences'),
  held: codeSchema.optional().describe('What to do with it without papers: a code of “held”'),
  isOffered: z.boolean().default(true).describe('false for a class that nobody can choose by name'),
  like: idSchema.optional().describe('The class whose answers hold where none is given here'),
  answers: z.record(idSchema, answerSchema),
});
export type RuleClass = z.infer<typeof classSchema>;

/** `content/substance-rules.yaml`: for each class of substance, an answer to each purpose. */
export const substanceRulesSchema = z
  .strictObject({
    purposes: z
      .array(
        z.strictObject({
          id: idSchema,
          label: translatedSchema.describe('The purpose in a list of choices: Import'),
          heading: translatedSchema.describe('The purpose above its answer: To import'),
          movesGoods: z.boolean().optional().describe('true where goods cross the border: offered for a consignment'),
        }),
      )
      .min(1),
    deciders: z.record(codeSchema, translatedSchema).describe('Who decides, by code'),
    laws: z.record(
      codeSchema,
      z.strictObject({
        label: translatedSchema.describe('The rule as it is cited'),
        source: sourceRefsSchema,
        asOn: isoDateSchema.describe('Day on which the rule was last checked'),
      }),
    ),
    held: z.record(codeSchema, z.array(translatedSchema).min(1)).describe('What to do without papers, by code'),
    classes: z.array(classSchema).min(1),
  })
  .superRefine(({ purposes, deciders, laws, held, classes }, context) => {
    const wanted = purposes.map(({ id }) => id);
    const byId = new Map(classes.map((each) => [each.id, each]));
    for (const [index, id] of wanted.entries())
      if (wanted.indexOf(id) !== index)
        context.addIssue({
          code: 'custom',
          path: ['purposes', index, 'id'],
          message: 'purpose-twice' satisfies Code,
          params: { id },
        });
    classes.forEach((each, index) => {
      const at = (path: PropertyKey[], message: Code, params: Record<string, string>) =>
        context.addIssue({ code: 'custom', path: ['classes', index, ...path], message, params });
      const oneOf = (path: PropertyKey[], column: string, value: string, known: Iterable<string>) => {
        const choices = [...known];
        if (!choices.includes(value)) at(path, 'substance-code', { column, value, choices: choices.join(', ') });
      };
      if (classes.findIndex(({ id }) => id === each.id) !== index) {
        at(['id'], 'class-twice', { id: each.id });
        return;
      }
      if (each.held !== undefined) oneOf(['held'], 'held', each.held, Object.keys(held));
      if (each.like !== undefined) oneOf(['like'], 'like', each.like, byId.keys());
      const chain = chainOf(each, byId);
      if (chain === undefined) {
        at(['like'], 'class-like-itself', { id: each.id });
        return;
      }
      const given = Object.keys(each.answers);
      const known = new Set(chain.flatMap(({ answers }) => Object.keys(answers)));
      const isWhole = chain.every(({ like }) => like === undefined || byId.has(like));
      for (const purpose of isWhole ? wanted : [])
        if (!known.has(purpose)) at(['answers', purpose], 'answer-missing', { doing: purpose });
      for (const purpose of given)
        if (!wanted.includes(purpose)) at(['answers', purpose], 'doing-unknown', { doing: purpose });
      for (const [purpose, { decides, law }] of Object.entries(each.answers)) {
        oneOf(['answers', purpose, 'decides'], 'decides', decides, Object.keys(deciders));
        for (const [place, code] of law.entries())
          oneOf(['answers', purpose, 'law', place], 'law', code, Object.keys(laws));
      }
    });
  });

export type SubstanceRules = z.infer<typeof substanceRulesSchema>;

/** A class and those it is like, nearest first; undefined where they lead in a circle. */
export function chainOf(first: RuleClass, byId: ReadonlyMap<string, RuleClass>): RuleClass[] | undefined {
  const chain: RuleClass[] = [];
  for (
    let next: RuleClass | undefined = first;
    next;
    next = next.like === undefined ? undefined : byId.get(next.like)
  ) {
    if (chain.includes(next)) return undefined;
    chain.push(next);
  }
  return chain;
}
