import type { Localized } from '../../src/language/lang.ts';

/** A request that cannot be carried out, said in words that an editor understands. */
export class DeskError extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Localized;

  constructor(status: number, code: string, text: Localized) {
    super(text.en);
    this.name = 'DeskError';
    this.status = status;
    this.code = code;
    this.text = text;
  }
}
