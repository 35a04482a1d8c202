import type { LineCounter, YAMLError } from 'yaml';
import { type Said, say } from '../messages/say.ts';

/** Something that makes a file unreadable, and its line. */
export type Cause = { line: number } & Said;

/** `name: value`, `- value` and `- name: value`, with what stands before the value. */
const VALUE = /^(?<indent> *)(?<before>(?:- +)*(?:[\w.-]+: +)?)(?<value>\S.*?)\s*$/;
const CURLY = /^[“”‘’„]/;
/** Signs with which a text cannot begin. */
const SIGNS = /^[%@`&*!|>{[,?]/;

/** Why a YAML file cannot be read, in the words of an editor. One fault in the form makes many others behind it: only the first is named. */
export function explainYaml(text: string, errors: readonly YAMLError[], lines: LineCounter): Cause[] {
  const twice = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const first = errors[0];
  if (!first) return [];
  const all = text.split(/\r?\n/);
  const lineOf = ({ pos }: YAMLError) => lines.linePos(pos[0]).line;
  if (first.code === 'DUPLICATE_KEY')
    return twice.map((error) => {
      const name = /^[\s-]*(.+?)\s*:/.exec(all[lineOf(error) - 1] ?? '')?.[1] ?? '';
      return { line: lineOf(error), ...say('yaml-name-twice', { name }) };
    });
  return [tabBefore(all, lineOf(first)) ?? openQuote(all, first, lineOf(first)) ?? inLine(all, first, lineOf(first))];
}

function tabBefore(all: string[], line: number): Cause | undefined {
  const at = all.findIndex((each, index) => index < line && /^ *\t\s*\S/.test(each));
  return at < 0 ? undefined : { line: at + 1, ...say('yaml-tab') };
}

/** A quote that is not closed swallows the lines after it: the fault is where it began. */
function openQuote(all: string[], { code, message }: YAMLError, line: number): Cause | undefined {
  if (code !== 'MISSING_CHAR' || !message.includes('quote')) return undefined;
  const at = all.findIndex((each, index) => index < line && isOpen(valueIn(each)));
  const from = at < 0 ? line - 1 : at;
  return { line: from + 1, ...say('yaml-quote-open', { quote: valueIn(all[from] ?? '')[0] ?? "'" }) };
}

/** Whether a value begins with a quote and does not end with it. */
function isOpen(value: string): boolean {
  const quote = value[0];
  if (quote !== "'" && quote !== '"') return false;
  const inside = quote === "'" ? value.replaceAll("''", '') : value.replaceAll('\\"', '');
  return inside.split(quote).length % 2 === 0;
}

function inLine(all: string[], error: YAMLError, line: number): Cause {
  const here = all[line - 1] ?? '';
  const value = valueIn(here);
  const at = (said: Said, from = line): Cause => ({ line: from, ...said });
  if (error.code === 'MULTIPLE_DOCS') return at(say('yaml-two-documents'));
  if (error.code === 'BAD_DQ_ESCAPE') return at(say('yaml-backslash'));
  const bracket = /end with a ([}\]])/.exec(error.message)?.[1];
  if (bracket) return openBracket(all, line, bracket);
  const hyphen = all.findIndex((each, index) => index >= line - 2 && index <= line && /^\s*-[^\s-]/.test(each));
  if (hyphen >= 0) return at(say('yaml-hyphen'), hyphen + 1);
  if (CURLY.test(value)) return at(say('yaml-curly-quotes', { quote: value.slice(0, 1) }));
  if (isQuoted(value)) {
    const quote = value.slice(0, 1);
    return at(say('yaml-quote-inside', { quote, other: quote === "'" ? '"' : "'" }));
  }
  if (SIGNS.test(value)) return at(say('yaml-first-sign', { sign: value.slice(0, 1) }));
  if (isFurtherIn(all, line)) return at(say('yaml-indent'), line + 1);
  if (/: /.test(value)) return at(say('yaml-colon'));
  const name = /^[\s-]*([\w.-]+):[^\s/]/.exec(here)?.[1];
  if (name) return at(say('yaml-colon-space', { name }));
  if (error.code === 'BAD_INDENT' || error.code === 'BLOCK_AS_IMPLICIT_KEY') return at(say('yaml-indent'));
  if (error.code === 'MISSING_CHAR' || error.code === 'MULTILINE_IMPLICIT_KEY') return at(say('yaml-colon-missing'));
  const reason = error.message.replace(/\n[^]*$/, '').replace(/ at line .*$/, '');
  return at(say('yaml-unreadable', { reason }));
}

function openBracket(all: string[], line: number, end: string): Cause {
  const sign = end === '}' ? '{' : '[';
  const isOpenIn = (each: string) => each.split(sign).length > each.split(end).length;
  const from = all.findLastIndex((each, index) => index < line && isOpenIn(each));
  return { line: from < 0 ? line : from + 1, ...say('yaml-bracket-open', { sign, end }) };
}

/** Whether the next line begins further in although this one has its value already. */
function isFurtherIn(all: string[], line: number): boolean {
  const [here = '', next = ''] = [all[line - 1], all[line]];
  const column = (text: string) => /^[\s-]*/.exec(text)?.[0].length ?? 0;
  return /^[\s-]*[\w.-]+: +\S/.test(here) && /^\s*[\w.-]+:( |$)/.test(next) && column(next) > column(here);
}

function isQuoted(value: string): boolean {
  return /^(['"]).*\1/.test(value);
}

function valueIn(line: string): string {
  return VALUE.exec(line)?.groups?.['value'] ?? '';
}
