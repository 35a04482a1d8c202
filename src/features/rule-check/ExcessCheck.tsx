import { amountOf } from '../../content/facts';
import { SourceList } from '../../components/prose/SourceList';
import { WordTable } from '../../components/tables/WordTable';
import { fill } from '../../language/format';
import { formatFact } from '../../words/format-fact';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Source } from '../../schemas/source';
import { Answer } from './Answer';
import { AreaField } from './AreaField';
import styles from './RuleCheck.module.css';
import { WithAreas } from './WithAreas';

/** Licensed and measured area: within the licence, condoned, or prosecution. */
export function ExcessCheck({ sources, lang }: { sources: Map<string, Source>; lang: Lang }) {
  const t = translator(lang);
  const condoned = amountOf('excess-area-condoned', 'percent');
  const places = { limit: formatFact(condoned, lang), value: formatFact({ ...condoned, bound: undefined }, lang) };
  const source = <SourceList ids={condoned.source} sources={sources} lang={lang} />;
  const rules = [
    {
      outcome: 'within',
      isGood: true,
      when: t('ruleCheck.excess.noneWhen'),
      rule: t('ruleCheck.excess.noneRule'),
      result: t('ruleCheck.excess.noneResult'),
      text: t('ruleCheck.excess.within'),
    },
    {
      outcome: 'condoned',
      isGood: true,
      when: fill(t('ruleCheck.excess.condonedWhen'), places),
      rule: fill(t('ruleCheck.excess.condonedRule'), places),
      result: t('ruleCheck.excess.condonedResult'),
      text: t('ruleCheck.excess.over'),
    },
    {
      outcome: 'prosecution',
      isGood: false,
      when: fill(t('ruleCheck.excess.aboveWhen'), places),
      rule: fill(t('ruleCheck.excess.aboveRule'), places),
      result: t('ruleCheck.excess.aboveResult'),
      text: t('ruleCheck.excess.over'),
    },
  ];
  return (
    <section
      className={styles.check}
      aria-labelledby="excess-check"
      data-rule-check="excess"
      data-condoned-percent={condoned.value}
    >
      <h3 id="excess-check" data-print="lead">
        {t('ruleCheck.excess.title')}
      </h3>
      <form className={styles.form} method="get" noValidate aria-labelledby="excess-check">
        <AreaField name="licensed" label={t('ruleCheck.excess.licensed')} lang={lang} />
        <AreaField name="measured" label={t('ruleCheck.excess.measured')} lang={lang} />
        <button type="submit">{t('ruleCheck.check')}</button>
      </form>
      <output className={styles.status} />
      {rules.map(({ outcome, isGood, rule, result, text }) => (
        <Answer key={outcome} outcome={outcome} isGood={isGood} verdict={result}>
          <p>
            <WithAreas text={text} />
          </p>
          <p>
            {t('ruleCheck.rule')}: {rule}
          </p>
          {source}
        </Answer>
      ))}
      <WordTable
        caption={t('ruleCheck.excess.table')}
        columns={[t('ruleCheck.case'), t('ruleCheck.rule'), t('ruleCheck.result')]}
        rows={rules.map(({ outcome, when, rule, result }) => ({
          key: outcome,
          cells: [when, rule, <strong key="result">{result}</strong>],
        }))}
      />
      {source}
    </section>
  );
}
