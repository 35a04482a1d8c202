import type { Mistake } from '../../files/mistake.ts';
import { say } from '../../messages/say.ts';
import type { RegisterRecord } from '../../schemas/record.ts';
import { fileOf } from './records.ts';
import type { Rule } from './rule.ts';

const NAME = /(?:^|-)specimen(?:-|$)/;
/** Words that only made-up records have. */
const WORDS = {
  en: /\b(?:shows how|specimens?|made[- ]up|for demonstration)\b/i,
  hi: /यह दिखात[ाीे] हैं? कि|काल्पनिक|(?<![\p{L}\p{M}])नमूना (?:अभिलेख|आदेश|कार्यक्रम|निविदा|अधिसूचना)/u,
} as const;

/** A record that was made up keeps its mark: without it, it would be released as a real one. */
export const specimensKeepTheirMark: Rule = ({ root, catalogue }) =>
  [...catalogue.registers.values()]
    .flat()
    // A source that says “specimen” without the mark is a mistake of its own.
    .filter(({ specimen, source }) => !specimen && !source.includes('specimen'))
    .flatMap((record): Mistake[] => {
      const file = fileOf(root, record);
      const found = specimenName(record);
      if (found) return [{ file, ...say('specimen-unmarked', { found }) }];
      return (['title', 'purpose'] as const).flatMap((field) =>
        (['en', 'hi'] as const).flatMap((lang): Mistake[] => {
          const words = WORDS[lang].exec(record[field][lang])?.[0];
          return words ? [{ file, field: `${field} → ${lang}`, ...say('specimen-words', { found: words }) }] : [];
        }),
      );
    });

function specimenName({ id, documents }: RegisterRecord): string | undefined {
  if (NAME.test(id)) return id;
  return documents.flatMap(({ file }) => file ?? []).find((file) => /(?:^|[/-])specimen-/.test(file));
}
