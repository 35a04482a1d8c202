import { amountOf } from '../../content/facts';
import { fill } from '../../language/format';
import { translator } from '../../words/strings';
import { AreaField } from './RuleFields';
import { type RuleCheckProps, RuleSection, valuesOf } from './RuleSection';

/** The outcomes, each with its name in the strings and the words of its answer. */
const OUTCOMES = [
  { outcome: 'within', name: 'none', text: 'within' },
  { outcome: 'condoned', name: 'condoned', text: 'over' },
  { outcome: 'prosecution', name: 'above', text: 'over' },
] as const;

/** Licensed and measured area: within the licence, condoned, or prosecution. */
export function ExcessCheck({ sources, lang }: RuleCheckProps) {
  const t = translator(lang);
  const condoned = amountOf('excess-area-condoned', 'percent');
  const values = valuesOf(condoned, lang);
  const rules = OUTCOMES.map(({ outcome, name, text }) => ({
    outcome,
    when: fill(t(`ruleCheck.excess.${name}When`), values),
    rule: fill(t(`ruleCheck.excess.${name}Rule`), values),
    verdict: t(`ruleCheck.excess.${name}Result`),
    text: t(`ruleCheck.excess.${text}`),
  }));
  return (
    <RuleSection
      name="excess"
      limits={{ 'data-condoned-percent': condoned.value }}
      facts={[condoned]}
      answers={rules.map(({ rule, ...answer }) => ({
        ...answer,
        isGood: answer.outcome !== 'prosecution',
        reason: (
          <p>
            {t('ruleCheck.rule')}: {rule}
          </p>
        ),
      }))}
      rowsAre="case"
      rows={rules.map(({ outcome, when, rule, verdict }) => ({
        key: outcome,
        cells: [when, rule, <strong key="result">{verdict}</strong>],
      }))}
      sources={sources}
      lang={lang}
    >
      <AreaField name="licensed" label={t('ruleCheck.excess.licensed')} lang={lang} />
      <AreaField name="measured" label={t('ruleCheck.excess.measured')} lang={lang} />
    </RuleSection>
  );
}
