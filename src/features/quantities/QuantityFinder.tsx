import type { ReactNode } from 'react';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import { ToolForm } from '../../ui/fields/ToolForm';
import { todayHere } from '../../ui/today-here';
import { useAddressForm } from '../../ui/use-address-form';
import { CHOICE, type Problem, problemsIn, readChoice, weightOf } from './choice';
import type { FinderProps } from './finder-props';
import { formatWritten } from '../../domain/format-weight';
import { QuantityAnswer } from './QuantityAnswer';
import styles from './QuantityFinder.module.css';
import { QuantityTable } from './QuantityTable';
import { useLawThen } from './use-law-then';
import { NO_DAY } from '../../domain/law-day';
import { WEIGHT_UNITS } from '../../domain/weight';
import { fill, formatDate } from '../../language/format';
import { DateField, isNoDay } from '../../ui/fields/DateField';

/** Drug, weight and unit; the button says which quantity it is. The table of all drugs is behind its own button. */
export function QuantityFinder({ children, ...props }: FinderProps & { children?: ReactNode }) {
  const { drugs, units, words } = props;
  const ids = drugs.map(({ id }) => id);
  const form = useAddressForm({
    id: 'quantity-check',
    fields: CHOICE.fields,
    read: (query) => readChoice(query, ids),
    problemsIn: (choice) => problemsIn(choice, { first: props.days.act, today: todayHere() }),
    errorOf: (_, problem: Problem) => {
      if (problem === 'missing') return words.missingDrug;
      const { act } = props.days;
      return problem === 'beforeAct'
        ? fill(words.problem[problem], { date: formatDate(act, props.lang) })
        : words.problem[problem];
    },
  });
  const { isReady, asked, choice, change } = form;
  const then = useLawThen(choice.on !== '');
  const weight = asked && weightOf(asked);
  const optionsOf = (isMostAsked: boolean) =>
    drugs
      .filter((drug) => drug.isMostAsked === isMostAsked)
      .map(({ id, name, otherNames }) => ({ value: id, label: otherNames ? `${name}: ${otherNames}` : name }));
  return (
    <>
      <ToolForm
        {...form.frame}
        submit={(event) => {
          // What is no day never reaches the value of the field; without a word the law of today would answer.
          if (!isNoDay(event.currentTarget, 'on')) return form.frame.submit(event);
          event.preventDefault();
          form.ask({ ...choice, on: NO_DAY });
        }}
        className={styles.form}
        label={words.form}
        button={words.check}
        change={words.change}
        asked={[
          drugs.find(({ id }) => id === choice.drug)?.name,
          asked && formatWritten(asked.weight, asked.unit, units, props.lang),
          asked && asked.on !== '' ? formatDate(asked.on, props.lang) : '',
        ]}
      >
        <SelectField
          {...form.fieldOf('drug')}
          label={words.label.drug}
          placeholder={words.chooseDrug}
          options={[
            { label: words.mostAsked, options: optionsOf(true) },
            { label: words.others, options: optionsOf(false) },
          ]}
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
          options={WEIGHT_UNITS.map((unit) => ({ value: unit, label: units[unit] }))}
        />
        <DateField
          {...form.fieldOf('on')}
          label={words.label.on}
          hint={words.onHint}
          first={props.days.act}
          last={todayHere()}
        />
      </ToolForm>
      {weight && <QuantityAnswer {...props} choice={asked} weight={weight} then={then} headingRef={form.answer} />}
      <p className={styles.counts}>{words.counts}</p>
      <p className={styles.privacy}>{words.privacy}</p>
      <QuantityTable {...props} isReady={isReady} onPick={(drug) => change({ ...choice, drug }, 'weight')}>
        {children}
      </QuantityTable>
    </>
  );
}
