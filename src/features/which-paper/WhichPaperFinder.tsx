import { optionsOf, SelectField } from '../../ui/fields/SelectField';
import { ToolForm } from '../../ui/fields/ToolForm';
import { useAddressForm } from '../../ui/use-address-form';
import { answerTo, CHOICE, readChoice } from './choose-paper';
import type { FinderProps } from './finder-props';
import { PaperResult } from './PaperResult';

/** Choose a class of substance and what to do with it; the button names the paper. The choice is kept in the address. */
export function WhichPaperFinder(props: FinderProps) {
  const { classes, doings, words } = props;
  const form = useAddressForm({
    id: 'which-paper',
    fields: CHOICE.fields,
    read: (query) => readChoice(query, props),
    problemsIn: CHOICE.missingIn,
    errorOf: (field, problem: 'missing' | 'unknown') => (problem === 'missing' ? words.missing[field] : words.unknown),
  });
  const answer = form.asked && answerTo(form.asked, props);
  const offered = { class: classes, doing: doings };
  return (
    <>
      <ToolForm
        {...form.frame}
        label={words.form}
        button={words.show}
        change={words.change}
        asked={CHOICE.fields.map((field) => offered[field].find(({ id }) => id === form.choice[field])?.label)}
      >
        {CHOICE.fields.map((field) => (
          <SelectField
            key={field}
            {...form.fieldOf(field)}
            label={words.label[field]}
            placeholder={words.select[field]}
            options={optionsOf(offered[field])}
          />
        ))}
      </ToolForm>
      {form.asked && answer && <PaperResult {...props} choice={form.asked} answer={answer} headingRef={form.answer} />}
    </>
  );
}
