import { pathFor } from '../../addresses/routes';
import { erasOf } from '../../domain/eras';
import { stateOnDay } from '../../domain/in-force';
import { tableOn } from '../../domain/table-on';
import { fill, formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { buildDay } from '../../lib/build-moment';
import type { Table } from '../../schemas/table';
import { translator } from '../../words/strings';
import styles from './DataTable.module.css';
import { GroupedTable } from './GroupedTable';

const AS_ON_ROUTE = 'top-level/prevention/as-on';
const NO_MARKS = { numbers: new Map(), doubts: new Map() };

/** A grouped table as it stood before: closed, one for each time, the newest first. Only tables whose law has changed have some. */
export function EarlierLaw({ table, lang }: { table: Table; lang: Lang }) {
  const t = translator(lang);
  const { groupBy, everyRow = [] } = table;
  const today = buildDay();
  if (!groupBy || !everyRow.some((row) => stateOnDay(today, row) === 'over')) return null;
  return erasOf(everyRow)
    .toReversed()
    .map(({ from, until }) => {
      if (until === undefined || until >= today) return null;
      const id = `table-${table.id}-${from}`;
      // The sections have their places in the law of today.
      const then = { ...tableOn(table, from), anchors: undefined };
      return (
        <details key={id} id={id} className={styles.folded} data-index="off" data-silent>
          <summary id={`${id}-time`}>
            {fill(t('asOn.earlier'), { from: formatDate(from, lang), until: formatDate(until, lang) })}
          </summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls */}
          <section className={styles.scroll} aria-labelledby={`${id}-caption ${id}-time`} tabIndex={0}>
            <GroupedTable table={then} groupBy={groupBy} captionId={`${id}-caption`} marks={NO_MARKS} lang={lang} />
          </section>
          <p>
            {t('asOn.before')} <a href={pathFor(AS_ON_ROUTE, lang)}>{t('asOn.link')}</a>
          </p>
        </details>
      );
    });
}
