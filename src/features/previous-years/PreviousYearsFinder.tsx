import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { SelectField } from '../fields/SelectField';
import { type Choice, choiceQuery, choose, type Field, FIELDS, missingIn, type Problems, readChoice } from './choice';
import type { FinderProps } from './finder-props';
import styles from './PreviousYearsFinder.module.css';
import { changeAddressQuery, useAddressQuery } from '../use-address-query';
import { YearResult } from './YearResult';

/** What the reader has changed since the address said so. */
interface Draft {
  query: string | undefined;
  choice: Choice;
  problems: Problems;
}

const idOf = (field: Field) => `previous-years-${field}`;

/** Choose unit, office and year; the button shows the figures. The choice stands in the address. */
export function PreviousYearsFinder(props: FinderProps) {
  const { units, years, words } = props;
  const query = useAddressQuery();
  const [draft, setDraft] = useState<Draft>();
  const result = useRef<HTMLHeadingElement>(null);
  /** What gets the focus once the answer to the button stands on the page. */
  const focusNext = useRef<Field | 'result'>(undefined);

  const isReady = query !== undefined;
  const address = readChoice(query ?? '', { units, years });
  // Going back, or a new answer, makes the fields follow the address again.
  const { choice, problems } = draft && draft.query === query ? draft : address;

  useLayoutEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next === 'result') result.current?.focus();
    else if (next) document.getElementById(idOf(next))?.focus();
  });

  const change = (field: Field, value: string) => {
    const changed = choose(choice, field, value);
    // A complaint goes away when its field is answered, never before.
    const open = Object.entries(problems).filter(([name]) => changed[name as Field] === '');
    setDraft({ query, choice: changed, problems: Object.fromEntries(open) });
  };

  const view = (event: SubmitEvent) => {
    event.preventDefault();
    const missing = missingIn(choice);
    const first = FIELDS.find((field) => missing[field]);
    if (first) {
      focusNext.current = first;
      setDraft({ query, choice, problems: missing });
    } else if (choiceQuery(choice) === query) {
      result.current?.focus();
    } else {
      focusNext.current = 'result';
      // The address says it all now; kept, the draft would come back on going back.
      setDraft(undefined);
      changeAddressQuery(choiceQuery(choice));
    }
  };

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
    <div className={styles.finder}>
      <form className={styles.form} aria-label={words.form} noValidate onSubmit={view}>
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
            onChange={(value) => change(field, value)}
          />
        ))}
        <button type="submit" disabled={!isReady}>
          {words.view}
        </button>
      </form>
      {isWhole(address.choice) && <YearResult {...props} choice={address.choice} headingRef={result} />}
    </div>
  );
}

function isWhole(choice: Choice): boolean {
  return FIELDS.every((field) => choice[field] !== '');
}
