import { type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { type ListPosition, MAX_NAME_LENGTH } from './choice';
import styles from './CultivatorResult.module.css';
import type { FinderProps } from './finder-props';

interface FindFormProps {
  words: FinderProps['words'];
  searched: string;
  addressOf: (position: ListPosition) => string;
  onGo: (position: ListPosition) => void;
}

/** Finds names within the list; the button acts. */
export function FindForm({ words, searched, addressOf, onGo }: FindFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The address may change without the field: by the way back, or by another list.
    if (input.current) input.current.value = searched;
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
          defaultValue={searched}
          aria-describedby="cultivators-find-hint"
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
