import { WordTable } from '../../components/tables/WordTable';
import type { Lang } from '../../language/lang';
import type { RuleCheckName } from '../../schemas/part';
import { translator } from '../../words/strings';
import { excessProps, uprootingProps } from './check-props';

/** A rule as a table: what its check says, case by case or condition by condition. */
export function RuleTable({ check, lang }: { check: RuleCheckName; lang: Lang }) {
  return check === 'area' ? <AreaRule lang={lang} /> : <DamageRule lang={lang} />;
}

function AreaRule({ lang }: { lang: Lang }) {
  const t = translator(lang);
  return (
    <WordTable
      caption={t('ruleCheck.excess.table')}
      columns={[t('ruleCheck.case'), t('ruleCheck.rule'), t('ruleCheck.result')]}
      rows={excessProps(lang).outcomes.map(({ outcome, when, rule, verdict }) => ({
        key: outcome,
        cells: [when, rule, <strong key="result">{verdict}</strong>],
      }))}
    />
  );
}

/** Every condition, and all of them together. */
function DamageRule({ lang }: { lang: Lang }) {
  const t = translator(lang);
  const { conditions, canApply } = uprootingProps(lang);
  return (
    <WordTable
      caption={t('ruleCheck.uprooting.table')}
      columns={[t('ruleCheck.condition'), t('ruleCheck.rule'), t('ruleCheck.result')]}
      rows={[
        ...conditions.map(({ id, name, rule }) => ({
          key: id,
          cells: [name, rule, t('ruleCheck.uprooting.failsResult')],
        })),
        {
          key: 'all',
          cells: [
            t('ruleCheck.uprooting.allName'),
            t('ruleCheck.uprooting.allRule'),
            <strong key="result">{canApply}</strong>,
          ],
        },
      ]}
    />
  );
}
