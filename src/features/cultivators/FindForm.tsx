import { type SubmitEvent, useState } from 'react';
import type { AnswerProps } from './answer-props';
import styles from './answers.module.css';
import { canBeFound, MAX_NAME_LENGTH } from './choice';

/** Finds the next name in the lists that are shown; the button acts. What is typed stands in the address before. */
export function FindForm({ words, asked, position, ...props }: AnswerProps) {
  const [isShort, setShort] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('find') ?? '').trim();
    if (canBeFound(name)) props.ask({ ...asked, name });
    else setShort(true);
  };
  const label = asked.name ? words.findAnother : asked.category && asked.policy ? words.findInList : words.findInOffice;
  return (
    <form className={styles.find} onSubmit={submit} data-print="hide">
      <label htmlFor="cultivators-find">{label}</label>
      <input
        // Another answer begins with an empty field.
        key={JSON.stringify(asked)}
        id="cultivators-find"
        name="find"
        type="search"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        defaultValue={position.typed}
        aria-invalid={isShort}
        aria-describedby="cultivators-find-hint"
        onChange={(event) => {
          setShort(false);
          props.type({ ...position, typed: event.currentTarget.value });
        }}
      />
      <button type="submit">{words.findButton}</button>
      <span id="cultivators-find-hint" className={isShort ? styles.error : styles.hint}>
        {isShort ? words.short : words.private}
      </span>
    </form>
  );
}
