import { readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'yaml';

const FOLDER = 'tests/expected';

/** What the specification demands: a list of `tests/expected/`, each entry with the section it comes from. */
export function readExpected<Entry>(name: string): (Entry & { spec: string })[] {
  return readExpectedFile(`${name}.yaml`);
}

/** The same from a CSV file: one entry a line. */
export function readExpectedCsv<Column extends string>(name: string): Record<Column | 'spec', string>[] {
  return parseCsv(readFileSync(`${FOLDER}/${name}.csv`, 'utf8'), { columns: true });
}

/** A file of another shape. */
export function readExpectedFile<Content>(file: string): Content {
  return parse(readFileSync(`${FOLDER}/${file}`, 'utf8'), { merge: true }) as Content;
}

/** An address that the specification fixes. */
export interface ExpectedRoute {
  id: string;
  path: string;
}

export const expectedRoutes: ExpectedRoute[] = readExpectedCsv<'id' | 'path'>('routes');

/** A part of the frame that the specification names; see `tests/expected/frame.yaml`. */
export interface FramePart {
  part: string;
  link?: string;
  route?: string;
  en?: string;
}

export function frameParts(part: string): FramePart[] {
  return readExpected<FramePart>('frame').filter((entry) => entry.part === part);
}

/** A group of the menu; see `tests/expected/menu.yaml`. */
export interface ExpectedGroup {
  group: string;
  groupHi?: string;
  /** The page of a group that is a plain link. */
  single?: string;
  entries?: { label?: string; route?: string; link?: string; isNew?: true }[];
}

export function expectedMenu(): (ExpectedGroup & { spec: string })[] {
  return readExpected<ExpectedGroup>('menu');
}
