import type { Mistake } from '../../files/mistake.ts';
import { type Said, say } from '../../messages/say.ts';

/** So many mistakes of one file are reported one by one; a wrong column would otherwise fill the screen. */
const MAX_MISTAKES = 100;

/** Mistakes of one file: all are counted, the first hundred are kept. */
export class MistakeCollector {
  readonly file: string;
  readonly #kept: Mistake[] = [];
  #count = 0;

  constructor(file: string) {
    this.file = file;
  }
  add(line: number, field: string | undefined, said: Said): void {
    this.#count += 1;
    if (this.#kept.length < MAX_MISTAKES) this.#kept.push({ file: this.file, line, field, ...said });
  }
  get count(): number {
    return this.#count;
  }
  list(): Mistake[] {
    const more = this.#count - this.#kept.length;
    if (more === 0) return this.#kept;
    const last = this.#kept.at(-1)?.line;
    return [...this.#kept, { file: this.file, line: last, ...say('lists-more', { count: more }) }];
  }
}
