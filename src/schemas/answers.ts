import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { DEVANAGARI } from '../language/devanagari.ts';
import { keysOf } from '../lib/keys.ts';
import { localizedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';

/** Things with names and values of their own: one answer stands for all of a kind. */
export const THING_KINDS = ['office', 'cpio', 'appellate', 'substance', 'quantity', 'post'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** What an answer may say of each kind of thing, in braces: `{@name}`. Those of substances are joined by the purposes of the rules. */
export const THING_VALUES: Record<ThingKind, readonly string[]> = {
  office: ['name', 'telephone', 'email', 'fax', 'address', 'area', 'weighing'],
  cpio: ['name', 'officer', 'telephone', 'email', 'address'],
  appellate: ['name', 'officer', 'telephone', 'email', 'address'],
  substance: ['name', 'verdict', 'lead'],
  quantity: ['drug', 'small', 'commercial', 'weight', 'verdict', 'reason', 'punishment', 'clause'],
  post: ['name', 'group', 'pay', 'entry', 'qualification', 'age'],
};

/** Answers that change with the day or with the newest records, and their values. */
export const LIVE_VALUES = {
  'month-step': ['month', 'steps', 'duty'],
  'open-tenders': ['count'],
  'upcoming-events': ['count'],
  'newest-notification': ['title', 'date'],
} as const satisfies Record<string, readonly string[]>;
export type LiveKind = keyof typeof LIVE_VALUES;
const LIVE_KINDS = keysOf(LIVE_VALUES);

const groupName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'id-digits' satisfies Code);
const spelling = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^;]+$/, 'search-semicolon' satisfies Code);
/** Groups, numbers of law and things, parted by spaces. @example 'price opium', 'section:27a', 'telephone @office' */
const ask = z.string().regex(/^@?[a-z][a-z0-9:-]*(?: @?[a-z][a-z0-9:-]*)*$/, 'card-ask' satisfies Code);

/** Words that may consist of values alone: `{@name}: {@verdict}`. */
const words = localizedSchema.refine(({ hi }) => DEVANAGARI.test(hi) || !/\p{L}/u.test(hi.replace(/\{[^}]*\}/g, '')), {
  path: ['hi'],
  message: 'no-devanagari' satisfies Code,
});

const answerSchema = z
  .strictObject({
    id: groupName.describe('Short name, unique in the file'),
    asks: z
      .array(ask)
      .min(1, 'list-empty' satisfies Code)
      .describe('Any one of these; each lists groups that must all be in the question, in any order'),
    also: z
      .array(z.union([groupName, z.literal('@amount')]))
      .default([])
      .describe('Groups that may be in the question and change nothing'),
    of: z.enum(THING_KINDS).optional().describe('One answer for each thing of a kind'),
    live: z.enum(LIVE_KINDS).optional().describe('An answer that changes with the day'),
    fact: z.string().optional().describe('Id of a fact, shown large'),
    show: z.string().optional().describe('With “of”: the value that is shown large'),
    title: words.describe('The answer itself in a few words'),
    text: words.optional().describe('At most two short sentences more'),
    none: words
      .optional()
      .describe('The title where there is nothing: with “live”, no record; with “show”, a thing without this value'),
    to: z.string().optional().describe('The page that says more, or a section of it after “#”'),
    source: sourceRefsSchema.optional(),
    examples: z
      .array(z.string().min(2))
      .refine((list) => list.some((each) => DEVANAGARI.test(each)) && list.some((each) => /[a-z]/i.test(each)), {
        error: 'card-examples' satisfies Code,
      })
      .describe('Questions as readers type them; each must find this answer'),
  })
  .superRefine(({ of, live, to, none, fact, show }, context) => {
    const complain = (field: string, message: Code) => context.addIssue({ code: 'custom', path: [field], message });
    if (of && live) complain('live', 'card-of-or-live');
    if (!of && !to) complain('to', 'card-to-missing');
    const isLiveList = live !== undefined && live !== 'month-step';
    if (isLiveList ? !none : none && !show) complain('none', 'card-none');
    if (fact && show) complain('show', 'card-fact-or-show');
  });
export type AnswerEntry = z.infer<typeof answerSchema>;

/** `content/answers.yaml`: questions that the search answers itself, owned by the editors. */
export const answersSchema = z.strictObject({
  words: z
    .record(groupName, z.array(spelling).min(1, 'list-empty' satisfies Code))
    .describe('Groups of spellings that mean the same in a question'),
  fillers: z.array(spelling).describe('Words that never change a question'),
  foreign: z
    .array(spelling)
    .default([])
    .describe('Things that are not of this site though questions about them look alike: they get no answer'),
  anchors: z
    .array(groupName)
    .default([])
    .describe('Groups that belong to this site alone: a question with one of them may hold a word that nobody listed'),
  passing: z.array(groupName).default([]).describe('Groups that hardly ever change a question'),
  answers: z.array(answerSchema),
});
export type Answers = z.infer<typeof answersSchema>;
