import { AMOUNT } from '../../domain/answers/match.ts';
import type { Mistake } from '../../files/mistake.ts';
import { type Said, say } from '../../messages/say.ts';
import { type AnswerEntry, type Answers, LIVE_VALUES, THING_VALUES } from '../../schemas/answers.ts';
import { nearNames } from '../../text/near-names.ts';
import { contentMatcher } from '../answers/matcher.ts';
import { THING_LABELS } from '../answers/thing-names.ts';
import type { Loaded } from '../load.ts';
import { hasMistakes, inYaml } from '../place.ts';
import type { Rule } from './rule.ts';

/** The answers of the search use groups, facts and pages that exist, and each is found by its own examples. */
export const answersAreFound: Rule = (loaded, { routes }) => {
  const { root, catalogue, ids } = loaded;
  const { answers } = catalogue;
  if (!answers) return [];
  const mistakes: Mistake[] = [];
  const complain = (path: PropertyKey[], said: Said) =>
    mistakes.push(inYaml(loaded, `${root}/answers.yaml`, path, said));
  const groups = new Set(Object.keys(answers.words));
  const near = nearNames(groups);
  for (const [group, spellings] of Object.entries(answers.words))
    for (const [index, spelling] of spellings.entries())
      if (spellings.indexOf(spelling) < index)
        complain(['words', group, index], say('card-spelling-twice', { spelling }));
  const checkGroup = (group: string, path: PropertyKey[]) => {
    if (groups.has(group) || group === AMOUNT) return;
    const meant = near(group);
    complain(path, say('card-no-group', { group, near: meant ? ` (${meant}?)` : '' }));
  };
  for (const field of ['anchors', 'passing'] as const)
    for (const [index, group] of answers[field].entries()) checkGroup(group, [field, index]);
  const known = new Map<string, string>();
  for (const [place, answer] of answers.answers.entries()) {
    const { id, fact, to, asks, also } = answer;
    const at = (...path: PropertyKey[]) => ['answers', place, ...path];
    if (answers.answers.findIndex((other) => other.id === id) < place) complain(at('id'), say('id-twice', { id }));
    if (fact && !ids.facts.has(fact))
      complain(at('fact'), say('no-such-fact', { id: fact, file: `${root}/facts.yaml`, near: '' }));
    const [page] = to?.split('#') ?? [];
    if (page !== undefined && !routes.includes(page))
      complain(at('to'), say('no-such-page', { id: page, folder: `${root}/pages/`, near: '' }));
    for (const [index, ask] of asks.entries()) {
      const labels = ask.split(' ');
      const key = labels.toSorted().join(' ');
      const other = known.get(key);
      if (other !== undefined) complain(at('asks', index), say('card-ask-twice', { ask, other }));
      known.set(key, id);
      const choices = answer.of ? thingLabels(answer) : [];
      for (const label of labels)
        if (label.startsWith('@')) {
          if (!choices.includes(label))
            complain(at('asks', index), say('card-no-thing', { label, choices: choices.join(', ') || '–' }));
        } else if (!label.includes(':')) checkGroup(label, at('asks', index));
      if (answer.of && !labels.includes(THING_LABELS[answer.of]))
        complain(at('asks', index), say('card-thing-missing', { kind: answer.of, choices: choices.join(', ') }));
    }
    for (const [index, group] of also.entries()) checkGroup(group, at('also', index));
    const named = new Map(valuesNamed(answer).map((each) => [each.join(), each]));
    for (const [field, value] of named.values()) {
      const choices = valuesOf(answer, catalogue);
      if (!choices.includes(value))
        complain(at(field), say('card-value-unknown', { value, choices: choices.join(', ') || '–' }));
    }
  }
  // What else is wrong may be why an example finds nothing.
  const isRight = mistakes.length === 0 && !hasMistakes(loaded, `${root}/`);
  return isRight ? examplesFound(loaded, answers) : mistakes;
};

/** Every example must find its own answer. */
function examplesFound(loaded: Loaded, answers: Answers): Mistake[] {
  const match = contentMatcher(answers, loaded.catalogue);
  return answers.answers.flatMap(({ id, examples }, place) =>
    examples.flatMap((example, index) => {
      const found = match(example);
      const other = found.match && answers.answers[found.match.answer]?.id;
      if (other === id) return [];
      const said =
        other === undefined
          ? say('card-example-none', { example, words: found.unexplained.join(', ') || '–' })
          : say('card-example-other', { example, other });
      return [inYaml(loaded, `${loaded.root}/answers.yaml`, ['answers', place, 'examples', index], said)];
    }),
  );
}

function thingLabels({ of }: AnswerEntry): string[] {
  if (!of) return [];
  return of === 'quantity' ? [THING_LABELS[of], AMOUNT] : [THING_LABELS[of]];
}

function valuesOf({ of, live }: AnswerEntry, { substanceRules }: Loaded['catalogue']): string[] {
  const purposes = of === 'substance' ? (substanceRules?.purposes.map(({ id }) => id) ?? []) : [];
  return [...(of ? THING_VALUES[of] : []), ...(live ? LIVE_VALUES[live] : []), ...purposes];
}

/** The values that an answer names, with their fields. */
function valuesNamed({ title, text, none, show }: AnswerEntry): [field: string, value: string][] {
  const inWords = Object.entries({ title, text, none }).flatMap(([field, words]) =>
    Object.values(words ?? {}).flatMap((each) =>
      [...each.matchAll(/\{@([\w-]+)\}/g)].map(([, value = '']): [string, string] => [field, value]),
    ),
  );
  return show === undefined ? inWords : [['show', show], ...inWords];
}
