import { fill } from '../../language/format';
import { RadioField } from '../../ui/fields/RadioField';
import { ToolForm } from '../../ui/fields/ToolForm';
import { useAddressForm } from '../../ui/use-address-form';
import { isOneOf } from '../../lib/keys';
import { AreaField } from './AreaField';
import { areaInWords } from '../../lib/area-in-words';
import type { UprootingProps } from './check-props';
import { ANSWERS, damagedPlot, type Problem, QUESTIONS } from './choice';
import { readUprooting, UPROOTING, uprootingProblems } from './choice';
import { UprootingAnswer } from './UprootingAnswer';

/** Plot, damage and circumstances: whether one may ask for hankai of a damaged crop, or every condition that fails. */
export function UprootingCheck(props: UprootingProps) {
  const { label, words } = props;
  const form = useAddressForm({
    id: 'uprooting-check',
    fields: UPROOTING.fields,
    read: readUprooting,
    problemsIn: uprootingProblems,
    errorOf: (_, problem: Problem) => words.error[problem],
  });
  const plot = damagedPlot(form.choice);
  const inWords = (area: number) => areaInWords(area, words.are);
  return (
    <>
      <ToolForm
        {...form.frame}
        label={props.form}
        button={words.check}
        change={words.change}
        asked={[
          fill(props.drawing.plot, { area: inWords(plot.plot) }),
          fill(props.drawing.damaged, { area: inWords(plot.damaged) }),
        ]}
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
      {form.asked && <UprootingAnswer {...props} plot={plot} headingRef={form.answer} />}
    </>
  );
}
