import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import { translator } from '../../words/strings';
import { feeRows } from '../../domain/fee-rows';
import type { Fact as FactRecord } from '../../schemas/fact';
import type { Procedure } from '../../schemas/procedure';
import { Fact } from '../prose/Fact';
import { WordTable } from './WordTable';

interface FeesAndDeadlinesProps {
  procedures: Map<string, Procedure>;
  facts: Map<string, FactRecord>;
  hrefOf: (procedure: string) => string;
  lang: Lang;
}

/** Every fee and time of the procedures in one table; each line leads to its procedures. */
export function FeesAndDeadlines({ procedures, facts, hrefOf, lang }: FeesAndDeadlinesProps) {
  const t = translator(lang);
  return (
    <figure>
      <WordTable
        caption={t('fees.caption')}
        columns={[t('fees.what'), t('fees.amount'), t('fees.when'), t('procedure.rule'), t('fees.procedure')]}
        rows={feeRows(procedures).map(({ fact: id, when, rules, procedures: ids }) => {
          const fact = entryOf(facts, id);
          return {
            key: id,
            cells: [
              fact.label[lang],
              <Fact key="amount" id={id} fact={fact} lang={lang} />,
              when[lang],
              rules.map((rule) => rule[lang]).join('; '),
              ids.map((procedure, index) => (
                <span key={procedure}>
                  {index > 0 && '; '}
                  <a href={hrefOf(procedure)}>{entryOf(procedures, procedure).title[lang]}</a>
                </span>
              )),
            ],
          };
        })}
      />
    </figure>
  );
}
