import { LANGS, type Localized } from '../language/lang.ts';
import { fromKeys } from '../lib/keys.ts';
import type { LocalizedGap } from '../schemas/gap.ts';
import { type Finding, finding } from './finding.ts';
import type { DraftCatalogue } from './load.ts';

/** What editors have named as missing, on pages, in records and in procedures. */
export function gapFindings({ pages, registers, procedures }: DraftCatalogue): Finding[] {
  const hindi = new Map(pages.filter(({ lang }) => lang === 'hi').map(({ id, meta }) => [id, meta]));
  const onPages = pages
    .filter(({ lang }) => lang === 'en')
    .flatMap(({ id, meta }) =>
      (meta?.gaps ?? []).map(({ what, ask }, index) => {
        const twin = hindi.get(id)?.gaps[index];
        return finding('gaps', `content/pages/${id}`, { en: what, hi: twin?.what ?? what }, ask);
      }),
    );
  const inEntries = (file: string, title: Localized, gaps: LocalizedGap[]) =>
    gaps.map(({ what, ask }) =>
      finding(
        'gaps',
        file,
        fromKeys(LANGS, (lang) => `“${title[lang]}”: ${what[lang]}`),
        ask,
      ),
    );
  return [
    ...onPages,
    ...[...registers].flatMap(([register, records]) =>
      records.flatMap(({ id, title, gaps }) => inEntries(`content/registers/${register}/${id}.yaml`, title, gaps)),
    ),
    ...[...procedures.values()].flatMap(({ title, gaps }) => inEntries('content/procedures.yaml', title, gaps)),
  ];
}

/** Facts whose value of the present crop year is not given. */
export function yearFindings({ facts }: DraftCatalogue): Finding[] {
  return [...facts.values()].flatMap(({ label, year, awaited }) =>
    awaited === undefined
      ? []
      : [
          finding('years', 'content/facts.yaml', {
            en: `“${label.en}” has no value for ${awaited}. Pages show that of ${year}, and say so.`,
            hi: `“${label.hi}” का ${awaited} का मान नहीं दिया गया है। पृष्ठ ${year} का मान दिखाते हैं और यह बता देते हैं।`,
          }),
        ],
  );
}
