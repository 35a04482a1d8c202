import { type RefObject, type SubmitEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

type Choice<Field extends string> = Record<Field, string>;
type Problems<Field extends string, Problem> = Partial<Record<Field, Problem>>;

interface Reading<Field extends string, Problem> {
  choice: Choice<Field>;
  problems: Problems<Field, Problem>;
}

interface Options<Field extends string, Problem> {
  /** In the order of the form. */
  fields: readonly Field[];
  idOf: (field: Field) => string;
  /** The choice in an address, and what is wrong with it. */
  read: (query: string) => Reading<Field, Problem>;
  /** What keeps a choice from being answered. */
  problemsIn: (choice: Choice<Field>) => Problems<Field, Problem>;
  queryOf: (choice: Choice<Field>) => string;
  /** Put behind the query, for tools that wake when they are seen: whoever gets the address lands there. */
  fragment?: string;
}

interface AddressForm<Field extends string, Problem> extends Reading<Field, Problem> {
  /** False until the script runs in the browser; the fields stay off. */
  isReady: boolean;
  /** The choice that is answered: the one in the address. */
  asked: Choice<Field>;
  /** Another choice in the fields; nothing is answered yet. */
  change: (choice: Choice<Field>, focus?: Field) => void;
  /** Answers another choice at once, as a link does. */
  ask: (choice: Choice<Field>) => void;
  /** Answers the choice, or names what is wrong with it. */
  submit: (event: SubmitEvent) => void;
  /** For the heading of the answer, which gets the focus. */
  answer: RefObject<HTMLHeadingElement | null>;
}

/**
 * A form whose answered choice stands in the address: it can be shared, survives the language button, and going back works.
 * A wrong field is named and gets the focus; what was chosen stays.
 */
export function useAddressForm<Field extends string, Problem>(
  options: Options<Field, Problem>,
): AddressForm<Field, Problem> {
  const query = useAddressQuery();
  /** What the reader has changed since the address said so. */
  const [draft, setDraft] = useState<Reading<Field, Problem> & { query: string | undefined }>();
  const answer = useRef<HTMLHeadingElement>(null);
  /** What gets the focus once the page has changed. */
  const focusNext = useRef<Field | 'answer'>(undefined);

  const address = options.read(query ?? '');
  // Going back, or a new answer, makes the fields follow the address again.
  const { choice, problems } = draft && draft.query === query ? draft : address;

  useLayoutEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next === 'answer') answer.current?.focus();
    else if (next) document.getElementById(options.idOf(next))?.focus();
  });

  const change = (changed: Choice<Field>, focus?: Field) => {
    focusNext.current = focus;
    // A complaint goes away when its field is answered, never before.
    const open = options.fields.filter((field) => problems[field] && changed[field] === choice[field]);
    const left = Object.fromEntries(open.map((field) => [field, problems[field]])) as Problems<Field, Problem>;
    setDraft({ query, choice: changed, problems: left });
  };

  const ask = (wanted: Choice<Field>) => {
    const found = options.problemsIn(wanted);
    const first = options.fields.find((field) => found[field]);
    const asked = options.queryOf(wanted);
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

  return { isReady: query !== undefined, asked: address.choice, choice, problems, change, ask, submit, answer };
}

const CHANGED = 'addressquery';

/** The query of the address, followed as it changes; undefined until the script runs in the browser. */
function useAddressQuery(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.search,
    () => undefined,
  );
}

/** Puts another query into the address, as a new step of the history. */
function changeAddress(address: string): void {
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
