import { pathOf } from '../../addresses/routes.ts';
import { planOf } from '../../addresses/site-plan.ts';
import { stepsOf } from '../../domain/crop-year.ts';
import { CROP_KINDS } from '../../schemas/crop-calendar.ts';
import type { DatasetWords } from '../../schemas/dataset.ts';
import type { Table } from '../../schemas/table.ts';
import { translator } from '../../words/strings.ts';
import type { Catalogue } from '../load.ts';
import { bothCell, codesCell, listCell, wordsCell } from './cells.ts';
import { madeTable } from './made-table.ts';

type CalendarContent = Pick<Catalogue, 'calendar' | 'pages' | 'menu'>;

/** The steps of a crop year, for each kind of patta. */
export function calendarTable(content: CalendarContent, { made }: DatasetWords, asOn: string): Table {
  const { title = { en: '', hi: '' }, ...words } = made['crop-calendar'];
  const { byId } = planOf(content);
  const rows = CROP_KINDS.flatMap((kind) =>
    stepsOf(kind, content.calendar.steps).map((step) => {
      const page = byId.get(step.page);
      return {
        cells: {
          step: step.id,
          title: wordsCell(step.title),
          patta: bothCell((lang) => translator(lang)(`myYear.${kind}`)),
          months: codesCell(step.months),
          time: wordsCell(step.when),
          duty: wordsCell(step.duty),
          bring: listCell(step.bring),
          address: page ? bothCell((lang) => pathOf(page, lang)) : null,
        },
        source: step.source,
      };
    }),
  );
  const kinds = { step: 'code', months: 'code', address: 'address' } as const;
  return madeTable({ id: 'crop-calendar', title, ...words }, kinds, 'title', asOn, rows);
}
