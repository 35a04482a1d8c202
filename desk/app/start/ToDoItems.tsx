import { formatDate } from '../../../src/language/format.ts';
import { screenOf } from '../../model/screen-of.ts';
import type { ToDoItem } from '../../model/to-do.ts';
import { KINDS, START } from '../../words/start.ts';
import { Go } from '../address.tsx';
import { useWords } from '../words.tsx';
import css from './start.module.css';

/** More of one kind are not listed at once. */
const MOST = 40;

/** Things that wait, each with the place where it is settled. */
export function ToDoItems({ of }: { of: ToDoItem[] }) {
  const { t, lang } = useWords();
  return (
    <ul className={css.items}>
      {of.slice(0, MOST).map(({ path, text, at, kind }, index) => (
        <li key={`${path}${index}`}>
          <Go to={screenOf(fileOf(path))}>
            {kind === 'month' && at ? formatDate(at.slice(0, 10), lang).replace(/^1 /, '') : t(text)}
          </Go>
          {at && (
            <span className={css.muted}>
              <time dateTime={at}>{formatDate(at.slice(0, 10), lang)}</time> ·{' '}
              {t(KINDS[kind] ?? { en: kind, hi: kind })}
            </span>
          )}
        </li>
      ))}
      {of.length > MOST && <li>{t(START.more, { count: of.length - MOST })}</li>}
    </ul>
  );
}

/** What is due of a page names its folder. */
function fileOf(path: string): string {
  return path.startsWith('pages/') && !path.endsWith('.mdx') ? `${path}/en.mdx` : path;
}
