import { optionsOf, SelectField } from '../../ui/fields/SelectField';
import { ToolForm } from '../../ui/fields/ToolForm';
import { choose } from '../../ui/unit-choice';
import { useAddressForm } from '../../ui/use-address-form';
import { CHOICE, readChoice } from './choice';
import type { FinderProps } from './finder-props';
import { YearResult } from './YearResult';

/** Choose unit, office and year; the button shows the figures. The choice is kept in the address. */
export function PreviousYearsFinder(props: FinderProps) {
  const { units, years, words } = props;
  const form = useAddressForm({
    id: 'previous-years',
    fields: CHOICE.fields,
    read: (query) => readChoice(query, props),
    problemsIn: CHOICE.missingIn,
    errorOf: (field, problem: 'missing' | 'unknown') => (problem === 'missing' ? words.missing[field] : words.unknown),
    choose,
  });
  const offices = units.find(({ id }) => id === form.choice.unit)?.offices;
  const options = {
    unit: optionsOf(units),
    office: optionsOf(offices ?? []),
    year: years.map((year) => ({ value: year, label: year })),
  };
  const labelOf = (field: keyof typeof options) =>
    options[field].find(({ value }) => value === form.choice[field])?.label;
  return (
    <>
      <ToolForm
        {...form.frame}
        label={words.form}
        button={words.view}
        change={words.change}
        asked={CHOICE.fields.map(labelOf)}
      >
        {CHOICE.fields.map((field) => (
          <SelectField
            key={field}
            {...form.fieldOf(field)}
            label={words.label[field]}
            placeholder={field === 'office' && !offices ? words.unitFirst : words.select[field]}
            options={options[field]}
          />
        ))}
      </ToolForm>
      {form.asked && <YearResult {...props} choice={form.asked} headingRef={form.answer} />}
    </>
  );
}
