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
    fields: CHOICE.fields,
    id: 'which-paper',
    read: (query) => readChoice(query, props),
    problemsIn: CHOICE.missingIn,
    errorOf: (field, problem: 'missing' | 'unknown') => (problem === 'missing' ? words.missing[field] : words.unknown),
  });
  const answer = answerTo(form.asked, props);
  const offered = { class: classes, doing: doings };
  return (
    <>
      <ToolForm {...form} label={words.form} button={words.show}>
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
      {answer && <PaperResult {...props} choice={form.asked} answer={answer} headingRef={form.answer} />}
    </>
  );
}
