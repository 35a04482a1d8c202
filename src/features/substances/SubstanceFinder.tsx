import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SUBSTANCE_INDEX_PATH } from '../../addresses/letters';
import { queryOf } from '../../ui/address-choice';
import { Field } from '../../ui/fields/Field';
import { SelectField } from '../../ui/fields/SelectField';
import { ToolForm } from '../../ui/fields/ToolForm';
import { useAddressForm } from '../../ui/use-address-form';
import { useAfterPause } from '../../ui/use-after-pause';
import { MAX_NAME_LENGTH } from '../../text/name-search';
import { useData } from '../../ui/use-data';
import { CHOICE, type Filter, FILTERS, problemsIn, readChoice } from './choice';
import { substanceSearch } from './find-substances';
import type { FinderProps } from './finder-props';
import { outcomeOf, saidOf } from './outcome';
import { SubstanceResult } from './SubstanceResult';
import styles from './SubstanceFinder.module.css';
import { readIndex } from './substance-index';

/** Height of the first lines of a result. */
const ROOM = 240;

/** Finds substances while the reader types or narrows; the button closes the form and leads to what was found. */
export function SubstanceFinder(props: FinderProps) {
  const { options, others, words } = props;
  const [isWanted, setWanted] = useState(false);
  const form = useAddressForm({
    id: 'substances',
    fields: CHOICE.fields,
    read: (query) => ({ choice: readChoice(query, options), problems: {} }),
    problemsIn,
    errorOf: () => words.missing,
  });
  const { choice, isReady } = form;
  const isEmpty = queryOf(choice) === '';
  const { data, retry } = useData(isWanted || !isEmpty ? [SUBSTANCE_INDEX_PATH] : [], readIndex);
  const load = useCallback(() => {
    setWanted(true);
    retry();
  }, [retry]);
  const { q, class: ofClass, list } = choice;
  const { id, name, error, onChange } = form.fieldOf('q');
  const input = useRef<HTMLInputElement>(null);
  const filters = useRef<HTMLDetailsElement>(null);
  const wasReady = useRef(false);

  useLayoutEffect(() => {
    if (!isReady || !input.current || !filters.current) return;
    const typedBefore = wasReady.current ? '' : input.current.value;
    wasReady.current = true;
    // What was typed before this script ran counts too.
    if (q === '' && typedBefore !== '') onChange(typedBefore);
    // The address may change without the field, by the way back.
    else if (input.current.value !== q) input.current.value = q;
    if (ofClass !== '' || list !== '') filters.current.open = true;
  });

  const index = typeof data === 'object' ? (data[0] ?? 'loading') : data;
  const search = useMemo(() => (typeof index === 'string' ? index : substanceSearch(index, others)), [index, others]);
  const found = useMemo(
    () => (typeof search === 'string' ? search : outcomeOf(search, { q, class: ofClass, list })),
    [search, q, ofClass, list],
  );

  const said = useAfterPause(isEmpty ? '' : saidOf(found, props));
  const labelOf = (filter: Filter) => options[filter].find(({ value }) => value === choice[filter])?.label;

  return (
    <div className={styles.finder}>
      <search>
        <ToolForm
          {...form.frame}
          className={styles.form}
          hasButtonBeside
          label={words.form}
          button={words.show}
          change={words.change}
          asked={[q, ...FILTERS.map(labelOf)]}
        >
          <Field id={id} label={words.label} {...(q === '' && { hint: words.hint })} error={error}>
            <input
              ref={input}
              id={id}
              name={name}
              type="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={MAX_NAME_LENGTH}
              aria-invalid={error ? true : undefined}
              aria-describedby={
                [q === '' && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
              }
              onFocus={load}
              onInput={(event) => {
                if (q === '') makeRoom(event.currentTarget);
                onChange(event.currentTarget.value);
              }}
            />
          </Field>
          <details ref={filters}>
            <summary>{words.filters}</summary>
            <div className={styles.filters}>
              {FILTERS.map((filter) => (
                <SelectField
                  key={filter}
                  {...form.fieldOf(filter)}
                  label={words.filter[filter]}
                  placeholder={words.all}
                  options={options[filter]}
                />
              ))}
            </div>
          </details>
        </ToolForm>
      </search>
      <output className="visually-hidden">{said}</output>
      {!isEmpty && <SubstanceResult {...props} found={found} headingRef={form.answer} onRetry={load} />}
    </div>
  );
}

/** With a keyboard on the screen, the result would be below it: the field moves to the top. */
function makeRoom(field: HTMLInputElement): void {
  const height = visualViewport?.height ?? innerHeight;
  if (field.getBoundingClientRect().bottom + ROOM > height) field.labels?.[0]?.scrollIntoView();
}
