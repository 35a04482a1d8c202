import type { CardWords } from '../../content/substance-card';
import type { ClassAnswers } from '../../content/substance-answers';
import type { Lang } from '../../language/lang';
import type { Substance } from '../../schemas/substance';
import type { Substances } from '../../schemas/substances';

/** What the parts of a passport are made from. */
export interface Passport {
  lang: Lang;
  substance: Substance;
  substances: Substances;
  /** What the table of rules says of its class. */
  rule: ClassAnswers;
  /** The words behind its codes. */
  words: CardWords;
}
