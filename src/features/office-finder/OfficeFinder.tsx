import { useMemo } from 'react';
import { TextField } from '../../ui/fields/TextField';
import tool from '../../ui/fields/Tool.module.css';
import { useAddressForm } from '../../ui/use-address-form';
import { choiceQuery, FIELDS, MOST_LETTERS, problemsIn, readChoice } from './choice';
import type { FinderProps } from './finder-props';
import { placeSearch } from './find-places';
import { PlaceResult } from './PlaceResult';

/** Place of the finder on the page, see OfficeFinder.astro. */
const ID = 'office-finder';

/** A place, in either script; the button tells the offices that work there. */
export function OfficeFinder(props: FinderProps) {
  const { places, words } = props;
  const form = useAddressForm({
    fields: FIELDS,
    idOf: (field) => `${ID}-${field}`,
    read: readChoice,
    problemsIn,
    queryOf: choiceQuery,
    fragment: ID,
  });
  const { isReady, asked, choice, problems, change, ask } = form;
  const search = useMemo(() => placeSearch(places), [places]);
  const suggestions = useMemo(() => [...new Set(places.map(({ name }) => name))], [places]);
  return (
    <>
      <form className={tool.form} aria-label={words.form} noValidate onSubmit={form.submit}>
        <TextField
          id={`${ID}-place`}
          name="place"
          label={words.label}
          hint={words.hint}
          value={choice.place}
          error={problems.place && words.missing}
          isDisabled={!isReady}
          maxLength={MOST_LETTERS}
          suggestions={suggestions}
          onChange={(place) => change({ place })}
        />
        <button type="submit" disabled={!isReady}>
          {words.find}
        </button>
      </form>
      {asked.place !== '' && (
        <PlaceResult
          {...props}
          found={search(asked.place)}
          hrefOf={({ name }) => `${choiceQuery({ place: name })}#${ID}`}
          onPick={({ name }) => ask({ place: name })}
          headingRef={form.answer}
        />
      )}
    </>
  );
}
