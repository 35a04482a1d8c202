import { type Finding, finding } from './finding.ts';
import { gapFindings, yearFindings } from './gap-findings.ts';
import { pageFindings, type PagesGiven } from './page-findings.ts';
import { sentenceFindings } from './sentence-findings.ts';
import type { SharePicture } from './share-pictures.ts';
import { thingFindings } from './thing-findings.ts';

interface Given extends PagesGiven {
  /** Outside links whose address nobody has read in a source, by key. */
  unconfirmedLinks: string[];
  /** Dead links inside the built site: page and target. */
  deadLinks: { page: string; target: string }[];
  /** Share pictures whose words have changed since they were drawn. */
  undrawn: Pick<SharePicture, 'key' | 'lang' | 'title'>[];
}

/** Everything that stands between this content and going live. */
export function publishFindings(given: Given): Finding[] {
  return [
    ...thingFindings(given.catalogue),
    ...pageFindings(given),
    ...gapFindings(given.catalogue),
    ...yearFindings(given.catalogue),
    ...given.unconfirmedLinks.map((key) =>
      finding('addresses', 'content/links.yaml', {
        en: `The address of “${key}” was not read in an official place.`,
        hi: `“${key}” का पता किसी सरकारी स्रोत में नहीं पढ़ा गया।`,
      }),
    ),
    ...given.deadLinks.map(({ page, target }) =>
      finding('links', page, {
        en: `Leads to ${target}, which does not exist.`,
        hi: `${target} पर ले जाता है, जो है ही नहीं।`,
      }),
    ),
    ...given.undrawn.map(({ key, lang, title }) =>
      finding('share', `content/share (${key}, ${lang})`, {
        en: `The picture of “${title}” is not drawn; the page has the general one.`,
        hi: `“${title}” का चित्र नहीं बना है; पृष्ठ पर सामान्य चित्र है।`,
      }),
    ),
    ...sentenceFindings(given.catalogue),
  ];
}
