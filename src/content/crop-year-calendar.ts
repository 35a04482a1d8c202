import { yearName, yearPath } from '../addresses/my-crop-year.ts';
import { daysOf, knownFor, openCropYear, stepsOf } from '../domain/crop-year.ts';
import { townOf } from '../domain/district-offices.ts';
import { fill } from '../language/format.ts';
import type { Lang } from '../language/lang.ts';
import { calendarFile } from '../lib/calendar-file.ts';
import { entryOf } from '../lib/entry-of.ts';
import type { CropKind } from '../schemas/crop-calendar.ts';
import { translator } from '../words/strings.ts';
import { catalogue } from './catalogue.ts';
import { lastUpdated } from './facts.ts';

/**
 * The steps of the crop year that is running, or of the next one when its last step is over: each with the whole months in which it
 * comes, because no days are published.
 */
export function cropYearCalendar(id: string, kind: CropKind, day: string, lang: Lang): string {
  const t = translator(lang);
  const office = { id, ...entryOf(catalogue.offices, id) };
  const steps = stepsOf(kind, catalogue.calendar.steps);
  const cropYear = openCropYear(day, steps);
  const base = import.meta.env?.SITE;
  return calendarFile(
    ...steps.flatMap((step) => {
      const days = daysOf(step, cropYear);
      if (!days) return [];
      const title = `${step.title[lang]} (${townOf(office, lang)})`;
      const bring = step.bring?.map((paper) => `- ${paper[lang]}`) ?? [];
      const known = knownFor(step, office, kind).map(({ year, dates }) =>
        fill(t('myYear.known'), { year, dates: dates[lang] }),
      );
      return {
        uid: `crop-year-${yearName(id, kind)}-${step.id}-${cropYear}@cbn.nic.in`,
        changed: lastUpdated,
        starts: days.from,
        ends: days.until,
        summary: title,
        description: [
          step.duty[lang],
          ...(bring.length > 0 ? [t('myYear.bring'), ...bring] : []),
          ...known,
          t('myYear.askDay'),
        ].join('\n'),
        location: [office.name[lang], office.address?.[lang]].filter(Boolean).join(', '),
        url: base && new URL(yearPath(id, kind, lang), base).href,
        reminder: fill(t('myYear.soon'), { title }),
        isFree: true,
      };
    }),
  );
}
