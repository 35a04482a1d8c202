import { useState } from 'react';
import { type From, IMPORT_MODES, type ImportMode, type Mapping, type Recognised } from '../../model/import-api.ts';
import { IMPORT } from '../../words/imports.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import css from './ImportScreen.module.css';

interface Props {
  seen: Recognised;
  isBusy: boolean;
  /** What was compared before no longer holds. */
  onChange: () => void;
  onCompare: (asked: { hasHeader: boolean; mapping: Mapping; mode: ImportMode }) => void;
}

/** How the file begins, and which of its columns is which of ours. */
export function ImportColumns({ seen, isBusy, onChange, onCompare }: Props) {
  const { lang, t } = useWords();
  const [hasHeader, setHeader] = useState(seen.hasHeader);
  const [mapping, setMapping] = useState(seen.mapping);
  const [mode, setMode] = useState(seen.mode);
  const isList = seen.mode === 'lists';
  const width = Math.max(...seen.lines.map((cells) => cells.length));
  const choose = (name: string, from: From | undefined) => {
    const { [name]: _, ...others } = mapping;
    setMapping(from ? { ...others, [name]: from } : others);
    onChange();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onCompare({ hasHeader, mapping, mode });
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls */}
      <section aria-label={t(IMPORT.beginning)} className={css.box} tabIndex={0}>
        <table>
          <caption>{t(IMPORT.beginning)}</caption>
          <tbody>
            {seen.lines.map((cells, line) => (
              <tr key={line} className={hasHeader && line === 0 ? css.header : ''}>
                {Array.from({ length: width }, (_, at) => (
                  <td key={at}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>
        <label>
          <input
            type="checkbox"
            checked={hasHeader}
            onChange={(event) => {
              setHeader(event.target.checked);
              onChange();
            }}
          />{' '}
          {t(IMPORT.firstLine)}
        </label>
      </p>
      <h2>{t(IMPORT.columns)}</h2>
      <div className={css.fields}>
        {seen.columns.map(({ name, label, choices }) => (
          <Field key={name} label={label[lang]}>
            {(control) => (
              <select
                {...control}
                value={valueOf(mapping[name])}
                onChange={(event) => choose(name, fromOf(event.target.value))}
              >
                <option value="">{t(IMPORT.nothing)}</option>
                {Array.from({ length: width }, (_, at) => (
                  <option key={at} value={`c${at}`}>
                    {t(IMPORT.column, { number: at + 1, name: seen.lines[0]?.[at] ?? '' })}
                  </option>
                ))}
                {name !== 'source' &&
                  choices?.map((choice) => (
                    <option key={choice.value} value={`v${choice.value}`}>
                      {t(IMPORT.sameForAll, { value: choice.label[lang] })}
                    </option>
                  ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      {!seen.isNew && (
        <Field label={t(IMPORT.rest)}>
          {(control) => (
            <select
              {...control}
              value={mode}
              onChange={(event) => {
                setMode(IMPORT_MODES.find((each) => each === event.target.value) ?? 'add');
                onChange();
              }}
            >
              {IMPORT_MODES.filter((each) => isList || each !== 'lists').map((each) => (
                <option key={each} value={each}>
                  {t(IMPORT[each])}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Button variant="primary" type="submit" disabled={isBusy}>
        {t(IMPORT.compare)}
      </Button>
    </form>
  );
}

/** `c3` is a column of the file, `vgum` one value for all rows. */
function valueOf(from: From | undefined): string {
  if (!from) return '';
  return 'column' in from ? `c${from.column}` : `v${from.value}`;
}

function fromOf(value: string): From | undefined {
  if (value === '') return undefined;
  return value.startsWith('c') ? { column: Number(value.slice(1)) } : { value: value.slice(1) };
}
