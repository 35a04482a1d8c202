import type { ReactNode } from 'react';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import { ToolForm } from '../../ui/fields/ToolForm';
import { useAddressForm } from '../../ui/use-address-form';
import { CHOICE, type Problem, problemsIn, readChoice, weightOf } from './choice';
import type { FinderProps } from './finder-props';
import { QuantityAnswer } from './QuantityAnswer';
import styles from './QuantityFinder.module.css';
import { QuantityTable } from './QuantityTable';
import { WEIGHT_UNITS } from './weight';

const ID = 'quantity-check';

/** Drug, weight and unit; the button says which quantity it is. The table of all drugs is behind its own button. */
export function QuantityFinder({ children, ...props }: FinderProps & { children?: ReactNode }) {
  const { drugs, units, words } = props;
  const ids = drugs.map(({ id }) => id);
  const form = useAddressForm({
    fields: CHOICE.fields,
    id: 'quantity',
    read: (query) => readChoice(query, ids),
    problemsIn,
    errorOf: (field, problem: Problem) =>
      problem === 'missing' ? (field === 'drug' ? words.missing.drug : words.missing.unit) : words.problem[problem],
    fragment: ID,
  });
  const { isReady, asked, choice, change } = form;
  const weight = weightOf(asked);
  return (
    <>
      <ToolForm {...form} id={ID} className={styles.form} label={words.form} button={words.check}>
        <SelectField
          {...form.fieldOf('drug')}
          label={words.label.drug}
          placeholder={words.chooseDrug}
          options={drugs.map(({ id, name, otherNames }) => ({
            value: id,
            label: otherNames ? `${name}: ${otherNames}` : name,
          }))}
        />
        <TextField
          {...form.fieldOf('weight')}
          label={words.label.weight}
          hint={words.weightHint}
          inputMode="decimal"
          maxLength={40}
        />
        <SelectField
          {...form.fieldOf('unit')}
          label={words.label.unit}
          placeholder={words.chooseUnit}
          options={WEIGHT_UNITS.map((unit) => ({ value: unit, label: units[unit] }))}
        />
      </ToolForm>
      <p className={styles.privacy}>{words.privacy}</p>
      {weight && <QuantityAnswer {...props} choice={asked} weight={weight} headingRef={form.answer} />}
      <QuantityTable {...props} isReady={isReady} onPick={(drug) => change({ ...choice, drug }, 'weight')}>
        {children}
      </QuantityTable>
    </>
  );
}
