import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { fromKeys } from '../lib/keys.ts';
import { type Choice, isDraft, ownQuery, type Problems, type Reading, withChoice } from './address-choice.ts';
import { addressQuery, pushQuery, replaceQuery, useAddressQuery } from './address-query.ts';
import { PRIVATE_FRAGMENT } from './private-query.ts';

interface Options<Field extends string, Problem> {
  /** Id of the tool on the page and in the address; the ids of the fields begin with it. */
  id: string;
  /** In the order of the form. */
  fields: readonly Field[];
  /** Further parameters, which belong to an answer and are dropped with it. */
  answerNames?: readonly string[];
  /** The choice in an address, and what is wrong with it. */
  read: (query: string) => Reading<Field, Problem>;
  /** What keeps a choice from being answered. */
  problemsIn: (choice: Choice<Field>) => Problems<Field, Problem>;
  /** The words for a problem. */
  errorOf: (field: Field, problem: Problem) => string;
  /** The choice with another value in one field, where other fields depend on it. */
  choose?: (choice: Choice<Field>, field: Field, value: string) => Choice<Field>;
  /** What of a choice goes into the address, where something is understood. */
  write?: (choice: Choice<Field>) => Record<string, string>;
}

/**
 * The form of a tool. What stands in the fields also stands in the address, as it is filled in, so that the language button, a reload
 * and “back” lose nothing. The button asks: the form closes, the answer has the focus. See docs/decisions/0023-tools-first.md.
 */
export function useAddressForm<Field extends string, Problem extends string>(options: Options<Field, Problem>) {
  const { id, fields, read, problemsIn, write = (choice) => choice } = options;
  const part = { tool: id, names: [...fields, ...(options.answerNames ?? [])] };
  const query = useAddressQuery();
  const own = ownQuery(query ?? '', part);
  /** What the address does not hold: the fields letter by letter, and what is wrong with them. */
  const [draft, setDraft] = useState<Reading<Field, Problem> & { own: string }>();
  /** Form and closed line. */
  const place = useRef<HTMLDivElement>(null);
  /** For the heading of the answer. */
  const answer = useRef<HTMLHeadingElement>(null);
  /** What gets the focus once the page has changed. */
  const focusNext = useRef<Field | 'form' | 'answer'>(undefined);
  const hasLanded = useRef(false);

  const address = read(query ?? '');
  const isMarked = isDraft(own, part);
  const found = problemsIn(address.choice);
  const isAsked = query !== undefined && !isMarked && isEmpty(address.problems) && isEmpty(found);
  // An address that asks is told what is wrong with it; what it does not say may still come.
  const wrong = isMarked ? [] : fields.filter((field) => found[field] && address.choice[field].trim() !== '');
  const { choice, problems } =
    draft && draft.own === own
      ? draft
      : { choice: address.choice, problems: { ...fromKeys(wrong, (field) => found[field]), ...address.problems } };
  const idOf = (field: Field) => `${id}-${field}`;

  useLayoutEffect(() => {
    if (query !== undefined && !hasLanded.current) {
      hasLanded.current = true;
      if (isAsked && landsHere()) void fragmentSettled().then(() => showAnswer(place.current, answer.current));
    }
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next === 'answer') showAnswer(place.current, answer.current);
    else if (next === 'form') place.current?.querySelector<HTMLElement>('select, input')?.focus();
    else if (next) turnTo(idOf(next));
  });

  const queryWith = (changed: Choice<Field>, asDraft: boolean) =>
    withChoice(addressQuery(), part, write(changed), asDraft);

  /** Another choice in the fields; nothing is asked yet. */
  const change = (changed: Choice<Field>, focus?: Field | 'form') => {
    focusNext.current = focus;
    // Opening the form is a step that “back” undoes, what is written into it is not.
    const putQuery = isAsked ? pushQuery : replaceQuery;
    putQuery(queryWith(changed, true));
    // A complaint goes away when its field is answered, never before.
    const open = fields.filter((field) => problems[field] && changed[field] === choice[field]);
    setDraft({
      own: ownQuery(addressQuery(), part),
      choice: changed,
      problems: fromKeys(open, (field) => problems[field]),
    });
  };

  /** Asks for the answer to a choice, or names what is wrong with it. */
  const ask = (wanted: Choice<Field>) => {
    const unanswered = problemsIn(wanted);
    const first = fields.find((field) => unanswered[field]);
    if (first) {
      focusNext.current = first;
      setDraft({ own, choice: wanted, problems: unanswered });
      return;
    }
    focusNext.current = 'answer';
    // The address says it all now.
    setDraft(undefined);
    pushQuery(queryWith(wanted, false));
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask(choice);
  };

  /** Opens the closed form again, as it was. Not every field need be shown: the first that is has the focus. */
  const reopen = () => change(address.choice, 'form');

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

  /** What `ToolForm` needs. */
  const frame = { id, place, isReady, isAsked, submit, reopen };

  /** `asked` is the choice that is answered; undefined while the form is open. */
  return { frame, isReady, asked: isAsked ? address.choice : undefined, choice, change, ask, fieldOf, answer, reopen };
}

function isEmpty(problems: object): boolean {
  return Object.values(problems).every((problem) => problem === undefined);
}

/** Whether a reader who opens an address that asks is meant to see the answer first. */
function landsHere(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  // After a reload or on the way back, the browser returns to where the reader was.
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  return isNew && (location.hash === '' || PRIVATE_FRAGMENT.test(location.hash));
}

/**
 * Chrome follows the fragment of an address once, in a frame after the page has been read, and takes the focus away from whatever has
 * it by then.
 */
async function fragmentSettled(): Promise<void> {
  if (location.hash === '') return;
  const [visit] = performance.getEntriesByType('navigation');
  const isRead = visit instanceof PerformanceNavigationTiming && visit.domContentLoadedEventEnd > 0;
  if (!isRead) await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  // The first comes before its frame is drawn, the second after that.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

/** The focus on a field with a mistake, which is read with it. Where the focus is already, nothing would be read: the mistake is an alert. */
function turnTo(id: string): void {
  const field = document.getElementById(id);
  if (field === document.activeElement) document.getElementById(`${id}-error`)?.setAttribute('role', 'alert');
  field?.focus();
}

/** The closed form at the top of the screen, the answer below it, with the focus. */
function showAnswer(place: HTMLElement | null, heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  place?.scrollIntoView();
}
