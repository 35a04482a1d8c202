import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { NumberField } from '../fields/NumberField';
import { SelectField } from '../fields/SelectField';
import { changeAddressQuery, useAddressQuery } from '../use-address-query';
import {
  type Choice,
  choiceQuery,
  type Field,
  FIELDS,
  type Problems,
  problemsIn,
  readChoice,
  weightOf,
} from './choice';
import type { FinderProps } from './finder-props';
import { QuantityAnswer } from './QuantityAnswer';
import styles from './QuantityFinder.module.css';
import { QuantityTable } from './QuantityTable';
import { WEIGHT_UNITS } from './weight';

/** What the reader has changed since the address said so. */
interface Draft {
  query: string | undefined;
  choice: Choice;
  problems: Problems;
}

const ID = 'quantity-check';
const idOf = (field: Field) => `quantity-${field}`;

/** Drug, weight and unit; the button says which quantity it is. The table of all drugs stands behind its own button. */
export function QuantityFinder({ children, ...props }: FinderProps & { children?: ReactNode }) {
  const { drugs, units, words } = props;
  const query = useAddressQuery();
  const [draft, setDraft] = useState<Draft>();
  const answer = useRef<HTMLHeadingElement>(null);
  /** What gets the focus once the page has changed. */
  const focusNext = useRef<Field | 'answer'>(undefined);

  const isReady = query !== undefined;
  const address = readChoice(
    query ?? '',
    drugs.map(({ id }) => id),
  );
  // Going back, or a new answer, makes the fields follow the address again.
  const { choice, problems } = draft && draft.query === query ? draft : address;
  const weight = weightOf(address.choice);

  useLayoutEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next === 'answer') answer.current?.focus();
    else if (next) document.getElementById(idOf(next))?.focus();
  });

  const change = (field: Field, value: string) => {
    const { [field]: _answered, ...open } = problems;
    setDraft({ query, choice: { ...choice, [field]: value }, problems: open });
  };

  const check = (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemsIn(choice);
    const first = FIELDS.find((field) => found[field]);
    if (first) {
      focusNext.current = first;
      setDraft({ query, choice, problems: found });
    } else if (choiceQuery(choice) === query) {
      answer.current?.focus();
    } else {
      focusNext.current = 'answer';
      setDraft(undefined);
      // Whoever gets the address lands at the tool, which wakes when it is seen.
      changeAddressQuery(`${choiceQuery(choice)}#${ID}`);
    }
  };

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
      onChange={(value) => change(field, value)}
    />
  );

  return (
    <>
      <form id={ID} className={styles.form} aria-label={words.form} noValidate onSubmit={check}>
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
          onChange={(value) => change('weight', value)}
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
      {weight && <QuantityAnswer {...props} choice={address.choice} weight={weight} headingRef={answer} />}
      <QuantityTable
        {...props}
        isReady={isReady}
        onPick={(drug) => {
          focusNext.current = 'weight';
          change('drug', drug);
        }}
      >
        {children}
      </QuantityTable>
    </>
  );
}
