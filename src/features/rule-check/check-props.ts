import { amountOf } from '../../content/facts';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { Fact } from '../../schemas/fact';
import { formatFact, formatQuantity } from '../../words/format-fact';
import { labelsIn } from '../../words/labels';
import { translator } from '../../words/strings';
import { UPROOTING_CONDITIONS } from './rules';

/** The outcomes of the check of areas, each with its name in the strings and the words of its answer. */
const EXCESS_OUTCOMES = [
  { outcome: 'within', name: 'none', text: 'within' },
  { outcome: 'condoned', name: 'condoned', text: 'over' },
  { outcome: 'prosecution', name: 'above', text: 'over' },
] as const;

/** Everything the check of areas shows, in one language and finished, and its limit. */
export type ExcessProps = ReturnType<typeof excessProps>;
/** Everything the check of a damaged crop shows, in one language and finished, and its limits. */
export type UprootingProps = ReturnType<typeof uprootingProps>;

export function excessProps(lang: Lang) {
  const t = translator(lang);
  const condoned = amountOf('excess-area-condoned', 'percent');
  const values = valuesOf(condoned, lang);
  const words = wordsIn(lang);
  return {
    limit: condoned.value,
    label: labelsIn(lang, 'ruleCheck.excess')('licensed', 'measured'),
    outcomes: EXCESS_OUTCOMES.map(({ outcome, name, text }) => ({
      outcome,
      when: fill(t(`ruleCheck.excess.${name}When`), values),
      rule: fill(t(`ruleCheck.excess.${name}Rule`), values),
      verdict: fill(t(`ruleCheck.excess.${name}Result`), values),
      text: t(`ruleCheck.excess.${text}`),
    })),
    form: t('ruleCheck.excess.form'),
    words,
    drawing: {
      ...labelsIn(lang, 'ruleCheck.drawing')('licensed', 'measured', 'condoned', 'edge', 'square'),
      are: words.are,
    },
  };
}

export function uprootingProps(lang: Lang) {
  const t = translator(lang);
  const share = amountOf('uprooting-minimum-share', 'percent');
  const area = amountOf('uprooting-minimum-area', 'quantity');
  if (area.unit !== 'are') throw new Error('The rule check counts in are: give "uprooting-minimum-area" in are.');
  const values: Record<string, Record<string, string>> = { share: valuesOf(share, lang), area: valuesOf(area, lang) };
  const own = labelsIn(lang, 'ruleCheck.uprooting');
  const { patch, ...label } = own('plot', 'damaged', 'lancing', 'patch', 'panchnama');
  const words = wordsIn(lang);
  const drawing = labelsIn(lang, 'ruleCheck.drawing');
  return {
    limits: { sharePercent: share.value, areaAre: area.value },
    label: { ...label, 'whole-patch': patch },
    conditions: UPROOTING_CONDITIONS.map((id) => ({
      id,
      name: t(`ruleCheck.uprooting.${id}Name`),
      rule: fill(t(`ruleCheck.uprooting.${id}Rule`), values[id] ?? {}),
      /** The smallest area that would do is filled in with the answer. */
      fails: fill(t(`ruleCheck.uprooting.${id}Fails`), { needed: '{needed}', ...values[id] }),
    })),
    ...own('canApply', 'canApplyText', 'tooLate', 'tooSmall', 'notAll', 'notAllText'),
    form: t('ruleCheck.uprooting.form'),
    words,
    drawing: {
      ...drawing('plot', 'damaged', 'square'),
      // The share of the plot in are is filled in with the answer.
      neededShare: fill(t('ruleCheck.drawing.neededShare'), { percent: values.share!.value! }),
      neededArea: fill(t('ruleCheck.drawing.neededArea'), { percent: values.share!.value! }),
      are: words.are,
    },
  };
}

/** The value of a fact as the words of the rules name it: with its bound, and alone. */
function valuesOf(fact: Fact, lang: Lang): { limit: string; value: string } {
  return { limit: formatFact(fact, lang), value: formatFact({ ...fact, bound: undefined }, lang) };
}

function wordsIn(lang: Lang) {
  const t = translator(lang);
  const perHectare = amountOf('are-per-hectare', 'quantity');
  const errors = labelsIn(lang, 'ruleCheck.error');
  const error = { ...errors('empty', 'comma', 'notNumber', 'notPositive'), ...errors('tooExact', 'moreThanPlot') };
  return {
    ...labelsIn(lang, 'ruleCheck')('check', 'hint', 'rule'),
    change: t('tool.change'),
    answer: labelsIn(lang, 'ruleCheck')('yes', 'no'),
    are: labelsIn(lang, 'ruleCheck.are')('one', 'other'),
    error: {
      ...error,
      noChoice: t('ruleCheck.error.choice'),
      tooLarge: fill(t('ruleCheck.error.tooLarge'), { ares: formatQuantity(perHectare.value, perHectare.unit, lang) }),
    },
  };
}
