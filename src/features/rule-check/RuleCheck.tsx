import { amountOf } from '../../content/facts';
import { fill } from '../../language/format';
import { formatQuantity } from '../../words/format-fact';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Source } from '../../schemas/source';
import { ExcessCheck } from './ExcessCheck';
import styles from './RuleCheck.module.css';
import { UprootingCheck } from './UprootingCheck';

/**
 * Two rules for cultivators, each as a table and as a form that answers for one field.
 * The forms send nothing: `behaviour/rule-check.ts` answers with the words that stand here.
 */
export function RuleCheck({ sources, lang }: { sources: Map<string, Source>; lang: Lang }) {
  const t = translator(lang);
  const perHectare = amountOf('are-per-hectare', 'quantity');
  return (
    <div
      className={styles.checks}
      data-rule-words
      data-are-one={t('unit.are.one')}
      data-are-other={t('unit.are.other')}
      data-empty={t('ruleCheck.error.empty')}
      data-comma={t('ruleCheck.error.comma')}
      data-not-number={t('ruleCheck.error.notNumber')}
      data-not-positive={t('ruleCheck.error.notPositive')}
      data-too-exact={t('ruleCheck.error.tooExact')}
      data-too-large={fill(t('ruleCheck.error.tooLarge'), {
        ares: formatQuantity(perHectare.value, perHectare.unit, lang),
      })}
      data-no-choice={t('ruleCheck.error.choice')}
      data-more-than-plot={t('ruleCheck.error.moreThanPlot')}
    >
      <p className={styles.privacy}>{t('ruleCheck.privacy')}</p>
      <ExcessCheck sources={sources} lang={lang} />
      <UprootingCheck sources={sources} lang={lang} />
    </div>
  );
}
