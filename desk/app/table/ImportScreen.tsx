import { useState } from 'react';
import { formatNumber } from '../../../src/language/format.ts';
import type { Comparison, ImportMode, Mapping, Recognised } from '../../model/import-api.ts';
import { screenOf } from '../../model/screen-of.ts';
import { IMPORT } from '../../words/imports.ts';
import { Go } from '../address.tsx';
import { call, send } from '../api.ts';
import { DropZone } from '../files/DropZone.tsx';
import type { ScreenProps } from '../screens.ts';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useCall } from '../use-call.ts';
import { useWork } from '../use-work.ts';
import { useWords } from '../words.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportResult } from './ImportResult.tsx';
import css from './ImportScreen.module.css';

const NEW_YEAR = 'new';

interface Brought {
  id: string;
  name: string;
  /** For which target it was recognised. */
  of: string;
  seen: Recognised;
}

/** Rows of a spreadsheet, from the file to the draft: what it is, which column is which, what would change. `/import?file=` */
export function ImportScreen({ params }: ScreenProps) {
  const { lang, t } = useWords();
  const { data, refused: refusedTargets } = useCall('import/targets', {});
  const [choice, setChoice] = useState(params['file'] ?? '');
  const [year, setYear] = useState<string>();
  const [brought, setBrought] = useState<Brought>();
  const { work, isBusy, refused } = useWork();
  const [compared, setCompared] = useState<Comparison>();
  const [done, setDone] = useState<string>();
  const cropYear = year ?? data?.cropYear ?? '';
  const file = choice === NEW_YEAR ? `cultivators/${cropYear}.csv` : choice;

  const recognise = async (id: string, name: string, target: string) => {
    setCompared(undefined);
    setBrought({ id, name, of: target, seen: await call('import/recognise', { id, file: target }) });
  };
  const bring = (blob: Blob, name: string) =>
    work(async () => {
      setBrought(undefined);
      setDone(undefined);
      const { id } = await send('import/send', {}, blob);
      await recognise(id, name, file);
    });
  /** Another target has other columns. */
  const choose = (target: string) => {
    if (brought && target !== '') void work(() => recognise(brought.id, brought.name, target));
  };

  const compare = (asked: { hasHeader: boolean; mapping: Mapping; mode: ImportMode }) =>
    brought &&
    work(async () => {
      setCompared(undefined);
      setCompared(await call('import/compare', { id: brought.id, file, ...asked }));
    });
  const write = (about: { asOn: string; source: string } | undefined) =>
    brought &&
    work(async () => {
      const { file: written } = await call('import/write', { id: brought.id, ...(about && { about }) });
      setBrought(undefined);
      setCompared(undefined);
      setDone(written);
    });

  return (
    <>
      <ScreenHead title={t(IMPORT.title)} about={t(IMPORT.intro)} />
      <Refusal of={refusedTargets} />
      <section className={css.step}>
        <h2>{t(IMPORT.what)}</h2>
        <div className={css.fields}>
          <Field label={t(IMPORT.target)}>
            {(control) => (
              <select
                {...control}
                value={choice}
                onChange={(event) => {
                  setChoice(event.target.value);
                  choose(event.target.value === NEW_YEAR ? `cultivators/${cropYear}.csv` : event.target.value);
                }}
              >
                <option value="">{t(IMPORT.choose)}</option>
                <option value={NEW_YEAR}>{t(IMPORT.newYear)}</option>
                {data?.targets.map(({ file: path, title }) => (
                  <option key={path} value={path}>
                    {t(title)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {choice === NEW_YEAR && (
            <Field label={t(IMPORT.cropYear)} hint={t(IMPORT.cropYearHint)}>
              {(control) => (
                <input
                  {...control}
                  value={cropYear}
                  onChange={(event) => setYear(event.target.value)}
                  onBlur={() => choose(file)}
                />
              )}
            </Field>
          )}
        </div>
      </section>
      <section className={css.step}>
        <h2>{t(IMPORT.file)}</h2>
        {/* The year of new lists comes from the desk: before, there is no file to bring rows for. */}
        {choice === '' || file === 'cultivators/.csv' ? (
          <p className={css.next}>{t(IMPORT.chooseFirst)}</p>
        ) : (
          <DropZone
            label={t(IMPORT.chooseFile)}
            accept=".csv,.tsv,.txt,text/csv"
            onFile={(given) => void bring(given, given.name)}
            onText={(text) => void bring(new Blob([text]), 'clipboard')}
          >
            <p>{t(IMPORT.drop)}</p>
            <p>{t(IMPORT.csvHint)}</p>
          </DropZone>
        )}
        <p>
          <output>{isBusy ? t(IMPORT.reading) : ''}</output>
        </p>
        <Refusal of={refused} />
      </section>
      {brought && (
        <section className={css.step}>
          <p>
            {t(IMPORT.recognised, {
              name: brought.name,
              rows: formatNumber(brought.seen.rows, lang),
              encoding: brought.seen.encoding.toUpperCase(),
              separator: t(SEPARATORS[brought.seen.separator] ?? IMPORT.comma),
            })}
          </p>
          {brought.seen.encoding === 'windows-1252' && (
            <Notice kind="warn">
              <p>{t(IMPORT.windows)}</p>
            </Notice>
          )}
          <ImportColumns
            key={`${brought.id}${brought.of}`}
            seen={brought.seen}
            isBusy={isBusy}
            onChange={() => setCompared(undefined)}
            onCompare={(asked) => void compare(asked)}
          />
        </section>
      )}
      {brought && compared && (
        <ImportResult
          comparison={compared}
          columns={brought.seen.columns}
          isNew={brought.seen.isNew}
          sources={data?.sources ?? []}
          isBusy={isBusy}
          onWrite={(about) => void write(about)}
        />
      )}
      {done && (
        <Notice kind="good">
          <p>{t(IMPORT.done)}</p>
          <p className={css.links}>
            <Go to={screenOf(done)}>{t(IMPORT.open)}</Go>
            {done.startsWith('cultivators/') && (
              <Go to={screenOf(done.replace(/csv$/, 'yaml'))}>{t(IMPORT.describe)}</Go>
            )}
          </p>
        </Notice>
      )}
    </>
  );
}

const SEPARATORS: Record<string, (typeof IMPORT)['comma' | 'semicolon' | 'tab' | 'bar']> = {
  ',': IMPORT.comma,
  ';': IMPORT.semicolon,
  '\t': IMPORT.tab,
  '|': IMPORT.bar,
};
