import { amountOf } from '../../content/facts';
import { fill } from '../../language/format';
import { labelsIn } from '../../words/labels';
import { translator } from '../../words/strings';
import { AreaField, YesNoField } from './RuleFields';
import { type RuleCheckProps, RuleSection, TextWithAreaSlots, valuesOf } from './RuleSection';
import { UPROOTING_CONDITIONS } from './rules';

/** Plot, damage and circumstances: whether a damaged crop may be uprooted, or every condition that fails. */
export function UprootingCheck({ sources, lang }: RuleCheckProps) {
  const t = translator(lang);
  const share = amountOf('uprooting-minimum-share', 'percent');
  const area = amountOf('uprooting-minimum-area', 'quantity');
  if (area.unit !== 'are') throw new Error('The rule check counts in are: give "uprooting-minimum-area" in are.');
  const values: Record<string, Record<string, string>> = { share: valuesOf(share, lang), area: valuesOf(area, lang) };
  const conditions = UPROOTING_CONDITIONS.map((id) => ({
    id,
    name: t(`ruleCheck.uprooting.${id}Name`),
    rule: fill(t(`ruleCheck.uprooting.${id}Rule`), values[id] ?? {}),
    fails: fill(t(`ruleCheck.uprooting.${id}Fails`), values[id] ?? {}),
  }));
  const own = labelsIn(lang, 'ruleCheck.uprooting');
  const fields = own('plot', 'damaged', 'lancing', 'patch', 'panchnama');
  const words = own('allowed', 'allowedText', 'refused', 'refusedText', 'failsResult', 'allName', 'allRule');
  const answers = [
    {
      outcome: 'allowed',
      isGood: true,
      verdict: words.allowed,
      text: words.allowedText,
      reason: (
        <p>
          {t('ruleCheck.rule')}: {conditions.map(({ rule }) => rule).join(' ')}
        </p>
      ),
    },
    {
      outcome: 'refused',
      isGood: false,
      verdict: words.refused,
      text: words.refusedText,
      reason: (
        <ul>
          {conditions.map(({ id, name, rule, fails }) => (
            <li key={id} data-condition={id}>
              <strong>{name}:</strong> <TextWithAreaSlots text={fails} /> {t('ruleCheck.rule')}: {rule}
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <RuleSection
      name="uprooting"
      limits={{ 'data-share-percent': share.value, 'data-area-are': area.value }}
      facts={[share, area]}
      answers={answers}
      rowsAre="condition"
      rows={[
        ...conditions.map(({ id, name, rule }) => ({ key: id, cells: [name, rule, words.failsResult] })),
        { key: 'all', cells: [words.allName, words.allRule, <strong key="result">{words.allowed}</strong>] },
      ]}
      sources={sources}
      lang={lang}
    >
      <AreaField name="plot" label={fields.plot} lang={lang} />
      <AreaField name="damaged" label={fields.damaged} lang={lang} />
      <YesNoField name="lancing" label={fields.lancing} lang={lang} />
      <YesNoField name="whole-patch" label={fields.patch} lang={lang} />
      <YesNoField name="panchnama" label={fields.panchnama} lang={lang} />
    </RuleSection>
  );
}
