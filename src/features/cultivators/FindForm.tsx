import { type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { type ListPosition, MAX_NAME_LENGTH } from './choice';
import styles from './CultivatorResult.module.css';
import type { FinderProps } from './finder-props';

interface FindFormProps {
  words: FinderProps['words'];
  position: ListPosition;
  addressOf: (position: ListPosition) => string;
  onGo: (position: ListPosition) => void;
  onType: (position: ListPosition) => void;
}

/** Finds names within the list; the button acts. What is typed stands in the address before. */
export function FindForm({ words, position, addressOf, onGo, onType }: FindFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { words: searched } = position;
  const before = useRef(searched);
  useLayoutEffect(() => {
    // The search may change without the field: by the way back, or by another list.
    if (input.current && before.current !== searched) input.current.value = searched;
    before.current = searched;
  }, [searched]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGo({ words: String(new FormData(event.currentTarget).get('q') ?? '').trim(), page: 1 });
  };
  return (
    <search aria-label={words.find}>
      <form className={styles.find} onSubmit={submit}>
        <label htmlFor="cultivators-find">{words.findLabel}</label>
        <span id="cultivators-find-hint" className={styles.hint}>
          {words.findHint}
        </span>
        <input
          ref={input}
          id="cultivators-find"
          name="q"
          type="search"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          defaultValue={position.typed ?? searched}
          aria-describedby="cultivators-find-hint"
          onChange={(event) => onType({ ...position, typed: event.currentTarget.value })}
        />
        <button type="submit">{words.findButton}</button>
        {searched && (
          <a
            href={addressOf({ words: '', page: 1 })}
            onClick={(event) => {
              event.preventDefault();
              onGo({ words: '', page: 1 });
            }}
          >
            {words.whole}
          </a>
        )}
      </form>
    </search>
  );
}
