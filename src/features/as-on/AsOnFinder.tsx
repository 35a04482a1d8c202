import { fill, formatDate } from '../../language/format';
import { Field } from '../../ui/fields/Field';
import { ToolForm } from '../../ui/fields/ToolForm';
import { useAddressForm } from '../../ui/use-address-form';
import type { AsOnProps } from './as-on-props';
import { AsOnAnswer } from './AsOnAnswer';
import { CHOICE, isDay, NO_DAY, type Problem, problemsIn, todayInIndia } from './choice';

/** One day; the button shows the law of that day. */
export function AsOnFinder(props: AsOnProps) {
  const { lang, act, words } = props;
  const form = useAddressForm({
    id: 'as-on',
    fields: CHOICE.fields,
    read: (query) => ({ choice: CHOICE.given(query), problems: {} }),
    problemsIn: (choice) => problemsIn(choice, { first: act, today: todayInIndia() }),
    errorOf: (_, problem: Problem) =>
      problem === 'missing' ? words.missing : fill(words.problem[problem], { date: formatDate(act, lang) }),
  });
  const { asked } = form;
  const { isDisabled, onChange, ...field } = form.fieldOf('on');
  return (
    <>
      <ToolForm
        {...form.frame}
        submit={(event) => {
          const input = document.getElementById(field.id);
          // What is no day never reaches the value of the field.
          if (!(input instanceof HTMLInputElement && input.validity.badInput)) return form.frame.submit(event);
          event.preventDefault();
          form.ask({ on: NO_DAY });
        }}
        hasButtonBeside
        label={words.form}
        button={words.show}
        change={words.change}
        asked={[asked && formatDate(asked.on, lang)]}
      >
        <Field {...field} label={words.day} hint={words.hint}>
          <input
            id={field.id}
            name={field.name}
            type="date"
            autoComplete="off"
            min={act}
            max={isDisabled ? undefined : todayInIndia()}
            value={isDay(field.value) ? field.value : ''}
            disabled={isDisabled}
            aria-invalid={field.error ? true : undefined}
            aria-describedby={field.error ? `${field.id}-hint ${field.id}-error` : `${field.id}-hint`}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
      </ToolForm>
      {asked && <AsOnAnswer {...props} on={asked.on} headingRef={form.answer} />}
    </>
  );
}
