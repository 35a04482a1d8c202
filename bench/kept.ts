/** Results of a long measurement, kept in a file while it runs, so that one that was stopped goes on where it was. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Kept<Result> {
  all: () => Result[];
  /** Adds a result; an earlier one of the same name goes. */
  put: (result: Result) => void;
  forget: () => void;
}

export function keptIn<Result>(name: string, nameOf: (result: Result) => string): Kept<Result> {
  const file = `.tmp/${name}.json`;
  const all = () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result[]) : []);
  return {
    all,
    put: (result) => {
      const others = all().filter((other) => nameOf(other) !== nameOf(result));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...others, result], null, 1));
    },
    forget: () => rmSync(file, { force: true }),
  };
}
