import { mkdirSync, writeFileSync } from 'node:fs';
import type { Mistake } from '../../src/files/mistake.ts';
import { gradeOf } from '../../src/messages/say.ts';

const FOLDER = 'test-results';
const FILE = `${FOLDER}/faults.csv`;

/** What was said of every planted fault, as a table to look at: `test-results/faults.csv`. */
export class FaultTable {
  readonly #rows: string[][] = [['subject', 'fault', 'grade', 'code', 'message']];
  #alarms: string[] = ['', 'alarms on the content of the site', '', '', 'not counted in this run'];

  add(group: string, fault: string, found: Mistake[]): void {
    for (const mistake of found)
      this.#rows.push([group.replace('.yaml', ''), fault, gradeOf(mistake), mistake.code ?? '', mistake.message]);
  }

  /** How often the content as it is was complained of, wrongly therefore. */
  alarms(mistakes: number, questions: number): void {
    this.#alarms = ['', 'alarms on the content of the site', '', '', `${mistakes} must, ${questions} look again`];
  }

  write(): void {
    mkdirSync(FOLDER, { recursive: true });
    const lines = [...this.#rows, this.#alarms].map((cells) => cells.map(quoted).join(','));
    writeFileSync(FILE, `${lines.join('\n')}\n`);
  }
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""').replaceAll(/\s+/g, ' ')}"`;
}
