import { amountOf } from '../../content/facts';
import { SourceList } from '../../components/prose/SourceList';
import { WordTable } from '../../components/tables/WordTable';
import { fill } from '../../language/format';
import { formatFact } from '../../words/format-fact';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Fact } from '../../schemas/fact';
import type { Source } from '../../schemas/source';
import { Answer } from './Answer';
import { AreaField } from './AreaField';
import { ChoiceField } from './ChoiceField';
import type { UprootingCondition } from './rules';
import styles from './RuleCheck.module.css';
import { WithAreas } from './WithAreas';

/** Plot, damage and circumstances: whether a damaged crop may be uprooted, or every condition that fails. */
export function UprootingCheck({ sources, lang }: { sources: Map<string, Source>; lang: Lang }) {
  const t = translator(lang);
  const share = amountOf('uprooting-minimum-share', 'percent');
  const area = amountOf('uprooting-minimum-area', 'quantity');
  if (area.unit !== 'are') throw new Error('The rule check counts in are: give "uprooting-minimum-area" in are.');
  const placesOf = (fact: Fact) => ({
    limit: formatFact(fact, lang),
    value: formatFact({ ...fact, bound: undefined }, lang),
  });
  const source = <SourceList ids={[...new Set([...share.source, ...area.source])]} sources={sources} lang={lang} />;
  const conditions: { id: UprootingCondition; name: string; rule: string; fails: string }[] = [
    {
      id: 'lancing',
      name: t('ruleCheck.uprooting.lancingName'),
      rule: t('ruleCheck.uprooting.lancingRule'),
      fails: t('ruleCheck.uprooting.lancingFails'),
    },
    {
      id: 'share',
      name: t('ruleCheck.uprooting.shareName'),
      rule: fill(t('ruleCheck.uprooting.shareRule'), placesOf(share)),
      fails: fill(t('ruleCheck.uprooting.shareFails'), placesOf(share)),
    },
    {
      id: 'area',
      name: t('ruleCheck.uprooting.areaName'),
      rule: fill(t('ruleCheck.uprooting.areaRule'), placesOf(area)),
      fails: fill(t('ruleCheck.uprooting.areaFails'), placesOf(area)),
    },
    {
      id: 'patch',
      name: t('ruleCheck.uprooting.patchName'),
      rule: t('ruleCheck.uprooting.patchRule'),
      fails: t('ruleCheck.uprooting.patchFails'),
    },
    {
      id: 'panchnama',
      name: t('ruleCheck.uprooting.panchnamaName'),
      rule: t('ruleCheck.uprooting.panchnamaRule'),
      fails: t('ruleCheck.uprooting.panchnamaFails'),
    },
  ];
  const choices = [
    { value: 'yes', label: t('ruleCheck.yes') },
    { value: 'no', label: t('ruleCheck.no') },
  ];
  return (
    <section
      className={styles.check}
      aria-labelledby="uprooting-check"
      data-rule-check="uprooting"
      data-share-percent={share.value}
      data-area-are={area.value}
    >
      <h3 id="uprooting-check" data-print="lead">
        {t('ruleCheck.uprooting.title')}
      </h3>
      <form className={styles.form} method="get" noValidate aria-labelledby="uprooting-check">
        <AreaField name="plot" label={t('ruleCheck.uprooting.plot')} lang={lang} />
        <AreaField name="damaged" label={t('ruleCheck.uprooting.damaged')} lang={lang} />
        <ChoiceField name="lancing" label={t('ruleCheck.uprooting.lancing')} choices={choices} />
        <ChoiceField name="whole-patch" label={t('ruleCheck.uprooting.patch')} choices={choices} />
        <ChoiceField name="panchnama" label={t('ruleCheck.uprooting.panchnama')} choices={choices} />
        <button type="submit">{t('ruleCheck.check')}</button>
      </form>
      <output className={styles.status} />
      <Answer outcome="allowed" isGood verdict={t('ruleCheck.uprooting.allowed')}>
        <p>
          <WithAreas text={t('ruleCheck.uprooting.allowedText')} />
        </p>
        <p>
          {t('ruleCheck.rule')}: {conditions.map(({ rule }) => rule).join(' ')}
        </p>
        {source}
      </Answer>
      <Answer outcome="refused" isGood={false} verdict={t('ruleCheck.uprooting.refused')}>
        <p>
          <WithAreas text={t('ruleCheck.uprooting.refusedText')} />
        </p>
        <ul>
          {conditions.map(({ id, name, rule, fails }) => (
            <li key={id} data-condition={id}>
              <strong>{name}:</strong> <WithAreas text={fails} /> {t('ruleCheck.rule')}: {rule}
            </li>
          ))}
        </ul>
        {source}
      </Answer>
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
              <strong key="result">{t('ruleCheck.uprooting.allowed')}</strong>,
            ],
          },
        ]}
      />
      {source}
    </section>
  );
}
