import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { fromKeys } from '../../lib/keys';
import type { Reading } from '../../ui/address-choice';
import { SelectField } from '../../ui/fields/SelectField';
import { ToolForm } from '../../ui/fields/ToolForm';
import { choose } from '../../ui/unit-choice';
import { changeAddress, useAddressQuery } from '../../ui/use-address-form';
import { type Address, CHOICE, type Field, listKeyOf, readAddress, writeAddress } from './choice';
import { CultivatorResult } from './CultivatorResult';
import type { FinderProps } from './finder-props';

/** Choose a list of cultivators, get it, find a name in it. The choice is kept in the address; nothing happens before the button. */
export function CultivatorFinder(props: FinderProps) {
  const { words, options, units } = props;
  const known = useMemo(() => ({ years: options.year.map(({ value }) => value), units }), [options, units]);
  const query = useAddressQuery();
  const address = useMemo(() => readAddress(query ?? '', known), [query, known]);
  /** What the reader has changed since the address said so; problems are in words. */
  const [draft, setDraft] = useState<Reading<Field, string> & { query: string | undefined }>();
  /** Counts what the reader did, so that the result takes the focus then and only then. */
  const [acts, setActs] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const { choice, problems }: Reading<Field, string> =
    draft && draft.query === query
      ? draft
      : { choice: address.choice, problems: fromKeys(address.unknown, () => words.unknown) };
  const focus = (field: Field | undefined) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();

  const go = (next: Partial<Address>) => {
    const target = writeAddress({ ...address, ...next }, known);
    // Turning a page leaves alone what is chosen in the form; a list that was asked for answers it.
    setDraft(draft && !next.choice ? { ...draft, query: target } : undefined);
    changeAddress(location.pathname + target);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const missing = CHOICE.fields.filter((field) => choice[field] === '');
    if (missing.length > 0) {
      setDraft({ query, choice, problems: fromKeys(missing, (field) => words.missing[field]) });
      focus(missing[0]);
      return;
    }
    go({ choice, words: '', page: 1 });
    setActs((count) => count + 1);
  };

  const change = (field: Field, value: string) =>
    setDraft({ query, choice: choose(choice, field, value), problems: { ...problems, [field]: undefined } });

  const offices = units.find(({ id }) => id === choice.unit)?.offices;
  const offered = { ...options, office: (offices ?? []).map(({ id, place }) => ({ value: id, label: place })) };

  return (
    <>
      <ToolForm ref={form} label={words.form} button={words.get} isReady={query !== undefined} submit={submit}>
        {CHOICE.fields
          .filter((field) => field !== 'year' || options.year.length > 1)
          .map((field) => (
            <SelectField
              key={field}
              id={`cultivators-${field}`}
              name={field}
              label={words.labels[field]}
              placeholder={field === 'office' && !offices ? words.unitFirst : words.choose}
              options={offered[field]}
              value={choice[field]}
              error={problems[field]}
              isDisabled={query === undefined}
              onChange={(value) => change(field, value)}
            />
          ))}
      </ToolForm>
      <CultivatorResult
        {...props}
        listKey={address.unknown.length === 0 ? listKeyOf(address.choice) : undefined}
        notice={address.unknown.length > 0 ? words.unknownAddress : undefined}
        searched={address.words}
        page={address.page}
        acts={acts}
        addressOf={(next) => writeAddress({ ...address, ...next }, known)}
        onGo={go}
        onChooseAgain={() => focus('category')}
      />
    </>
  );
}
