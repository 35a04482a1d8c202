import type { RefObject } from 'react';
import type { AnswerPosition, Choice } from './choice';
import type { FinderProps } from './finder-props';

/** What every kind of answer gets. */
export interface AnswerProps extends FinderProps {
  /** The choice that is answered. */
  asked: Choice;
  position: AnswerPosition;
  /** Asks for another answer. */
  ask: (choice: Choice) => void;
  /** Moves within the answer, as a step that “back” undoes. */
  go: (position: AnswerPosition) => void;
  /** The next name is being typed. */
  type: (position: AnswerPosition) => void;
  /** The address of an answer, for a link. */
  hrefTo: (choice: Choice, position?: AnswerPosition) => string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The office of an answer. */
export function officeOf({ units, asked }: Pick<AnswerProps, 'units' | 'asked'>) {
  return units.flatMap(({ offices }) => offices).find(({ id }) => id === asked.office);
}
