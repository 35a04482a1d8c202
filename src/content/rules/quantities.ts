import { firstDay, lastDay } from '../../lib/span.ts';
import type { Mistake } from '../../files/mistake.ts';
import { type Said, say } from '../../messages/say.ts';
import { hasMistakes } from '../place.ts';
import type { Rule } from './rule.ts';
import { QUANTITIES_TABLE, drugsOf } from '../../domain/drugs.ts';
import { PENALTIES_TABLE, punishmentsOf } from '../../domain/punishments.ts';

/** The quantity check can answer for every drug of its table. */
export const quantitiesCanBeChecked: Rule = (loaded) => {
  const { root, catalogue } = loaded;
  const table = catalogue.tables.get(QUANTITIES_TABLE);
  const penalties = catalogue.tables.get(PENALTIES_TABLE);
  if (!table || !penalties) return [];
  const file = `${root}/tables/${QUANTITIES_TABLE}.csv`;
  const notifications = new Map(catalogue.registers.get('notifications')?.map(({ number, date }) => [number, date]));
  // With a mistake in the list of substances nobody can say which are missing.
  const substances = hasMistakes(loaded, `${root}/substances`)
    ? undefined
    : new Set(catalogue.substances?.rows.map(({ id }) => id));
  const mistakes: Mistake[] = [];
  const lines = loaded.rowLines.get(file) ?? [];
  const seen = new Set<string>();
  for (const [index, drug] of drugsOf(table).entries()) {
    const name = drug.name.en;
    const report = (field: string, said: Said) => mistakes.push({ file, line: lines[index], field, ...said });
    // A drug whose amounts have changed has a row for each of them.
    const key = `${drug.id} ${drug.from ?? ''}`;
    if (seen.has(key)) report('substance_en', say('quantity-name-twice', { drug: name }));
    seen.add(key);
    const notified = notifications.get(drug.notification);
    if (drug.from !== undefined && notified !== undefined && lastDay(drug.from) < firstDay(notified))
      report('from', say('quantity-from-early', { drug: name, date: notified }));
    if (!(drug.commercial > 0)) report('commercial', say('quantity-no-commercial', { drug: name }));
    if (drug.small !== null && !(drug.small > 0 && drug.small < drug.commercial))
      report('small', say('quantity-small', { drug: name }));
    if (!punishmentsOf(penalties, drug.section, 'en'))
      report('section', say('quantity-section', { drug: name, table: PENALTIES_TABLE, section: drug.section }));
    if (drug.listedAs !== undefined && substances && !substances.has(drug.listedAs))
      report('listed_as', say('quantity-listed', { drug: name, id: drug.listedAs, file: `${root}/substances.csv` }));
    if (!notifications.has(drug.notification) && !hasMistakes(loaded, `${root}/registers/notifications/`))
      report('notification', say('quantity-notification', { drug: name, number: drug.notification }));
  }
  return mistakes;
};
