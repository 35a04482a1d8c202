import { useMemo } from 'react';
import { queryOf } from '../../ui/address-choice';
import { TextField } from '../../ui/fields/TextField';
import { ToolForm } from '../../ui/fields/ToolForm';
import { useAddressForm } from '../../ui/use-address-form';
import { CHOICE, MAX_PLACE_LENGTH, readChoice } from './choice';
import type { FinderProps } from './finder-props';
import { placeSearch } from './find-places';
import { PlaceResult } from './PlaceResult';

/** A place, in either script; the button tells the offices that work there. */
export function OfficeFinder(props: FinderProps) {
  const { places, words } = props;
  const form = useAddressForm({
    id: 'office-finder',
    fields: CHOICE.fields,
    read: readChoice,
    problemsIn: CHOICE.missingIn,
    errorOf: () => words.missing,
  });
  const search = useMemo(() => placeSearch(places), [places]);
  const suggestions = useMemo(() => [...new Set(places.map(({ name }) => name))], [places]);
  return (
    <>
      <ToolForm
        {...form.frame}
        hasButtonBeside
        label={words.form}
        button={words.find}
        change={words.change}
        asked={[form.choice.place]}
      >
        <TextField
          {...form.fieldOf('place')}
          label={words.label}
          hint={words.hint}
          maxLength={MAX_PLACE_LENGTH}
          suggestions={suggestions}
        />
      </ToolForm>
      {form.asked && (
        <PlaceResult
          {...props}
          found={search(form.asked.place)}
          hrefOf={({ name }) => queryOf({ place: name })}
          onPick={({ name }) => form.ask({ place: name })}
          headingRef={form.answer}
        />
      )}
    </>
  );
}
