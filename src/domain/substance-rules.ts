import { chainOf, type RuleAnswer, type RuleClass, type SubstanceRules } from '../schemas/substance-rules.ts';

/** A class with the answer to every purpose, those of the class it is like included. */
export type WholeClass = Omit<RuleClass, 'like'>;

/** The classes of the table of rules, each with all its answers in the order of the purposes. */
export function wholeClasses({ purposes, classes }: Pick<SubstanceRules, 'purposes' | 'classes'>): WholeClass[] {
  const byId = new Map(classes.map((each) => [each.id, each]));
  return classes.map((each) => {
    const chain = chainOf(each, byId) ?? [];
    const answers: [string, RuleAnswer][] = purposes.flatMap(({ id }) => {
      const answer = chain.find((own) => id in own.answers)?.answers[id];
      return answer ? [[id, answer]] : [];
    });
    const { like: _, ...own } = each;
    return { ...own, answers: Object.fromEntries(answers) };
  });
}
