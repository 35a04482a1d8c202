import { fill } from '../../language/format';
import { RadioField } from '../../ui/fields/RadioField';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import { ToolForm } from '../../ui/fields/ToolForm';
import { useAddressForm } from '../../ui/use-address-form';
import { isOneOf } from '../../lib/keys';
import { AreaField } from './AreaField';
import { areaInWords } from './area-in-words';
import type { UprootingProps } from './check-props';
import { ANSWERS, damagedPlot, type Problem, QUESTIONS } from './choice';
import { readUprooting, UPROOTING, uprootingProblems } from './choice';
import styles from './RuleCheck.module.css';
import { checkUprooting } from './rules';

/** Plot, damage and circumstances: whether a damaged crop may be uprooted, or every condition that fails. */
export function UprootingCheck({ limits, label, conditions, words, ...props }: UprootingProps) {
  const form = useAddressForm({
    id: 'uprooting-check',
    fields: UPROOTING.fields,
    read: readUprooting,
    problemsIn: uprootingProblems,
    errorOf: (_, problem: Problem) => words.error[problem],
    hasNeighbours: true,
  });
  const plot = damagedPlot(form.choice);
  const { failed, needed } = checkUprooting(plot, limits);
  const isAllowed = failed.length === 0;
  const inWords = (area: number) => areaInWords(area, words.are);
  const areas = { plot: inWords(plot.plot), damaged: inWords(plot.damaged) };
  return (
    <>
      <ToolForm
        {...form.frame}
        label={words.title}
        button={words.check}
        change={words.change}
        asked={[`${label.plot}: ${areas.plot}`, `${label.damaged}: ${areas.damaged}`]}
      >
        {UPROOTING.fields.map((field) =>
          isOneOf(QUESTIONS, field) ? (
            <RadioField
              key={field}
              {...form.fieldOf(field)}
              label={label[field]}
              options={ANSWERS.map((value) => ({ value, label: words.answer[value] }))}
            />
          ) : (
            <AreaField key={field} {...form.fieldOf(field)} label={label[field]} hint={words.hint} />
          ),
        )}
      </ToolForm>
      {form.asked && (
        <ToolAnswer
          as="h3"
          id="uprooting-answer"
          className={styles.answer}
          data-outcome={isAllowed ? 'allowed' : 'refused'}
          heading={isAllowed ? props.allowed : props.refused}
          headingRef={form.answer}
        >
          <p>{fill(isAllowed ? props.allowedText : props.refusedText, areas)}</p>
          {isAllowed ? (
            <p>
              {words.rule}: {conditions.map(({ rule }) => rule).join(' ')}
            </p>
          ) : (
            <ul>
              {conditions
                .filter(({ id }) => failed.includes(id))
                .map(({ id, name, rule, fails }) => (
                  <li key={id}>
                    <strong>{name}:</strong> {fill(fails, { needed: inWords(needed) })} {words.rule}: {rule}
                  </li>
                ))}
            </ul>
          )}
        </ToolAnswer>
      )}
    </>
  );
}
