import type { Mistake } from '../../files/mistake.ts';
import type { Rule } from './rule.ts';
import { QUANTITIES_TABLE, drugsOf } from '../../domain/drugs.ts';
import { PENALTIES_TABLE, punishmentsOf } from '../../domain/punishments.ts';

/** The quantity check can answer for every drug of its table. */
export const quantitiesCanBeChecked: Rule = ({ root, catalogue }) => {
  const table = catalogue.tables.get(QUANTITIES_TABLE);
  const penalties = catalogue.tables.get(PENALTIES_TABLE);
  if (!table || !penalties) return [];
  const file = `${root}/tables/${QUANTITIES_TABLE}.csv`;
  const notifications = new Set(catalogue.registers.get('notifications')?.map(({ number }) => number));
  const mistakes: Mistake[] = [];
  const seen = new Set<string>();
  for (const drug of drugsOf(table)) {
    const report = (field: string, message: string) =>
      mistakes.push({ file, field, message: `${drug.name.en}: ${message}` });
    if (seen.has(drug.id)) report('substance_en', 'This name stands twice. Remove one of the two rows.');
    seen.add(drug.id);
    if (!(drug.commercial > 0)) report('commercial', 'The commercial amount is missing. Write it in grams.');
    if (drug.small !== null && !(drug.small > 0 && drug.small < drug.commercial))
      report('small', 'The small amount must be more than 0 and less than the commercial one. Correct the wrong one.');
    if (!punishmentsOf(penalties, drug.section, 'en'))
      report('section', `${PENALTIES_TABLE}.csv has no punishments of section ${drug.section}. Correct the number.`);
    if (!notifications.has(drug.notification))
      report(
        'notification',
        `No notification has the number “${drug.notification}”. Correct it, or add the notification to its register.`,
      );
  }
  return mistakes;
};
