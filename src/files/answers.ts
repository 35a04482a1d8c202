import { gradeOf, isCode, say } from '../messages/say.ts';
import type { Mistake } from './mistake.ts';

/** Why something that looks wrong is right: `answered: [{ code: date-ahead, reason: … }]` in any group of fields. */
export interface Answer {
  file: string;
  line?: number | undefined;
  /** The group of fields it stands in; it answers for everything below. */
  path: PropertyKey[];
  code: string;
  reason: string;
}

export const ANSWERED = 'answered';

interface Taken {
  /** The same without answers. */
  rest: unknown;
  answers: Omit<Answer, 'file' | 'line'>[];
  /** Places where an answer is not complete. */
  broken: PropertyKey[][];
}

/** Takes the answers out of what a file holds, so that no schema need know them. */
export function takeAnswers(raw: unknown, path: PropertyKey[] = []): Taken {
  if (typeof raw !== 'object' || raw === null) return { rest: raw, answers: [], broken: [] };
  const answers: Taken['answers'] = [];
  const broken: PropertyKey[][] = [];
  const keep = (key: PropertyKey, value: unknown): unknown => {
    const below = takeAnswers(value, [...path, key]);
    answers.push(...below.answers);
    broken.push(...below.broken);
    return below.rest;
  };
  if (Array.isArray(raw)) return { rest: raw.map((value, index) => keep(index, value)), answers, broken };
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(raw)) {
    if (key !== ANSWERED) rest[key] = keep(key, value);
    else
      for (const [index, each] of (Array.isArray(value) ? value : [value]).entries()) {
        const { code, reason }: { code?: unknown; reason?: unknown } = each ?? {};
        if (typeof code === 'string' && typeof reason === 'string' && reason.trim() !== '')
          answers.push({ path, code, reason });
        else broken.push([...path, ANSWERED, index]);
      }
  }
  return { rest, answers, broken };
}

/** Questions nobody has answered, and answers that answer nothing. Figures are answered in the description beside them. */
export function openQuestions(found: Mistake[], answers: Answer[]): Mistake[] {
  const used = new Set<Answer>();
  const open = found.filter((question) => {
    const own = answers.filter((answer) => isAnswerTo(answer, question));
    for (const answer of own) used.add(answer);
    return own.length === 0;
  });
  const unused = answers
    .filter((answer) => !used.has(answer))
    .map(({ file, line, path, code }) => ({
      file,
      line,
      field: [...path, ANSWERED].join(' → '),
      ...(isQuestionCode(code) ? say('answer-not-needed', { code }) : say('answer-unknown', { code })),
    }));
  return [...open, ...unused];
}

function isQuestionCode(code: string): boolean {
  return isCode(code) && gradeOf({ code }) === 'look-again';
}

function isAnswerTo({ file, path, code }: Answer, question: Mistake): boolean {
  if (question.code !== code || question.file.replace(/\.csv$/, '.yaml') !== file) return false;
  const group = path.join(' → ');
  return group === '' || question.field === group || (question.field ?? '').startsWith(`${group} → `);
}
