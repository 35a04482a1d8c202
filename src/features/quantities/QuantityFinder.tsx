import type { ReactNode } from 'react';
import { NumberField } from '../../ui/fields/NumberField';
import { SelectField } from '../../ui/fields/SelectField';
import { useAddressForm } from '../../ui/use-address-form';
import { choiceQuery, type Field, FIELDS, problemsIn, readChoice, weightOf } from './choice';
import type { FinderProps } from './finder-props';
import { QuantityAnswer } from './QuantityAnswer';
import styles from './QuantityFinder.module.css';
import tool from '../../ui/fields/Tool.module.css';
import { QuantityTable } from './QuantityTable';
import { WEIGHT_UNITS } from './weight';

const ID = 'quantity-check';
const idOf = (field: Field) => `quantity-${field}`;

/** Drug, weight and unit; the button says which quantity it is. The table of all drugs stands behind its own button. */
export function QuantityFinder({ children, ...props }: FinderProps & { children?: ReactNode }) {
  const { drugs, units, words } = props;
  const form = useAddressForm({
    fields: FIELDS,
    idOf,
    read: (query) =>
      readChoice(
        query,
        drugs.map(({ id }) => id),
      ),
    problemsIn,
    queryOf: choiceQuery,
    fragment: ID,
  });
  const { isReady, asked, choice, problems, change } = form;
  const weight = weightOf(asked);

  const errorOf = (field: Field) => {
    const problem = problems[field];
    return problem === 'missing' ? words.missing[field as 'drug' | 'unit'] : problem && words.problem[problem];
  };
  const select = (field: 'drug' | 'unit', placeholder: string, options: { value: string; label: string }[]) => (
    <SelectField
      id={idOf(field)}
      name={field}
      label={words.label[field]}
      placeholder={placeholder}
      options={options}
      value={choice[field]}
      error={errorOf(field)}
      isDisabled={!isReady}
      onChange={(value) => change({ ...choice, [field]: value })}
    />
  );

  return (
    <>
      <form id={ID} className={`${tool.form} ${styles.form}`} aria-label={words.form} noValidate onSubmit={form.submit}>
        {select(
          'drug',
          words.chooseDrug,
          drugs.map(({ id, name, otherNames }) => ({ value: id, label: otherNames ? `${name}: ${otherNames}` : name })),
        )}
        <NumberField
          id={idOf('weight')}
          name="weight"
          label={words.label.weight}
          hint={words.weightHint}
          value={choice.weight}
          error={errorOf('weight')}
          isDisabled={!isReady}
          onChange={(value) => change({ ...choice, weight: value })}
        />
        {select(
          'unit',
          words.chooseUnit,
          WEIGHT_UNITS.map((unit) => ({ value: unit, label: units[unit] })),
        )}
        <button type="submit" disabled={!isReady}>
          {words.check}
        </button>
      </form>
      <p className={styles.privacy}>{words.privacy}</p>
      {weight && <QuantityAnswer {...props} choice={asked} weight={weight} headingRef={form.answer} />}
      <QuantityTable {...props} isReady={isReady} onPick={(drug) => change({ ...choice, drug }, 'weight')}>
        {children}
      </QuantityTable>
    </>
  );
}
