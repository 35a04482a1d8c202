import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import { ToolForm } from '../../ui/fields/ToolForm';
import { useAddressForm } from '../../ui/use-address-form';
import { fill } from '../../language/format';
import { areaOf, EXCESS, excessProblems, type Problem, readExcess } from './choice';
import { AreaField } from './AreaField';
import { areaInWords } from '../../lib/area-in-words';
import type { ExcessProps } from './check-props';
import { MeasuredField } from './MeasuredField';
import { VerdictSign } from './PlotParts';
import styles from './RuleCheck.module.css';
import { checkExcess } from './rules';

/** Licensed and measured area: within the licence, condoned, or prosecution. */
export function ExcessCheck({ limit: condonedPercent, label, outcomes, words, drawing, form: name }: ExcessProps) {
  const form = useAddressForm({
    id: 'excess-check',
    fields: EXCESS.fields,
    read: readExcess,
    problemsIn: excessProblems,
    errorOf: (_, problem: Problem) => words.error[problem],
  });
  const licensed = areaOf(form.choice.licensed);
  const measured = areaOf(form.choice.measured);
  const result = checkExcess(licensed, measured, condonedPercent);
  const answer = outcomes.find((each) => each.outcome === result.outcome);
  const areas = { licensed, measured };
  const inWords = (area: number) => areaInWords(area, words.are);
  return (
    <>
      <ToolForm
        {...form.frame}
        label={name}
        button={words.check}
        change={words.change}
        asked={EXCESS.fields.map((field) => fill(drawing[field], { area: inWords(areas[field]) }))}
      >
        {EXCESS.fields.map((field) => (
          <AreaField key={field} {...form.fieldOf(field)} label={label[field]} hint={words.hint} />
        ))}
      </ToolForm>
      {form.asked && answer && (
        <ToolAnswer
          id="excess-answer"
          className={styles.answer}
          data-outcome={result.outcome}
          heading={
            <span className={styles.verdict}>
              <VerdictSign isGood={result.outcome !== 'prosecution'} />
              {answer.verdict}
            </span>
          }
          headingRef={form.answer}
        >
          <MeasuredField id="excess-drawing" licensed={licensed} measured={measured} words={drawing} {...result} />
          <p>
            {fill(answer.text, {
              licensed: inWords(licensed),
              measured: inWords(measured),
              excess: inWords(result.excess),
              limit: inWords(result.limit),
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
