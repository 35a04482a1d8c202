import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import { ToolForm } from '../../ui/fields/ToolForm';
import { useAddressForm } from '../../ui/use-address-form';
import { fill } from '../../language/format';
import { areaOf, EXCESS, excessProblems, type Problem, readExcess } from './choice';
import { AreaField } from './AreaField';
import { areaInWords } from './area-in-words';
import type { ExcessProps } from './check-props';
import styles from './RuleCheck.module.css';
import { checkExcess } from './rules';

/** Licensed and measured area: within the licence, condoned, or prosecution. */
export function ExcessCheck({ limit: condonedPercent, label, outcomes, words }: ExcessProps) {
  const form = useAddressForm({
    id: 'excess-check',
    fields: EXCESS.fields,
    read: readExcess,
    problemsIn: excessProblems,
    errorOf: (_, problem: Problem) => words.error[problem],
    hasNeighbours: true,
  });
  const licensed = areaOf(form.choice.licensed);
  const measured = areaOf(form.choice.measured);
  const { outcome, excess, limit } = checkExcess(licensed, measured, condonedPercent);
  const answer = outcomes.find((each) => each.outcome === outcome);
  const areas = { licensed, measured, excess, limit };
  const inWords = (area: number) => areaInWords(area, words.are);
  return (
    <>
      <ToolForm
        {...form.frame}
        label={words.title}
        button={words.check}
        change={words.change}
        asked={EXCESS.fields.map((field) => `${label[field]}: ${inWords(areas[field])}`)}
      >
        {EXCESS.fields.map((field) => (
          <AreaField key={field} {...form.fieldOf(field)} label={label[field]} hint={words.hint} />
        ))}
      </ToolForm>
      {form.asked && answer && (
        <ToolAnswer
          as="h3"
          id="excess-answer"
          className={styles.answer}
          data-outcome={outcome}
          heading={answer.verdict}
          headingRef={form.answer}
        >
          <p>
            {fill(answer.text, {
              licensed: inWords(licensed),
              measured: inWords(measured),
              excess: inWords(excess),
              limit: inWords(limit),
            })}
          </p>
          <p>
            {words.rule}: {answer.rule}
          </p>
        </ToolAnswer>
      )}
    </>
  );
}
