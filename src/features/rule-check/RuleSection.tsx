import type { ReactNode } from 'react';
import { SourceList } from '../../components/prose/SourceList';
import { WordTable } from '../../components/tables/WordTable';
import { formatFact } from '../../words/format-fact';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Fact } from '../../schemas/fact';
import type { Source } from '../../schemas/source';
import styles from './RuleCheck.module.css';

export interface RuleCheckProps {
  sources: Map<string, Source>;
  lang: Lang;
}

/** One possible answer. */
interface Answer {
  outcome: string;
  isGood: boolean;
  verdict: string;
  text: string;
  /** The rule, or each condition that fails. */
  reason: ReactNode;
}

interface RuleSectionProps extends RuleCheckProps {
  name: 'excess' | 'uprooting';
  /** What the script needs to know of the rule, as attributes. */
  limits: Record<`data-${string}`, number | undefined>;
  facts: Fact[];
  /** The fields of the form. */
  children: ReactNode;
  answers: Answer[];
  /** What the first column of the table names. */
  rowsAre: 'case' | 'condition';
  rows: { key: string; cells: ReactNode[] }[];
}

/** One rule: a form that answers for one field, every answer kept ready for the script, and the rule as a table. */
export function RuleSection({ sources, lang, name, limits, facts, children, ...rule }: RuleSectionProps) {
  const t = translator(lang);
  const id = `${name}-check`;
  const ids = [...new Set(facts.flatMap(({ source }) => source))];
  const source = <SourceList ids={ids} sources={sources} lang={lang} />;
  return (
    <section className={styles.check} aria-labelledby={id} data-rule-check={name} {...limits}>
      <h3 id={id} data-print="lead">
        {t(`ruleCheck.${name}.title`)}
      </h3>
      <form className={styles.form} method="get" noValidate aria-labelledby={id}>
        {children}
        <button type="submit">{t('ruleCheck.check')}</button>
      </form>
      <output className={styles.status} />
      {rule.answers.map(({ outcome, isGood, verdict, text, reason }) => (
        // The script copies it into the page and fills in the areas.
        <template key={outcome} data-outcome={outcome}>
          <div className={isGood ? styles.answer : `${styles.answer} ${styles.bad}`}>
            <p className={styles.verdict}>{verdict}</p>
            <p>
              <TextWithAreaSlots text={text} />
            </p>
            {reason}
            {source}
          </div>
        </template>
      ))}
      <WordTable
        caption={t(`ruleCheck.${name}.table`)}
        columns={[t(`ruleCheck.${rule.rowsAre}`), t('ruleCheck.rule'), t('ruleCheck.result')]}
        rows={rule.rows}
      />
      {source}
    </section>
  );
}

/** Words with empty elements for areas, `{licensed}`, which the script fills in. */
export function TextWithAreaSlots({ text }: { text: string }) {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : <span key={index} data-area={part} />));
}

/** The value of a fact as the words of the rules name it: with its bound, and alone. */
export function valuesOf(fact: Fact, lang: Lang): { limit: string; value: string } {
  return { limit: formatFact(fact, lang), value: formatFact({ ...fact, bound: undefined }, lang) };
}
