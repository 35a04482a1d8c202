import { type Lang, LANGS } from '../language/lang.ts';
import { wholeClasses } from '../domain/substance-rules.ts';
import { entryOf } from '../lib/entry-of.ts';
import { fromKeys } from '../lib/keys.ts';
import { onceFor } from '../lib/once-for.ts';
import type { Fact } from '../schemas/fact.ts';
import type { RuleAnswer, Standing, Verdict } from '../schemas/substance-rules.ts';
import { formatFact } from '../words/format-fact.ts';
import { translator } from '../words/strings.ts';
import type { Catalogue } from './load.ts';
import { procedureHref } from './procedure-href.ts';

type RulesContent = Pick<Catalogue, 'substanceRules' | 'procedures' | 'facts'>;

/** A document of an answer. Fee and time are left out where they must be asked. */
export interface AnswerDocument {
  id: string;
  title: string;
  href: string;
  fee?: string | undefined;
  time?: string | undefined;
  /** The fee in rupees and the days until the decision, to be added up. */
  rupees?: number | undefined;
  days?: number | undefined;
}

/** The answer to one purpose, in one language and finished. */
export interface SubstanceAnswer {
  purpose: string;
  /** @example 'To import' */
  heading: string;
  verdict: Verdict;
  /** The verdict in words. @example 'You need' */
  words: string;
  /** The first step first. */
  documents: AnswerDocument[];
  note?: string | undefined;
  /** Who decides. */
  decides: string;
  /** The rules behind it. */
  law: string;
}

/** Everything that the table of rules says of a class, in one language and finished. */
export interface ClassAnswers {
  id: string;
  /** The class in a list of choices. */
  label: string;
  standing: Standing;
  /** How it stands in law, in a few words. */
  verdict: string;
  lead: string;
  answers: SubstanceAnswer[];
  /** What to do with it without papers. */
  held: string[];
  /** Ids of the sources of all its rules. */
  source: string[];
  isOffered: boolean;
}

const answers = onceFor((content: RulesContent) => fromKeys(LANGS, (lang) => finishedAnswers(content, lang)));

/** The classes of the table of rules by id, in one language. Whatever shows an answer on the site reads it here. */
export function answersIn(content: RulesContent, lang: Lang): Map<string, ClassAnswers> {
  return answers(content)[lang];
}

function finishedAnswers(content: RulesContent, lang: Lang): Map<string, ClassAnswers> {
  const { purposes, deciders, laws, held } = content.substanceRules;
  const t = translator(lang);
  const documentOf = (id: string) => answerDocument(id, content, lang);
  return new Map(
    wholeClasses(content.substanceRules).map((each) => {
      const given = purposes.flatMap(({ id, heading }) => {
        const answer = each.answers[id];
        return answer ? [{ id, heading: heading[lang], answer }] : [];
      });
      const finish = ({
        id,
        heading,
        answer,
      }: {
        id: string;
        heading: string;
        answer: RuleAnswer;
      }): SubstanceAnswer => ({
        purpose: id,
        heading,
        verdict: answer.verdict,
        words: t(`whichPaper.${answer.verdict}`),
        documents: answer.procedures.map(documentOf),
        note: answer.note?.[lang],
        decides: deciders[answer.decides]?.[lang] ?? '',
        law: joinLaws(answer.law.flatMap((code) => laws[code]?.label[lang] ?? [])),
      });
      return [
        each.id,
        {
          id: each.id,
          label: each.label[lang],
          standing: each.standing,
          verdict: each.verdict[lang],
          lead: each.lead[lang],
          answers: given.map(finish),
          held: (each.held === undefined ? [] : (held[each.held] ?? [])).map((line) => line[lang]),
          source: [...new Set(given.flatMap(({ answer }) => answer.law.flatMap((code) => laws[code]?.source ?? [])))],
          isOffered: each.isOffered,
        },
      ];
    }),
  );
}

/** Rules one after the other, each law named once. @example joinLaws(['NDPS Rules, rule 53', 'NDPS Rules, rule 64']) // 'NDPS Rules, rule 53; rule 64' */
function joinLaws(labels: string[]): string {
  const lawOf = (label = '') => /^[^,]+, /.exec(label)?.[0] ?? '';
  return labels
    .map((label, at) => (lawOf(label) === lawOf(labels[at - 1]) ? label.slice(lawOf(label).length) : label))
    .join('; ');
}

function answerDocument(id: string, { procedures, facts }: RulesContent, lang: Lang): AnswerDocument {
  const { title, pays, waits } = entryOf(procedures, id);
  const fees = pays?.map((fact) => entryOf(facts, fact));
  const time = waits === undefined ? undefined : entryOf(facts, waits);
  return {
    id,
    title: title[lang],
    href: procedureHref(id, lang),
    fee: fees?.map((fact) => formatFact(fact, lang)).join(' + '),
    time: time && formatFact(time, lang),
    rupees: fees?.reduce((sum, fact) => sum + valueOf(fact), 0),
    days: time && valueOf(time),
  };
}

function valueOf(fact: Fact): number {
  return 'value' in fact ? fact.value : 0;
}
