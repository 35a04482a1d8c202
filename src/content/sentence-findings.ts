import { LANGS, type Lang } from '../language/lang.ts';
import { longSentences } from '../text/voice.ts';
import { type Finding, finding } from './finding.ts';
import type { DraftCatalogue } from './load.ts';
import { walk, wordsOf } from './read-page.ts';

/** Sentences that are too long to be taken in at one reading. They hold nothing up; the list says where to shorten. */
export function sentenceFindings({ pages, registers, procedures }: DraftCatalogue): Finding[] {
  const onPages = pages.flatMap(({ file, lang, meta, tree }) => {
    const paragraphs = tree ? [...walk(tree)].filter(({ type }) => type === 'paragraph').map(wordsOf) : [];
    return [meta?.summary ?? '', ...paragraphs].flatMap((text) => named(file, text, lang));
  });
  const inRecords = [...registers].flatMap(([register, records]) =>
    records.flatMap(({ id, purpose }) =>
      LANGS.flatMap((lang) => named(`content/registers/${register}/${id}.yaml`, purpose[lang], lang)),
    ),
  );
  const inProcedures = [...procedures.values()].flatMap(({ what, who, conditions, after }) =>
    [what, who, ...conditions, ...after].flatMap((text) =>
      LANGS.flatMap((lang) => named('content/procedures.yaml', text[lang], lang)),
    ),
  );
  return [...onPages, ...inRecords, ...inProcedures];
}

function named(file: string, text: string, lang: Lang): Finding[] {
  return longSentences(text, lang).map((sentence) => finding('sentences', file, { en: sentence, hi: sentence }));
}
