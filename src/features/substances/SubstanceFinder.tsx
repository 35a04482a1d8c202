import { type SubmitEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SelectField } from '../../ui/fields/SelectField';
import tool from '../../ui/fields/Tool.module.css';
import { queryOf } from '../../ui/address-choice';
import { type Choice, EMPTY_CHOICE, FILTERS, MAX_NAME_LENGTH, readChoice } from './choice';
import type { FinderProps } from './finder-props';
import { SubstanceResult, titleOf } from './SubstanceResult';
import type { Substance } from '../../schemas/substance';
import styles from './SubstanceFinder.module.css';
import { useAfterPause } from '../../ui/use-after-pause';
import { useData } from '../../ui/use-data';
import { substanceSearch } from './find-substances';
import { INDEX_PATH, readIndex } from './substance-index';

/** Browsers allow only so many changes of the address while somebody types. */
const ADDRESS_DELAY_MS = 400;

/** Finds substances while the reader types; the filters act with the button. The choice stands in the address. */
export function SubstanceFinder(props: FinderProps) {
  const { options, words } = props;
  const [isWanted, setWanted] = useState(false);
  const { data, retry } = useData(isWanted ? [INDEX_PATH] : [], readSearch);
  const load = useCallback(() => {
    setWanted(true);
    retry();
  }, [retry]);
  const [isAwake, setAwake] = useState(false);
  /** What the results show. */
  const [choice, setChoice] = useState<Choice>(EMPTY_CHOICE);
  /** What the filters say until the button is pressed. */
  const [draft, setDraft] = useState<Choice>(EMPTY_CHOICE);
  const input = useRef<HTMLInputElement>(null);
  const filters = useRef<HTMLDetailsElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const wantsFocus = useRef(false);

  useEffect(() => {
    const follow = () => {
      if (!input.current || !filters.current) return;
      const given = readChoice(location.search, options);
      // What was typed before this script ran counts too.
      const q = given.q || (isFirst ? input.current.value : '');
      isFirst = false;
      input.current.value = q;
      setChoice({ ...given, q });
      setDraft({ ...given, q });
      if (FILTERS.some((filter) => given[filter] !== '')) filters.current.open = true;
      setAwake(true);
      if (queryOf({ ...given, q }) !== '') load();
    };
    let isFirst = true;
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [options, load]);

  useEffect(() => {
    if (!isAwake) return undefined;
    const timer = setTimeout(
      () => history.replaceState(null, '', location.pathname + queryOf(choice) + location.hash),
      ADDRESS_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isAwake, choice]);

  useLayoutEffect(() => {
    if (!wantsFocus.current || !result.current) return;
    wantsFocus.current = false;
    result.current.focus();
  });

  const type = (q: string) => {
    load();
    setChoice({ ...choice, q });
  };

  const show = (event: SubmitEvent) => {
    event.preventDefault();
    load();
    const next = { ...draft, q: choice.q };
    if (queryOf(next) === '') {
      input.current?.focus();
      return;
    }
    if (queryOf(next) !== queryOf(choice)) history.pushState(null, '', location.pathname + queryOf(next));
    wantsFocus.current = true;
    setChoice(next);
  };

  const search = typeof data === 'object' ? (data[0] ?? 'loading') : data;
  const found = useMemo(() => {
    if (typeof search === 'string') return search;
    const { hits, near } = search(choice.q);
    return {
      hits: hits.filter(fits(choice)),
      near: near.filter(fits(choice)),
      isNarrowed: hits.length + near.length > 0,
    };
  }, [search, choice]);

  const said = useAfterPause(queryOf(choice) === '' ? '' : titleOf(found, words, props.lang));

  return (
    <div className={styles.finder}>
      <search>
        <form className={`${tool.form} ${styles.form}`} aria-label={words.form} noValidate onSubmit={show}>
          <div className={styles.field}>
            <label htmlFor="substances-q">{words.label}</label>
            <p id="substances-hint">{words.hint}</p>
            <input
              ref={input}
              id="substances-q"
              name="q"
              type="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={MAX_NAME_LENGTH}
              aria-describedby="substances-hint"
              onFocus={load}
              onInput={(event) => type(event.currentTarget.value)}
            />
          </div>
          <details ref={filters}>
            <summary>{words.filters}</summary>
            <div className={styles.filters}>
              {FILTERS.map((filter) => (
                <SelectField
                  key={filter}
                  id={`substances-${filter}`}
                  name={filter}
                  label={words.filter[filter]}
                  placeholder={words.all}
                  options={options[filter]}
                  value={draft[filter]}
                  isDisabled={!isAwake}
                  onChange={(value) => setDraft({ ...draft, [filter]: value })}
                />
              ))}
              <button type="submit" disabled={!isAwake}>
                {words.show}
              </button>
            </div>
          </details>
        </form>
      </search>
      <output className="visually-hidden">{said}</output>
      {queryOf(choice) !== '' && <SubstanceResult {...props} found={found} headingRef={result} onRetry={load} />}
    </div>
  );
}

/** The search over all substances. */
function readSearch(json: unknown) {
  return substanceSearch(readIndex(json));
}

/** Whether a substance passes the filters. */
function fits(choice: Choice): (substance: Substance) => boolean {
  return ({ class: ofClass, entries, toConfirm }) => {
    const isConfirmed = !toConfirm.includes('entry') && !toConfirm.includes('name');
    return (
      (choice.class === '' || ofClass === choice.class) &&
      (choice.list === '' || entries.some(({ list }) => list === choice.list)) &&
      (choice.state === '' || (choice.state === 'confirmed') === isConfirmed)
    );
  };
}
