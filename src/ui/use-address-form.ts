import { type SubmitEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fromKeys } from '../lib/keys.ts';
import { type Choice, type Problems, queryOf, type Reading } from './address-choice.ts';

interface Options<Field extends string, Problem> {
  /** In the order of the form. */
  fields: readonly Field[];
  /** The ids of the fields begin with it. */
  id: string;
  /** The choice in an address, and what is wrong with it. */
  read: (query: string) => Reading<Field, Problem>;
  /** What keeps a choice from being answered. */
  problemsIn: (choice: Choice<Field>) => Problems<Field, Problem>;
  /** The words for a problem. */
  errorOf: (field: Field, problem: Problem) => string;
  /** The choice with another value in one field, where other fields depend on it. */
  choose?: (choice: Choice<Field>, field: Field, value: string) => Choice<Field>;
  /** Put behind the query, for tools that wake when they are seen: whoever gets the address lands there. */
  fragment?: string;
}

/**
 * A form whose answered choice stands in the address: it can be shared, survives the language button, and going back works.
 * A wrong field is named and gets the focus; what was chosen stays.
 */
export function useAddressForm<Field extends string, Problem extends string>(options: Options<Field, Problem>) {
  const query = useAddressQuery();
  /** What the reader has changed since the address said so. */
  const [draft, setDraft] = useState<Reading<Field, Problem> & { query: string | undefined }>();
  /** For the heading of the answer, which gets the focus. */
  const answer = useRef<HTMLHeadingElement>(null);
  /** What gets the focus once the page has changed. */
  const focusNext = useRef<Field | 'answer'>(undefined);

  const address = options.read(query ?? '');
  // Going back, or a new answer, makes the fields follow the address again.
  const { choice, problems } = draft && draft.query === query ? draft : address;

  const idOf = (field: Field) => `${options.id}-${field}`;

  useLayoutEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next === 'answer') answer.current?.focus();
    else if (next) document.getElementById(idOf(next))?.focus();
  });

  /** Another choice in the fields; nothing is answered yet. */
  const change = (changed: Choice<Field>, focus?: Field) => {
    focusNext.current = focus;
    // A complaint goes away when its field is answered, never before.
    const open = options.fields.filter((field) => problems[field] && changed[field] === choice[field]);
    setDraft({ query, choice: changed, problems: fromKeys(open, (field) => problems[field]) });
  };

  /** Answers a choice, or names what is wrong with it. */
  const ask = (wanted: Choice<Field>) => {
    const found = options.problemsIn(wanted);
    const first = options.fields.find((field) => found[field]);
    const asked = queryOf(wanted);
    if (first) {
      focusNext.current = first;
      setDraft({ query, choice: wanted, problems: found });
    } else if (asked === query) {
      answer.current?.focus();
    } else {
      focusNext.current = 'answer';
      // The address says it all now; kept, the draft would come back on going back.
      setDraft(undefined);
      changeAddress(options.fragment ? `${asked}#${options.fragment}` : asked);
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask(choice);
  };

  /** False until the script runs in the browser; the fields stay off. */
  const isReady = query !== undefined;

  /** What a field of the form needs, but its label. */
  const fieldOf = (field: Field) => {
    const problem = problems[field];
    return {
      id: idOf(field),
      name: field,
      value: choice[field],
      error: problem ? options.errorOf(field, problem) : undefined,
      isDisabled: !isReady,
      onChange: (value: string) =>
        change(options.choose ? options.choose(choice, field, value) : { ...choice, [field]: value }),
    };
  };

  /** `asked` is the choice that is answered: the one in the address. */
  return { isReady, asked: address.choice, choice, change, ask, submit, fieldOf, answer };
}

const CHANGED = 'addressquery';

/** The query of the address, followed as it changes; undefined until the script runs in the browser. */
export function useAddressQuery(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.search,
    () => undefined,
  );
}

/** Puts another query into the address, as a new step of the history. */
export function changeAddress(address: string): void {
  history.pushState(null, '', address);
  // The browser reports going back and forth, but not this.
  dispatchEvent(new Event(CHANGED));
}

function subscribe(follow: () => void): () => void {
  addEventListener('popstate', follow);
  addEventListener(CHANGED, follow);
  return () => {
    removeEventListener('popstate', follow);
    removeEventListener(CHANGED, follow);
  };
}
