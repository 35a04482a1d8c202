import { WordTable } from '../../components/tables/WordTable';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { ExcessProps, UprootingProps } from './check-props';

/** The rule on areas as a table: what the check says, case by case. */
export function ExcessRule({ outcomes, words, lang }: ExcessProps & { lang: Lang }) {
  const t = translator(lang);
  return (
    <WordTable
      caption={words.table}
      columns={[t('ruleCheck.case'), words.rule, t('ruleCheck.result')]}
      rows={outcomes.map(({ outcome, when, rule, verdict }) => ({
        key: outcome,
        cells: [when, rule, <strong key="result">{verdict}</strong>],
      }))}
    />
  );
}

/** The rule on damaged crops as a table: every condition, and all of them together. */
export function UprootingRule({ conditions, words, lang, ...props }: UprootingProps & { lang: Lang }) {
  const t = translator(lang);
  return (
    <WordTable
      caption={words.table}
      columns={[t('ruleCheck.condition'), words.rule, t('ruleCheck.result')]}
      rows={[
        ...conditions.map(({ id, name, rule }) => ({ key: id, cells: [name, rule, props.failsResult] })),
        { key: 'all', cells: [props.allName, props.allRule, <strong key="result">{props.allowed}</strong>] },
      ]}
    />
  );
}
