import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { queryOf } from '../../ui/address-choice';
import { Field } from '../../ui/fields/Field';
import { SelectField } from '../../ui/fields/SelectField';
import { ToolForm } from '../../ui/fields/ToolForm';
import { useAddressForm } from '../../ui/use-address-form';
import { useAfterPause } from '../../ui/use-after-pause';
import { useData } from '../../ui/use-data';
import { type Choice, CHOICE, type Filter, FILTERS, MAX_NAME_LENGTH, problemsIn, readChoice } from './choice';
import { substanceSearch } from './find-substances';
import type { FinderProps } from './finder-props';
import { SubstanceResult, titleOf } from './SubstanceResult';
import type { Substance } from '../../schemas/substance';
import styles from './SubstanceFinder.module.css';
import { INDEX_PATH, readIndex } from './substance-index';

/** Finds substances while the reader types or narrows; the button closes the form and leads to what was found. */
export function SubstanceFinder(props: FinderProps) {
  const { options, words } = props;
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
  const { data, retry } = useData(isWanted || !isEmpty ? [INDEX_PATH] : [], readSearch);
  const load = useCallback(() => {
    setWanted(true);
    retry();
  }, [retry]);
  const { q, ...narrowed } = choice;
  const { class: ofClass, list, state } = narrowed;
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
    if (queryOf(narrowed) !== '') filters.current.open = true;
  });

  const search = typeof data === 'object' ? (data[0] ?? 'loading') : data;
  const found = useMemo(() => {
    if (typeof search === 'string') return search;
    const { hits, near } = search(q);
    const isWithin = fits({ class: ofClass, list, state });
    return {
      hits: hits.filter(isWithin),
      near: near.filter(isWithin),
      isNarrowed: hits.length + near.length > 0,
    };
  }, [search, q, ofClass, list, state]);

  const said = useAfterPause(isEmpty ? '' : titleOf(found, words, props.lang));
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
          <Field id={id} label={words.label} hint={words.hint} error={error}>
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
              aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
              onFocus={load}
              onInput={(event) => onChange(event.currentTarget.value)}
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

/** The search over all substances. */
function readSearch(json: unknown) {
  return substanceSearch(readIndex(json));
}

/** Whether a substance passes the filters. */
function fits(wanted: Pick<Choice, Filter>): (substance: Substance) => boolean {
  return ({ class: ofClass, entries, toConfirm }) => {
    const isConfirmed = !toConfirm.includes('entry') && !toConfirm.includes('name');
    return (
      (wanted.class === '' || ofClass === wanted.class) &&
      (wanted.list === '' || entries.some(({ list }) => list === wanted.list)) &&
      (wanted.state === '' || (wanted.state === 'confirmed') === isConfirmed)
    );
  };
}
