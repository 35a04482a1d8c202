import { useEffect, useState } from 'react';
import type { Localized } from '../../../src/language/lang.ts';
import type { Names, Untold } from '../../model/hand-in-api.ts';
import { useDeskState } from '../live.tsx';
import { useCall } from '../use-call.ts';

/** How readers are told of each thing: the number of a line, `minor` or `later`. */
type Choices = Record<string, string>;

export interface Telling {
  untold: Untold[];
  /** False until the desk has answered. */
  isKnown: boolean;
  lines: Localized[];
  /** By the name of what changed. */
  choices: Choices;
  choose: (id: string, choice: string) => void;
  setLine: (index: number, line: Localized) => void;
  /** What is handed in of it. */
  names: Pick<Names, 'lines' | 'minor'>;
}

const NO_WORDS: Localized = { en: '', hi: '' };

/** What changed without a line for readers, and what is decided of it. One line serves all that changed at this desk, until somebody parts them. */
export function useTelling(): Telling {
  const { data, refused, again } = useCall('hand-in/untold', {});
  const untold = data ?? [];
  const checked = useDeskState()?.check.state === 'done';
  useEffect(() => {
    if (checked) again();
  }, [checked, again]);
  const [chosen, setChosen] = useState<Choices>({});
  const [written, setWritten] = useState<Localized[]>([]);
  const choices = Object.fromEntries(
    untold.map(({ id, isOwn }) => [id, chosen[id] ?? (isOwn ? '0' : 'later')] as const),
  );
  const lines = linesIn(choices).map((_, index) => written[index] ?? NO_WORDS);
  const named = (choice: string) => untold.flatMap(({ id }) => (choices[id] === choice ? id : []));
  return {
    untold,
    isKnown: data !== undefined || refused !== undefined,
    lines,
    choices,
    choose: (id, choice) => {
      const next = { ...choices, [id]: choice };
      const used = linesIn(next);
      setWritten(used.map((index) => lines[Number(index)] ?? NO_WORDS));
      setChosen(numbered(next, used));
    },
    setLine: (index, line) => setWritten(lines.with(index, line)),
    names: {
      lines: lines.map((what, index) => ({ of: named(String(index)), what })),
      minor: named('minor'),
    },
  };
}

/** The numbers of the lines by which something is told. */
function linesIn(choices: Choices): string[] {
  const used = new Set(Object.values(choices).filter((choice) => /^\d+$/.test(choice)));
  return [...used].toSorted((a, b) => Number(a) - Number(b));
}

/** Lines that are about nothing any more are given up; the others are numbered anew. */
function numbered(choices: Choices, used: string[]): Choices {
  return Object.fromEntries(
    Object.entries(choices).map(([id, choice]) => [id, used.includes(choice) ? String(used.indexOf(choice)) : choice]),
  );
}
