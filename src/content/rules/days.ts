import { buildDay } from '../../lib/build-moment.ts';
import type { Mistake } from '../../files/mistake.ts';
import { say } from '../../messages/say.ts';
import type { RegisterRecord } from '../../schemas/record.ts';
import type { DraftCatalogue } from '../load.ts';
import { fileOf } from './records.ts';
import type { Rule } from './rule.ts';

/** Fields that say when something was: made, read, drawn up. What is planned has other names. */
const PAST_FIELDS = ['date', 'asOn', 'since', 'seen'];
const DAY = /^\d{4}(-\d\d){0,2}$/;

/** Nothing is dated after today. A record that waits for its day says so itself. */
export const datesHaveCome: Rule = ({ yaml, catalogue }) => {
  const today = buildDay();
  const inFiles = yaml.flatMap(({ file, raw, lineOf }) =>
    datesIn(raw)
      .filter(({ date }) => date > today.slice(0, date.length))
      .map(({ date, path }): Mistake => ({
        file,
        line: lineOf(path),
        field: path.join(' → '),
        ...say('date-ahead', { date }),
      })),
  );
  const inPages = catalogue.pages
    .filter(({ meta }) => meta && meta.reviewed > today)
    .map(({ file, meta }) => ({ file, field: 'reviewed', ...say('review-ahead', { date: meta?.reviewed ?? '' }) }));
  return [...inFiles, ...inPages];
};

function datesIn(raw: unknown, path: PropertyKey[] = []): { date: string; path: PropertyKey[] }[] {
  if (typeof raw !== 'object' || raw === null) return [];
  // What is to be published on a later day may carry that day.
  const waits = 'publishFrom' in raw;
  return Object.entries(raw).flatMap(([key, value]) => {
    const at = [...path, Array.isArray(raw) ? Number(key) : key];
    if (typeof value !== 'string') return datesIn(value, at);
    return PAST_FIELDS.includes(key) && DAY.test(value) && !waits ? [{ date: value, path: at }] : [];
  });
}

/** The name of a record begins with its date, as far as it gives one. */
export const namesGiveTheDate: Rule = ({ root, catalogue }) =>
  everyRecord(catalogue).flatMap((record) => {
    const date = dateInName(record);
    // Policies are named after their crop year.
    const pattern = record.register === 'policies' ? /^\d{4}-\d\d(?=-)/ : /^\d{4}(?:-\d\d(?:-\d\d)?)?(?=-)/;
    const name = pattern.exec(record.id)?.[0];
    if (!name || !date) return [];
    const length = Math.min(name.length, date.length);
    if (name.slice(0, length) === date.slice(0, length)) return [];
    return [{ file: fileOf(root, record), field: 'date', ...say('name-and-date', { name, date }) }];
  });

/** The day after which a record is named. */
function dateInName(record: RegisterRecord): string | undefined {
  if (record.register === 'policies') return record.cropYear;
  if (record.register === 'events') return record.starts;
  return record.register === 'seniority-lists' ? record.asOn : record.date;
}

/** One number and one date are one document. */
export const numbersStandOnce: Rule = ({ root, catalogue }) => {
  const seen = new Map<string, RegisterRecord>();
  return everyRecord(catalogue).flatMap((record) => {
    if (!record.number || !record.date) return [];
    const key = [record.register, record.number.replace(/\s+/g, ''), record.date].join('|');
    const other = seen.get(key);
    seen.set(key, record);
    // The same title as well is a mistake of its own.
    if (!other || other.title.en === record.title.en) return [];
    return [{ file: fileOf(root, record), field: 'number', ...say('number-twice', { other: other.id }) }];
  });
};

/** Tenders close after they are published, and corrigenda come in time and give more of it. */
export const tendersRunForward: Rule = ({ root, catalogue }) =>
  everyRecord(catalogue).flatMap((record) => {
    if (record.register !== 'tenders') return [];
    const file = fileOf(root, record);
    const mistakes: Mistake[] = [];
    if (record.date && record.closes.slice(0, record.date.length) < record.date)
      mistakes.push({
        file,
        field: 'closes',
        ...say('closes-before-published', { closes: record.closes, date: record.date }),
      });
    let { closes } = record;
    for (const [index, { date, newCloses }] of record.corrigenda.entries()) {
      const field = `corrigenda → ${index}`;
      if (date > closes.slice(0, 10)) mistakes.push({ file, field, ...say('corrigendum-late', { date, closes }) });
      if (!newCloses) continue;
      if (newCloses < closes)
        mistakes.push({ file, field, ...say('closes-earlier', { date, before: closes, closes: newCloses }) });
      closes = newCloses;
    }
    return mistakes;
  });

const TO_COME = {
  en: /\b(?:will|shall|upcoming|forthcoming|(?:is|are) to be held|takes place soon)\b/i,
  hi: /(?<![\p{L}\p{M}])(?:आगामी|होने वाल[ाीे]|(?:हो|जाए|करे|आए|दे|ले)ं?(?:गा|गी|गे))(?![\p{L}\p{M}])/u,
} as const;

/** What is over is not told as if it were still to come. */
export const thePastIsPast: Rule = ({ root, catalogue }) => {
  const today = buildDay();
  return everyRecord(catalogue).flatMap((record) => {
    const date = lastDayOf(record);
    if (date === undefined || date >= today) return [];
    return (['title', 'purpose'] as const).flatMap((field) =>
      (['en', 'hi'] as const).flatMap((lang): Mistake[] => {
        const found = TO_COME[lang].exec(record[field][lang].normalize('NFC'))?.[0];
        if (!found) return [];
        return [{ file: fileOf(root, record), field: `${field} → ${lang}`, ...say('past-as-future', { date, found }) }];
      }),
    );
  });
};

/** The last day of what happens once; other records go on to hold. */
function lastDayOf(record: RegisterRecord): string | undefined {
  if (record.register === 'events') return (record.ends ?? record.starts).slice(0, 10);
  return record.register === 'media-releases' && record.date?.length === 10 ? record.date : undefined;
}

/** A fact that names the current crop year is moved on each October. */
export const cropYearsMoveOn: Rule = ({ root, catalogue }) => {
  const today = buildDay();
  const start = Number(today.slice(0, 4)) - (today.slice(5) < '10-01' ? 1 : 0);
  const now = `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
  return [...catalogue.facts].flatMap(([id, fact]) =>
    fact.kind === 'crop-year' && fact.cropYear < now
      ? [
          {
            file: `${root}/facts.yaml`,
            field: `${id} → cropYear`,
            ...say('crop-year-past', { year: fact.cropYear, now }),
          },
        ]
      : [],
  );
};

function everyRecord(catalogue: DraftCatalogue): RegisterRecord[] {
  return [...catalogue.registers.values()].flat();
}
