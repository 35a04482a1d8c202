import { SelectField } from '../../ui/fields/SelectField';
import { type Choice, choiceQuery, choose, type Field, FIELDS, missingIn, readChoice } from './choice';
import type { FinderProps } from './finder-props';
import styles from '../../ui/fields/Tool.module.css';
import { useAddressForm } from '../../ui/use-address-form';
import { YearResult } from './YearResult';

const idOf = (field: Field) => `previous-years-${field}`;

/** Choose unit, office and year; the button shows the figures. The choice stands in the address. */
export function PreviousYearsFinder(props: FinderProps) {
  const { units, years, words } = props;
  const { isReady, asked, choice, problems, change, submit, answer } = useAddressForm({
    fields: FIELDS,
    idOf,
    read: (query) => readChoice(query, { units, years }),
    problemsIn: missingIn,
    queryOf: choiceQuery,
  });

  const unit = units.find(({ id }) => id === choice.unit);
  const options = {
    unit: units.map(({ id, label }) => ({ value: id, label })),
    office: (unit?.offices ?? []).map(({ id, label }) => ({ value: id, label })),
    year: years.map((year) => ({ value: year, label: year })),
  };
  const errorOf = (field: Field) => {
    const problem = problems[field];
    return problem && (problem === 'missing' ? words.missing[field] : words.unknown);
  };

  return (
    <>
      <form className={styles.form} aria-label={words.form} noValidate onSubmit={submit}>
        {FIELDS.map((field) => (
          <SelectField
            key={field}
            id={idOf(field)}
            name={field}
            label={words.label[field]}
            placeholder={field === 'office' && !unit ? words.unitFirst : words.select[field]}
            options={options[field]}
            value={choice[field]}
            error={errorOf(field)}
            isDisabled={!isReady}
            onChange={(value) => change(choose(choice, field, value))}
          />
        ))}
        <button type="submit" disabled={!isReady}>
          {words.view}
        </button>
      </form>
      {isWhole(asked) && <YearResult {...props} choice={asked} headingRef={answer} />}
    </>
  );
}

function isWhole(choice: Choice): boolean {
  return FIELDS.every((field) => choice[field] !== '');
}
