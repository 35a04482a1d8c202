import { useMemo } from 'react';
import { pushQuery, replaceQuery, useAddressQuery } from '../../ui/address-query';
import { SelectField } from '../../ui/fields/SelectField';
import { ToolForm } from '../../ui/fields/ToolForm';
import { choose } from '../../ui/unit-choice';
import { useAddressForm } from '../../ui/use-address-form';
import {
  CHOICE,
  type ListPosition,
  listKeyOf,
  listQuery,
  POSITION_NAMES,
  readChoice,
  readPosition,
  writtenChoice,
} from './choice';
import { CultivatorResult } from './CultivatorResult';
import type { FinderProps } from './finder-props';

/** Choose a list of cultivators, get it, find a name in it. Nothing is loaded before the button. */
export function CultivatorFinder(props: FinderProps) {
  const { words, options, units } = props;
  const known = useMemo(() => ({ years: options.year.map(({ value }) => value), units }), [options, units]);
  const query = useAddressQuery();
  const form = useAddressForm({
    id: 'cultivators',
    fields: CHOICE.fields,
    answerNames: POSITION_NAMES,
    read: (given) => readChoice(given, known),
    problemsIn: CHOICE.missingIn,
    errorOf: (field, problem: 'missing' | 'unknown') => (problem === 'missing' ? words.missing[field] : words.unknown),
    choose,
    write: (choice) => writtenChoice(choice, known),
  });
  const { asked, choice } = form;
  const offices = units.find(({ id }) => id === choice.unit)?.offices;
  const offered = { ...options, office: (offices ?? []).map(({ id, place }) => ({ value: id, label: place })) };
  const isOffered = (field: keyof typeof offered) => field !== 'year' || options.year.length > 1;
  const labelOf = (field: keyof typeof offered) =>
    isOffered(field) ? offered[field].find(({ value }) => value === choice[field])?.label : undefined;
  const addressOf = (position: ListPosition) => listQuery(choice, position, known);

  return (
    <>
      <ToolForm
        {...form.frame}
        label={words.form}
        button={words.get}
        change={words.change}
        asked={[labelOf('year'), labelOf('unit'), labelOf('office'), labelOf('category'), labelOf('policy')]}
      >
        {CHOICE.fields.filter(isOffered).map((field) => (
          <SelectField
            key={field}
            {...form.fieldOf(field)}
            label={words.labels[field]}
            placeholder={field === 'office' && !offices ? words.unitFirst : words.choose}
            options={offered[field]}
          />
        ))}
      </ToolForm>
      {asked && (
        <CultivatorResult
          {...props}
          listKey={listKeyOf(asked)}
          position={readPosition(query ?? '')}
          addressOf={addressOf}
          onGo={(position) => pushQuery(addressOf(position))}
          onType={(position) => replaceQuery(addressOf(position))}
          onChooseAgain={form.reopen}
          headingRef={form.answer}
        />
      )}
    </>
  );
}
