import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { SelectField } from '../fields/SelectField';
import { changeAddressQuery, useAddressQuery } from '../use-address-query';
import {
  answerTo,
  type Choice,
  choiceQuery,
  type Field,
  FIELDS,
  missingIn,
  type Problems,
  readChoice,
} from './choose-paper';
import type { FinderProps } from './finder-props';
import { PaperResult } from './PaperResult';
import styles from './WhichPaperFinder.module.css';

/** What the reader has changed since the address said so. */
interface Draft {
  query: string | undefined;
  choice: Choice;
  problems: Problems;
}

const idOf = (field: Field) => `which-paper-${field}`;

/** Choose a class of substance and what to do with it; the button names the paper. The choice stands in the address. */
export function WhichPaperFinder(props: FinderProps) {
  const { classes, doings, words } = props;
  const query = useAddressQuery();
  const [draft, setDraft] = useState<Draft>();
  const result = useRef<HTMLHeadingElement>(null);
  /** What gets the focus once the answer to the button stands on the page. */
  const focusNext = useRef<Field | 'result'>(undefined);

  const isReady = query !== undefined;
  const address = readChoice(query ?? '', { classes, doings });
  // Going back, or a new answer, makes the fields follow the address again.
  const { choice, problems } = draft && draft.query === query ? draft : address;
  const answer = answerTo(address.choice, { classes });

  useLayoutEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next === 'result') result.current?.focus();
    else if (next) document.getElementById(idOf(next))?.focus();
  });

  const change = (field: Field, value: string) => {
    const changed = { ...choice, [field]: value };
    // A complaint goes away when its field is answered, never before.
    const open = Object.entries(problems).filter(([name]) => changed[name as Field] === '');
    setDraft({ query, choice: changed, problems: Object.fromEntries(open) });
  };

  const show = (event: SubmitEvent) => {
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

  const offered = { class: classes, doing: doings };
  const errorOf = (field: Field) => {
    const problem = problems[field];
    return problem && (problem === 'missing' ? words.missing[field] : words.unknown);
  };

  return (
    <div className={styles.finder}>
      <form className={styles.form} aria-label={words.form} noValidate onSubmit={show}>
        {FIELDS.map((field) => (
          <SelectField
            key={field}
            id={idOf(field)}
            name={field}
            label={words.label[field]}
            placeholder={words.select[field]}
            options={offered[field].map(({ id, label }) => ({ value: id, label }))}
            value={choice[field]}
            error={errorOf(field)}
            isDisabled={!isReady}
            onChange={(value) => change(field, value)}
          />
        ))}
        <button type="submit" disabled={!isReady}>
          {words.show}
        </button>
      </form>
      {answer && <PaperResult {...props} choice={address.choice} answer={answer} headingRef={result} />}
    </div>
  );
}
