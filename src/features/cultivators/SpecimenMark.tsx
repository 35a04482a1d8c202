import { Badge } from '../../ui/Badge';
import type { AnswerProps } from './answer-props';

/** Says that the lists of the year are made up. */
export function SpecimenMark({ words, years, asked }: Pick<AnswerProps, 'words' | 'years' | 'asked'>) {
  return years[asked.year]?.isSpecimen && <Badge>{words.madeUp}</Badge>;
}
