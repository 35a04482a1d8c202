import { substancePath } from '../../../addresses/letters';
import { fill, formatNumber } from '../../../language/format';
import type { Lang } from '../../../language/lang';
import { Separated } from '../../../ui/Separated';
import type { IndexedSubstance } from '../substance-index';
import type { ConsignmentProps } from './consignment-props';
import styles from './Consignment.module.css';
import { type Group, planOf } from './plan';
import { PlanDocument } from './PlanDocument';
import { PlanSum } from './PlanSum';

interface Props extends ConsignmentProps {
  chosen: IndexedSubstance[];
  purpose: { id: string; label: string };
}

/** What stops the consignment, the documents in their order, what they cost and how long they take, and what comes after. */
export function ConsignmentPlan(props: Props) {
  const { lang, rules, documents, words, chosen, purpose } = props;
  const plan = planOf(chosen, (rule) => rules[rule]?.answers[purpose.id], documents);
  const after = plan.documents.flatMap(({ id }) => documents[id] ?? []).filter((document) => document.after.length > 0);
  const title = fill(chosen.length === 1 ? words.headingOne : words.heading, {
    purpose: purpose.label,
    count: formatNumber(chosen.length, lang),
  });
  return (
    <section className={styles.plan} aria-labelledby="consignment-result">
      <h2 id="consignment-result">{title}</h2>
      <p data-print="only">{chosen.map(({ name }) => name[lang]).join('; ')}</p>
      {plan.stopping.length > 0 && (
        <div className={styles.stopping}>
          <h3>{words.stopping}</h3>
          <Answers groups={plan.stopping} lang={lang} />
          {plan.documents.length > 0 && <p>{words.stoppingRest}</p>}
        </div>
      )}
      {plan.unsettled.length > 0 && (
        <div className={styles.unsettled}>
          <h3>{words.unsettled}</h3>
          <Answers groups={plan.unsettled} lang={lang} />
          <p>
            <a href={props.contact}>{words.reach}</a>
          </p>
        </div>
      )}
      <h3>{words.documents}</h3>
      {plan.documents.length === 0 && <p>{words.none}</p>}
      <ol className={styles.documents}>
        {plan.documents.map((planned) => (
          <PlanDocument key={planned.id} {...props} planned={planned} />
        ))}
      </ol>
      {plan.documents.length > 0 && <PlanSum {...props} plan={plan} />}
      {plan.conditions.length > 0 && (
        <>
          <h3>{words.conditions}</h3>
          <Answers groups={plan.conditions} lang={lang} isBare />
        </>
      )}
      {after.length > 0 && (
        <>
          <h3>{words.after}</h3>
          <ul className={styles.ticks}>
            {after.flatMap(({ id, title: name, after: lines }) =>
              lines.map((line) => (
                <li key={`${id} ${line}`}>
                  {name}: {line}
                </li>
              )),
            )}
          </ul>
        </>
      )}
      <p data-print="hide">
        {words.returns} <a href={props.returns.href}>{props.returns.title}</a>
      </p>
      <p data-print="hide">
        <button type="button" className="quiet-button" onClick={() => print()}>
          {words.print}
        </button>
      </p>
    </section>
  );
}

/** Names of substances with their answer; bare, only with its condition. */
function Answers(props: { groups: Group<IndexedSubstance>[]; lang: Lang; isBare?: boolean }) {
  const { groups, lang, isBare = false } = props;
  return (
    <ul>
      {groups.map(({ answer, substances }) => (
        <li key={substances[0]?.id} data-verdict={answer.verdict}>
          <Separated>
            {substances.map(({ id, name }) => (
              <a key={id} href={substancePath(id, lang)}>
                {name[lang]}
              </a>
            ))}
          </Separated>
          : {!isBare && <strong>{answer.words}</strong>}
          {!isBare && answer.note && <br />}
          {answer.note}
        </li>
      ))}
    </ul>
  );
}
