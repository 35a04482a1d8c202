import { type SubmitEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { SelectField } from '../../ui/fields/SelectField';
import tool from '../../ui/fields/Tool.module.css';
import {
  type Address,
  type Choice,
  type ChoiceOptions,
  type Field,
  FIELDS,
  listKeyOf,
  missingFields,
  readAddress,
  withField,
  writeAddress,
} from './choice';
import { CultivatorResult } from './CultivatorResult';
import type { FinderProps } from './finder-props';

/** What is wrong with a field, in words. */
type Problems = Partial<Record<Field, string | undefined>>;

const neverChanges = () => () => {};

/** Choose a list of cultivators, get it, find a name in it. The choice lives in the address; nothing happens before the button. */
export function CultivatorFinder(props: FinderProps) {
  const { words, options, units } = props;
  const known: ChoiceOptions = useMemo(
    () => ({
      years: options.year.map(({ value }) => value),
      units: units.map(({ id, offices }) => ({ id, offices: offices.map((office) => office.id) })),
    }),
    [options, units],
  );
  // Until the script runs the form could only reload the page: its fields stay off.
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [address, setAddress] = useState<Address>(() => readAddress('', known));
  const [choice, setChoice] = useState<Choice>(address.choice);
  const [problems, setProblems] = useState<Problems>({});
  /** Counts what the reader did, so that the result takes the focus then and only then. */
  const [acts, setActs] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const follow = () => {
      const next = readAddress(location.search, known);
      setAddress(next);
      setChoice(next.choice);
      setProblems(Object.fromEntries(next.unknown.map((field) => [field, words.unknown])));
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [known, words]);

  const go = (next: Omit<Address, 'unknown'>) => {
    history.pushState(null, '', location.pathname + writeAddress(next, known));
    setAddress({ ...next, unknown: [] });
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const left = missingFields(choice);
    setProblems(Object.fromEntries(left.map((field) => [field, words.missing[field]])));
    if (left.length > 0) {
      form.current?.querySelector<HTMLElement>(`[name=${left[0]}]`)?.focus();
      return;
    }
    go({ choice, words: '', page: 1 });
    setActs((count) => count + 1);
  };

  const change = (field: Field, value: string) => {
    setChoice(withField(choice, field, value, known));
    setProblems((before) => ({ ...before, [field]: undefined }));
  };

  const optionsOf = (field: Field) =>
    field === 'office'
      ? (units.find(({ id }) => id === choice.unit)?.offices ?? []).map(({ id, place }) => ({
          value: id,
          label: place,
        }))
      : options[field];
  const key = address.unknown.length === 0 ? listKeyOf(address.choice) : undefined;

  return (
    <>
      <form ref={form} className={tool.form} aria-label={words.form} noValidate onSubmit={submit}>
        {FIELDS.filter((field) => field !== 'year' || options.year.length > 1).map((field) => (
          <SelectField
            key={field}
            id={`cultivators-${field}`}
            name={field}
            label={words.labels[field]}
            placeholder={field === 'office' && choice.unit === '' ? words.unitFirst : words.choose}
            options={optionsOf(field)}
            value={choice[field]}
            error={problems[field]}
            isDisabled={!isAwake}
            onChange={(value) => change(field, value)}
          />
        ))}
        <button type="submit" disabled={!isAwake}>
          {words.get}
        </button>
      </form>
      <CultivatorResult
        {...props}
        listKey={key}
        notice={address.unknown.length > 0 ? words.unknownAddress : undefined}
        searched={address.words}
        page={address.page}
        acts={acts}
        addressOf={(next) => writeAddress({ ...address, ...next }, known)}
        onGo={(next) => go({ ...address, ...next })}
        onChooseAgain={() => form.current?.querySelector<HTMLElement>('[name=category]')?.focus()}
      />
    </>
  );
}
