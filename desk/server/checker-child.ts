/** Checks the draft it is started in, as often as it is asked, and keeps what it has read in between; answers what else all content must be read for. */
import { dueBetween } from '../../src/content/due.ts';
import type { Checked } from '../../src/content/check.ts';
import type { Finding } from '../../src/content/finding.ts';
import type { Catalogue } from '../../src/content/load.ts';
import { publishFindings } from '../../src/content/publish-findings.ts';
import { readConfirmed } from '../../src/content/translations-file.ts';
import { untoldIn } from '../../src/content/untold.ts';
import type { Mistake } from '../../src/files/mistake.ts';
import { buildDay, buildMoment } from '../../src/lib/build-moment.ts';
import { addDays } from '../../src/lib/indian-date.ts';
import { gradeOf, textOf } from '../../src/messages/say.ts';
import { checkContent } from '../../src/parts/check-content.ts';
import type { Remark } from '../model/api.ts';
import type { ToDo } from '../model/to-do.ts';
import { type Following, following } from './hand-in/following.ts';
import { type UntoldSubject, untoldSubjects } from './hand-in/untold-subjects.ts';
import { translatedText } from './page/translated-text.ts';

/** What the child is asked, and what it answers. */
export interface Asked {
  id: number;
  what: 'check' | 'to-do' | 'follow' | 'untold' | 'translated';
  page?: string;
  minor?: readonly string[];
}
export interface Answered {
  id: number;
  remarks?: Remark[] | undefined;
  toDo?: ToDo | undefined;
  following?: Following | undefined;
  untold?: UntoldSubject[] | undefined;
  translated?: string | undefined;
  error?: string | undefined;
}

/** How far ahead the clock is looked at. */
const DAYS_AHEAD = 60;
const NOTHING: ToDo = { findings: [], due: [] };

let last: Pick<Checked, 'catalogue' | 'marks'> | undefined;

process.on('message', async ({ id, what, page = '', minor = [] }: Asked) => {
  try {
    if (what === 'follow') return answer({ id, following: await following(minor) });
    if (what === 'untold') return answer({ id, untold: await untoldSubjects() });
    if (what === 'translated') return answer({ id, translated: translatedText(page) });
    const checked = what === 'check' || !last ? await checkContent() : undefined;
    last = checked ?? last;
    if (what === 'to-do') answer({ id, toDo: last ? toDoOf(last) : NOTHING });
    else answer({ id, remarks: [...(checked?.mistakes ?? []), ...(checked?.questions ?? [])].map(remarkOf) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  return undefined;
});

function answer(answered: Answered): void {
  process.send?.(answered);
}

function remarkOf(mistake: Mistake): Remark {
  const { file, line, code } = mistake;
  // A rule that names the field in words alone means the same place.
  const path = mistake.path ?? (file.endsWith('.yaml') ? mistake.field?.split(' → ') : undefined);
  return {
    path: below(file),
    line,
    at: path?.map((key) => (typeof key === 'number' ? key : String(key))),
    code,
    grade: gradeOf(mistake),
    text: { en: textOf(mistake, 'en'), hi: textOf(mistake, 'hi') },
  };
}

function toDoOf({ catalogue, marks }: Pick<Checked, 'catalogue' | 'marks'>): ToDo {
  const { site } = catalogue;
  if (!site) return NOTHING;
  const findings = publishFindings({
    catalogue,
    site,
    unconfirmedLinks: [...catalogue.links].flatMap(([key, { confirmed }]) => (confirmed ? [] : key)),
    confirmed: readConfirmed(),
    untold: untoldIn(catalogue, marks),
    // Only a built site can tell; handing in draws the pictures.
    deadLinks: [],
    undrawn: [],
    today: buildDay(),
  });
  const now = buildMoment();
  return {
    findings: findings.map(({ kind, file, text, ask }: Finding) => ({ kind, path: below(file), text, ask })),
    due: dueBetween(catalogue as Catalogue, now, `${addDays(now.slice(0, 10), DAYS_AHEAD)}T23:59`).map(
      ({ kind, file, title, at }) => ({ kind, path: below(file), text: title, at }),
    ),
  };
}

function below(file: string): string {
  return file.replace(/^content\//, '');
}
