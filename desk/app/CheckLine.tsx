import type { Remark } from '../model/api.ts';
import { screenOf } from '../model/screen-of.ts';
import { stops } from '../model/stops.ts';
import { SHELL } from '../words/shell.ts';
import { Go } from './address.tsx';
import css from './CheckLine.module.css';
import { useDeskState } from './live.tsx';
import { useWords } from './words.tsx';

/** So many at once: what comes first is mended first. */
const MOST = 30;

/** What the check of the whole content says, on every screen; opened, each mistake leads to its place. */
export function CheckLine() {
  const { t } = useWords();
  const state = useDeskState();
  if (!state) return null;
  const { check, conflicts } = state;
  // What handing in puts right by itself is no matter of the editor.
  const remarks = check.remarks.filter((remark) => remark.grade === 'look-again' || stops(remark));
  const must = remarks.filter(stops).length;
  const look = remarks.length - must;
  const summary = [
    check.state === 'checking' && t(SHELL.checking),
    check.state === 'failed' && t(SHELL.checkFailed),
    must > 0 && t(SHELL.mustCount, { count: must }),
    look > 0 && t(SHELL.lookCount, { count: look }),
    check.state === 'done' && must + look === 0 && t(SHELL.clean),
  ].filter((part) => part !== false);
  const tone =
    must > 0 || check.state === 'failed' ? css.bad : look > 0 ? css.warn : check.state === 'done' ? css.good : css.busy;
  return (
    <div className={css.line}>
      {conflicts.length > 0 && (
        <p className={css.bad} role="alert">
          <span className={css.conflicts}>
            {t(SHELL.conflicts)}{' '}
            {conflicts.map((path) => (
              <Go key={path} to={{ screen: 'conflict', params: { file: path } }}>
                {path}
              </Go>
            ))}
          </span>
        </p>
      )}
      {remarks.length === 0 ? (
        <output className={tone}>{summary.join(' · ')}</output>
      ) : (
        <details>
          <summary className={tone}>
            <output>{summary.join(' · ')}</output>
          </summary>
          <ul className={css.list}>
            {remarks.slice(0, MOST).map((remark, index) => (
              <RemarkRow key={index} remark={remark} />
            ))}
          </ul>
          {remarks.length > MOST && <p>{t(SHELL.more, { count: remarks.length - MOST })}</p>}
        </details>
      )}
    </div>
  );
}

function RemarkRow({ remark }: { remark: Remark }) {
  const { t } = useWords();
  const { path, line, grade, text } = remark;
  return (
    <li>
      <p>
        <strong>{t(grade === 'must' ? SHELL.must : SHELL.lookAgain)}:</strong> {t(text)}
      </p>
      <Go to={screenOf(path, remark)}>
        {path}
        {line !== undefined && `, ${t(SHELL.line, { line })}`}
      </Go>
    </li>
  );
}
