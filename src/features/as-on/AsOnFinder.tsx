import { NO_DAY } from '../../domain/law-day';
import { fill, formatDate } from '../../language/format';
import { DateField, isNoDay } from '../../ui/fields/DateField';
import { ToolForm } from '../../ui/fields/ToolForm';
import { todayHere } from '../../ui/today-here';
import { useAddressForm } from '../../ui/use-address-form';
import type { AsOnProps } from './as-on-props';
import { AsOnAnswer } from './AsOnAnswer';
import { CHOICE, type Problem, problemsIn } from './choice';

/** One day; the button shows the law of that day. */
export function AsOnFinder(props: AsOnProps) {
  const { lang, act, words } = props;
  const form = useAddressForm({
    id: 'as-on',
    fields: CHOICE.fields,
    read: (query) => ({ choice: CHOICE.given(query), problems: {} }),
    problemsIn: (choice) => problemsIn(choice, { first: act, today: todayHere() }),
    errorOf: (_, problem: Problem) =>
      problem === 'missing' ? words.missing : fill(words.problem[problem], { date: formatDate(act, lang) }),
  });
  const { asked } = form;
  return (
    <>
      <ToolForm
        {...form.frame}
        submit={(event) => {
          if (!isNoDay(event.currentTarget, 'on')) return form.frame.submit(event);
          event.preventDefault();
          form.ask({ on: NO_DAY });
        }}
        hasButtonBeside
        label={words.form}
        button={words.show}
        change={words.change}
        asked={[asked && formatDate(asked.on, lang)]}
      >
        <DateField {...form.fieldOf('on')} label={words.day} hint={words.hint} first={act} last={todayHere()} />
      </ToolForm>
      {asked && <AsOnAnswer {...props} on={asked.on} headingRef={form.answer} />}
    </>
  );
}
