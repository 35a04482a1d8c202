import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatNumber } from '../../../src/language/format.ts';
import type { Comparison } from '../../model/import-api.ts';
import type { TableColumn } from '../../model/table-api.ts';
import { IMPORT } from '../../words/imports.ts';
import { useDeskState } from '../live.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import css from './ImportScreen.module.css';

interface Props {
  comparison: Comparison;
  columns: TableColumn[];
  isNew: boolean;
  sources: string[];
  isBusy: boolean;
  onWrite: (about: { asOn: string; source: string } | undefined) => void;
}

/** What would change, before anything is written. What is wrong or far off has to be looked at first. */
export function ImportResult({ comparison, columns, isNew, sources, isBusy, onWrite }: Props) {
  const { lang, t } = useWords();
  const { counts, jumps, wrong, added, changed, removed } = comparison;
  const today = useDeskState()?.today ?? '';
  const [leavesOut, setLeavesOut] = useState(false);
  const [hasSeen, setSeen] = useState(false);
  const [asOn, setAsOn] = useState(today);
  // As in the forms: what the bureau itself publishes.
  const [source, setSource] = useState('spec');
  const list = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isNothing = counts.added + counts.changed + counts.removed === 0;
  const isReady =
    (counts.wrong === 0 || leavesOut) && (counts.jumps === 0 || hasSeen) && (!isNew || (asOn !== '' && source !== ''));
  const number = (count: number) => formatNumber(count, lang);
  const part = (
    words: (typeof IMPORT)['added' | 'changed' | 'removed' | 'wrong' | 'jumps'],
    count: number,
    shown: number,
    rows: ReactNode,
    isOpen = false,
  ) =>
    count > 0 && (
      <details open={isOpen}>
        <summary>{t(words, { count: number(count) })}</summary>
        {shown < count && <p>{t(IMPORT.first, { count: shown })}</p>}
        {rows}
      </details>
    );
  const table = (rows: string[][], label: string) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls
    <section className={css.box} tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, label: words }) => (
              <th key={name}>{words[lang]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {columns.map(({ name, lang: words }, at) => (
                <td key={name} lang={words}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

  return (
    <div className={css.result}>
      <h2 ref={heading} tabIndex={-1}>
        {t(IMPORT.result)}
      </h2>
      <p>
        <output>
          {t(IMPORT.counts, {
            added: number(counts.added),
            changed: number(counts.changed),
            removed: number(counts.removed),
            same: number(counts.same),
            wrong: number(counts.wrong),
          })}
          {isNothing && ` ${t(IMPORT.nothingNew)}`}
        </output>
      </p>
      {part(
        IMPORT.jumps,
        counts.jumps,
        jumps.length,
        <ul>
          {jumps.map(({ name, column, was, is }, at) => (
            <li key={at}>{t(IMPORT.jump, { name, column: column[lang], was, is })}</li>
          ))}
        </ul>,
        true,
      )}
      {part(
        IMPORT.wrong,
        counts.wrong,
        wrong.length,
        <ul>
          {wrong.map(({ line, cells, reasons }) => (
            <li key={line}>
              <strong>{t(IMPORT.line, { line })}</strong>: {cells.filter(Boolean).join(' · ')}
              <ul>
                {reasons.map((reason, at) => (
                  <li key={at}>{t(reason)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>,
        true,
      )}
      {part(
        IMPORT.changed,
        counts.changed,
        changed.length,
        <ul>
          {changed.map(({ name, cells }) => (
            <li key={name}>
              <strong>{name}</strong>:{' '}
              {cells.map(({ column, was, is }) => `${column[lang]}: ${was || '–'} → ${is || '–'}`).join('; ')}
            </li>
          ))}
        </ul>,
      )}
      {part(IMPORT.added, counts.added, added.length, table(added, t(IMPORT.added, { count: number(counts.added) })))}
      {part(
        IMPORT.removed,
        counts.removed,
        removed.length,
        table(removed, t(IMPORT.removed, { count: number(counts.removed) })),
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onWrite(isNew ? { asOn, source } : undefined);
        }}
      >
        {isNew && (
          <fieldset className={css.fields}>
            <legend>{t(IMPORT.about)}</legend>
            <Field label={t(IMPORT.asOn)}>
              {(control) => (
                <input {...control} type="date" value={asOn} onChange={(event) => setAsOn(event.target.value)} />
              )}
            </Field>
            <Field label={t(IMPORT.source)}>
              {(control) => (
                <input {...control} list={list} value={source} onChange={(event) => setSource(event.target.value)} />
              )}
            </Field>
            <datalist id={list}>
              {sources.map((id) => (
                <option key={id} value={id}>
                  {id}
                </option>
              ))}
            </datalist>
          </fieldset>
        )}
        {counts.wrong > 0 && (
          <p>
            <label>
              <input type="checkbox" checked={leavesOut} onChange={(event) => setLeavesOut(event.target.checked)} />{' '}
              {t(IMPORT.leaveOut, { count: number(counts.wrong) })}
            </label>
          </p>
        )}
        {counts.jumps > 0 && (
          <p>
            <label>
              <input type="checkbox" checked={hasSeen} onChange={(event) => setSeen(event.target.checked)} />{' '}
              {t(IMPORT.seenJumps)}
            </label>
          </p>
        )}
        <Button variant="primary" type="submit" disabled={isBusy || isNothing || !isReady}>
          {t(IMPORT.write)}
        </Button>
      </form>
    </div>
  );
}
