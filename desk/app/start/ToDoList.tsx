import type { ToDoItem } from '../../model/to-do.ts';
import { SHELL } from '../../words/shell.ts';
import { KINDS, SECTIONS, START } from '../../words/start.ts';
import { Refusal } from '../ui/Refusal.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import css from './start.module.css';
import { ToDoItems } from './ToDoItems.tsx';

/** So many of what is due are seen at once. */
const SOON = 4;

/** What is due, and what is open before going live, as counts that open: gaps by the section that can fill them. */
export function ToDoList() {
  const { t } = useWords();
  const { data, refused, isAsking } = useCall('to-do', {});
  const groups = Map.groupBy(data?.findings ?? [], ({ kind, ask }) => (ask ? `${kind} ${ask}` : kind));
  const later = data?.due.slice(SOON) ?? [];
  return (
    <section aria-labelledby="to-do" aria-busy={isAsking} className={css.card}>
      <h2 id="to-do">{t(START.toDo)}</h2>
      <Refusal of={refused} />
      {!data && !refused && <p className={css.muted}>{t(SHELL.loading)}</p>}
      {data && (
        <>
          <h3>{t(START.due)}</h3>
          {data.due.length === 0 && <p className={css.muted}>{t(START.noDue)}</p>}
          <ToDoItems of={data.due.slice(0, SOON)} />
          {later.length > 0 && (
            <details className={css.kind}>
              <summary>
                <span>{t(START.later)}</span> <span className={css.count}>{later.length}</span>
              </summary>
              <ToDoItems of={later} />
            </details>
          )}
          <h3>{t(START.findings)}</h3>
          {[...groups].map(([group, items]) => (
            <details key={group} className={css.kind}>
              <summary>
                <span>{nameOf(items[0])}</span> <span className={css.count}>{items.length}</span>
              </summary>
              <ToDoItems of={items} />
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
