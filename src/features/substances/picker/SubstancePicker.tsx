import { type ReactNode, type RefObject, type SubmitEvent, useState } from 'react';
import { fill, formatNumber } from '../../../language/format';
import type { Lang } from '../../../language/lang';
import { Field } from '../../../ui/fields/Field';
import { useAfterPause } from '../../../ui/use-after-pause';
import { MAX_NAME_LENGTH } from '../../../text/name-search';
import type { IndexedSubstance } from '../substance-index';
import type { PickerProps } from './picker-words';
import styles from './Picker.module.css';
import type { LoadedSubstances } from './use-substances';

/** Names offered at a time. */
const OFFERED = 6;

interface Props extends PickerProps {
  /** Id of the tool; the form and the field are named after it. */
  tool: string;
  lang: Lang;
  label: string;
  isReady: boolean;
  substances: LoadedSubstances;
  /** Why the last substance was not taken. */
  refusal?: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  /** The field is used: the list of substances is needed now. */
  onWanted: () => void;
  onAdd: (substance: IndexedSubstance) => void;
  /** Fields of the tool that come first. */
  children?: ReactNode;
}

/** Finds substances by any name while the reader types; a press on a name takes it into the list, Enter takes the first. */
export function SubstancePicker({ tool, lang, twin, words, links, substances, input, onAdd, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() !== '';
  const { hits, near } = isTyped && typeof substances === 'object' ? substances.search(typed) : { hits: [], near: [] };
  const offered = [...hits, ...near].slice(0, OFFERED);
  const state = !isTyped ? '' : stateOf(substances, hits.length, near.length, words, lang);
  const said = useAfterPause(state);
  const id = `${tool}-name`;

  const add = (substance: IndexedSubstance) => {
    setTyped('');
    onAdd(substance);
    input.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (hits[0]) add(hits[0]);
    else input.current?.focus();
  };

  return (
    <form id={`${tool}-form`} className={styles.form} aria-label={props.label} noValidate onSubmit={submit}>
      {props.children}
      <Field id={id} label={words.label} hint={words.hint} error={props.refusal}>
        <input
          ref={input}
          id={id}
          type="search"
          value={typed}
          disabled={!props.isReady}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_NAME_LENGTH}
          aria-describedby={props.refusal ? `${id}-hint ${id}-error` : `${id}-hint`}
          onFocus={props.onWanted}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <button type="submit" disabled={!props.isReady}>
        {words.add}
      </button>
      <output className="visually-hidden">{said}</output>
      {isTyped && (
        <div className={styles.offers}>
          {(near.length > 0 || offered.length === 0) && <p>{state}</p>}
          {substances === 'failed' && (
            <button type="button" className="quiet-button" onClick={props.onWanted}>
              {words.retry}
            </button>
          )}
          {offered.length === 0 && substances !== 'loading' && (
            <p>
              <a href={links.letters}>{words.toLetters}</a> · <a href={links.contact}>{words.ask}</a>
            </p>
          )}
          <ul>
            {offered.map((substance) => (
              <li key={substance.id}>
                <button type="button" onClick={() => add(substance)}>
                  <span className="visually-hidden">{words.add}: </span>
                  {substance.name[lang]} <span lang={twin}>{substance.name[twin]}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}

/** What was found, in one line; also what is read out. */
function stateOf(
  substances: LoadedSubstances,
  hits: number,
  near: number,
  words: PickerProps['words'],
  lang: Lang,
): string {
  if (typeof substances === 'string') return words[substances];
  if (hits === 0) return near > 0 ? words.near : words.nothing;
  return hits === 1 ? words.countOne : fill(words.count, { count: formatNumber(hits, lang) });
}
