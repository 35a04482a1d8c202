import { selectRecords } from '../domain/register-records.ts';
import { addMonths } from '../lib/indian-date.ts';
import type { Site } from '../schemas/site.ts';
import { type Finding, finding } from './finding.ts';
import type { DraftCatalogue } from './load.ts';
import { selectionsOn } from './read-page.ts';
import { type Confirmed, translationStates } from './translations.ts';

export interface PagesGiven {
  catalogue: DraftCatalogue;
  site: Site;
  confirmed: Confirmed;
  /** Names of what changed and of which no line of the history tells. */
  untold: readonly string[];
  /** Today in India. */
  today: string;
}

/** Pages that lack their list, were not read for long, were changed in one language alone or without telling readers. */
export function pageFindings({ catalogue, site, confirmed, untold, today }: PagesGiven): Finding[] {
  const english = catalogue.pages.filter(({ lang }) => lang === 'en');
  const gaps = english
    .filter(
      (page) =>
        page.meta?.hasNoEntries ||
        // That no tender is open, or none is closed, is no gap.
        selectionsOn(page).some(
          (selection) => selectRecords(catalogue.registers, { ...selection, state: undefined }, today).length === 0,
        ),
    )
    .map(({ id, meta }) =>
      finding(
        'gaps',
        `content/pages/${id}`,
        {
          en: 'The list this page is for is not on the site.',
          hi: 'जिस सूची के लिए यह पृष्ठ है, वह वेबसाइट पर नहीं है।',
        },
        meta?.provider,
      ),
    );
  const late = english
    .flatMap(({ id, meta }) => (meta ? [{ id, reviewed: meta.reviewed }] : []))
    .filter(({ reviewed }) => addMonths(reviewed, site.reviewMonths) < today)
    .map(({ id, reviewed }) =>
      finding('reviews', `content/pages/${id}`, {
        en: `Last read through on ${reviewed}. Read it again and set “reviewed”.`,
        hi: `पिछली बार ${reviewed} को पढ़ा गया। फिर पढ़ें और “reviewed” की तिथि बदलें।`,
      }),
    );
  const stale = [...translationStates(catalogue.pages, confirmed)].flatMap(([id, state]) => {
    if (state === 'en-changed')
      return [
        finding('translations', `content/pages/${id}/hi.mdx`, {
          en: 'The English changed after the Hindi was last confirmed.',
          hi: 'हिंदी की पुष्टि के बाद अंग्रेजी पाठ बदल गया है।',
        }),
      ];
    if (state === 'hi-changed')
      return [
        finding('translations', `content/pages/${id}/en.mdx`, {
          en: 'The Hindi changed after the English was last confirmed.',
          hi: 'अंग्रेजी की पुष्टि के बाद हिंदी पाठ बदल गया है।',
        }),
      ];
    return [];
  });
  const silent = untold.map((id) =>
    finding('history', id, {
      en: `Changed, and no line of the history says what. Write it: npm run history -- ${id} --en "…" --hi "…", or --minor.`,
      hi: `बदला है, पर इतिहास की कोई पंक्ति नहीं बताती कि क्या। लिखें: npm run history -- ${id} --en "…" --hi "…", या --minor।`,
    }),
  );
  return [...gaps, ...late, ...stale, ...silent];
}
