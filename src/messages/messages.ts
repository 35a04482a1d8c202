import { ANSWERS } from './answers.ts';
import { CARDS } from './cards.ts';
import { COUNTS } from './counts.ts';
import { ENTRIES } from './entries.ts';
import { FIELDS } from './fields.ts';
import { FINDINGS } from './findings.ts';
import { MENU } from './menu.ts';
import type { Messages } from './message.ts';
import { PAGES } from './pages.ts';
import { PICTURES } from './pictures.ts';
import { READING } from './reading.ts';
import { RECORDS } from './records.ts';
import { REFERENCES } from './references.ts';
import { TABLES } from './tables.ts';
import { TIME } from './time.ts';
import { WORDS } from './words.ts';

/** Every message about content, by its code. */
export const MESSAGES = {
  ...READING,
  ...ANSWERS,
  ...CARDS,
  ...COUNTS,
  ...FIELDS,
  ...ENTRIES,
  ...PAGES,
  ...RECORDS,
  ...REFERENCES,
  ...TABLES,
  ...MENU,
  ...TIME,
  ...PICTURES,
  ...FINDINGS,
  ...WORDS,
} as const satisfies Messages;
