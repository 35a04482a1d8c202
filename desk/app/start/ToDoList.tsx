import type { ToDoItem } from '../../model/to-do.ts';
import { screenOf } from '../../model/screen-of.ts';
import { SHELL } from '../../words/shell.ts';
import { KINDS, SECTIONS, START } from '../../words/start.ts';
import { Go } from '../address.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import css from './start.module.css';

/** More of one kind are not listed at once. */
const MOST = 40;

/** What is due, and what is open before going live: gaps by the section that can fill them. */
export function ToDoList() {
  const { t } = useWords();
  const { data, refused, isAsking } = useCall('to-do', {});
  const groups = Map.groupBy(data?.findings ?? [], ({ kind, ask }) => (ask ? `${kind} ${ask}` : kind));
  return (
    <section aria-labelledby="to-do" aria-busy={isAsking}>
      <h2 id="to-do">{t(START.toDo)}</h2>
      <Refusal of={refused} />
      {!data && !refused && <p>{t(SHELL.loading)}</p>}
      {data && (
        <>
          <h3>{t(START.due)}</h3>
          {data.due.length === 0 ? <p>{t(START.noDue)}</p> : <Items of={data.due} />}
          <h3>{t(START.findings)}</h3>
          {[...groups].map(([group, items]) => (
            <details key={group} className={css.kind}>
              <summary>{t(START.count, { name: nameOf(items[0]), count: items.length })}</summary>
              <Items of={items} />
            </details>
          ))}
        </>
      )}
    </section>
  );

  function nameOf(item: ToDoItem | undefined): string {
    if (!item) return '';
    if (item.ask) return t(START.gapsOf, { section: t(SECTIONS[item.ask] ?? { en: item.ask, hi: item.ask }) });
    return t(KINDS[item.kind] ?? { en: item.kind, hi: item.kind });
  }
}

function Items({ of }: { of: ToDoItem[] }) {
  const { t, lang } = useWords();
  const day = new Intl.DateTimeFormat(lang === 'hi' ? 'hi-IN' : 'en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ul className={css.items}>
      {of.slice(0, MOST).map(({ path, text, at, kind }, index) => (
        <li key={`${path}${index}`}>
          {at && <time dateTime={at}>{day.format(new Date(`${at}Z`))}</time>}{' '}
          <Go to={screenOf(fileOf(path))}>{t(text)}</Go>
          {at && <span> · {t(KINDS[kind] ?? { en: kind, hi: kind })}</span>}
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
