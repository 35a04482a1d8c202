/**
 * Forty mistakes that editors make, most of them from the review of the first version. Each changes one file as somebody at the desk would type it. Sample records are written by the
 * bench itself, so that an editor's change of the content cannot take a mistake away.
 */
export interface Planted {
  what: string;
  path: string;
  /** The text with the mistake in it. */
  plant: (text: string) => string;
}

export const NOTIFICATION = 'registers/notifications/2026-11-03-bench.yaml';
export const TENDER = 'registers/tenders/2026-11-04-bench.yaml';
export const TABLE = 'tables/bench.csv';
export const PAGE_EN = 'pages/about/bench/en.mdx';
export const PAGE_HI = 'pages/about/bench/hi.mdx';

const swap = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`The sample does not hold “${from}”.`);
  return text.replace(from, to);
};
const add = (lines: string) => (text: string) => `${text}${lines}\n`;

export const SAMPLES: Record<string, string> = {
  [NOTIFICATION]: `title:
  en: New day for the settlement at the office
  hi: कार्यालय में बंदोबस्त का नया दिन
number: S.O. 4711(E)
date: '2026-11-03'
purpose:
  en: The office settles licences on 5 November. Bring your patta.
  hi: कार्यालय 5 नवंबर को लाइसेंस का बंदोबस्त करेगा। अपना पट्टा साथ लाएं।
section: opium
kind: cultivation
validity: in-force
source: [spec]
`,
  [TENDER]: `title:
  en: Tables for the office
  hi: कार्यालय के लिए मेजें
number: 4711/26
date: '2026-11-04'
purpose:
  en: Supply of 12 tables for the office.
  hi: कार्यालय के लिए 12 मेजों की आपूर्ति।
section: administration
kind: tender
unit: rajasthan
closes: '2026-12-10T15:00'
opens: '2026-12-11T11:00'
source: [spec]
`,
  'tables/bench.yaml': `caption:
  en: Figures of the bench
  hi: मापन के आंकड़े
columns:
  year:
    label: { en: Year, hi: वर्ष }
    kind: crop-year
    isRowHeading: true
  area:
    label: { en: Area, hi: क्षेत्र }
    kind: number
asOn: '2026-11-16'
source: [spec]
`,
  [TABLE]: `year,area
2022-23,1200
2023-24,1250
2024-25,1300
`,
  [PAGE_EN]: `---
title: A page of the bench
summary: Visit the office on a working day. Bring your patta and one proof of who you are.
shape: chapter
provider: administration
reviewed: '2026-11-17'
sources:
  - label: Text published by the bureau
---

<Table id="bench" />

## When to come

The office is open on 5 days of the week. Come before 11 in the morning. The counter closes in November for stock taking.

## What to bring

- your patta
- one proof of who you are

<Callout kind="duty" title="Come in person">

Nobody else can sign for you. Bring 2 photographs.

</Callout>
`,
  [PAGE_HI]: `---
title: मापन का पृष्ठ
summary: काम के दिन कार्यालय आएं। अपना पट्टा और पहचान का एक प्रमाण साथ लाएं।
shape: chapter
provider: administration
reviewed: '2026-11-17'
sources:
  - label: ब्यूरो का प्रकाशित पाठ
---

<Table id="bench" />

## कब आएं

कार्यालय सप्ताह में 5 दिन खुलता है। सुबह 11 बजे से पहले आएं। नवंबर में स्टॉक की गिनती के लिए काउंटर बंद रहता है।

## क्या साथ लाएं

- अपना पट्टा
- पहचान का एक प्रमाण

<Callout kind="duty" title="स्वयं आएं">

आपकी जगह कोई और हस्ताक्षर नहीं कर सकता। 2 फोटो साथ लाएं।

</Callout>
`,
};

export const PLANTED: Planted[] = [
  { what: 'Hindi title left out', path: NOTIFICATION, plant: swap('\n  hi: कार्यालय में बंदोबस्त का नया दिन', '') },
  {
    what: 'English copied into Hindi',
    path: NOTIFICATION,
    plant: swap('कार्यालय में बंदोबस्त का नया दिन', 'New day for the settlement'),
  },
  { what: 'Hindi in the English title', path: NOTIFICATION, plant: swap('New day for', 'नया day for') },
  { what: 'date that does not exist', path: NOTIFICATION, plant: swap("'2026-11-03'", "'2026-02-30'") },
  { what: 'date as 03.11.2026', path: NOTIFICATION, plant: swap("'2026-11-03'", '03.11.2026') },
  { what: 'date ahead', path: NOTIFICATION, plant: swap("date: '2026-11-03'", "date: '2027-04-01'") },
  { what: 'date and file name differ', path: NOTIFICATION, plant: swap("date: '2026-11-03'", "date: '2026-10-03'") },
  { what: 'unknown kind', path: NOTIFICATION, plant: swap('kind: cultivation', 'kind: poppy') },
  { what: 'unknown section', path: NOTIFICATION, plant: swap('section: opium', 'section: opuim') },
  { what: 'source that does not exist', path: NOTIFICATION, plant: swap('[spec]', '[gazette-of-nowhere]') },
  { what: 'PDF that is not there', path: NOTIFICATION, plant: add('documents:\n  - file: opium/nothing-here.pdf') },
  { what: 'crop year missing', path: NOTIFICATION, plant: swap('validity: in-force', 'validity: crop-year') },
  { what: 'amends what does not exist', path: NOTIFICATION, plant: add('amends: [1999-no-such-act]') },
  {
    what: 'title over two lines',
    path: NOTIFICATION,
    plant: swap('New day for the settlement at the office', `New day for ${'the settlement '.repeat(7)}at the office`),
  },
  { what: 'misspelt field', path: NOTIFICATION, plant: swap('purpose:', 'purpos:') },
  { what: 'tab as indent', path: NOTIFICATION, plant: swap('\n  en: New day', '\n\ten: New day') },
  {
    what: 'colon without quotes',
    path: NOTIFICATION,
    plant: swap('en: The office settles', 'en: Note: The office settles'),
  },
  { what: 'other day in Hindi', path: NOTIFICATION, plant: swap('5 नवंबर', '8 नवंबर') },
  { what: 'other month in Hindi', path: NOTIFICATION, plant: swap('5 नवंबर', '5 दिसंबर') },
  { what: 'money as 25/-', path: NOTIFICATION, plant: swap('Bring your patta.', 'Pay 25/- there.') },
  { what: 'HTML in the words', path: NOTIFICATION, plant: swap('Bring your patta.', 'Bring <b>your</b> patta.') },
  { what: 'zero-width character', path: NOTIFICATION, plant: swap('Bring your', 'Bring\u200b your') },
  { what: 'upright line for a danda', path: NOTIFICATION, plant: swap('साथ लाएं।', 'साथ लाएं|') },
  { what: 'Latin letter in a Hindi word', path: NOTIFICATION, plant: swap('पट्टा', 'पट्टa') },
  {
    what: 'number of an Aadhaar card',
    path: NOTIFICATION,
    plant: swap('Bring your patta.', 'Aadhaar 2345 6789 0124.'),
  },
  {
    what: 'words to avoid',
    path: NOTIFICATION,
    plant: swap('कार्यालय 5 नवंबर', 'ज़िला कार्यालय 5 नवंबर'),
  },
  { what: 'specimen without its mark', path: NOTIFICATION, plant: swap('[spec]', '[specimen]') },
  { what: 'closing before publication', path: TENDER, plant: swap('2026-12-10T15:00', '2026-10-10T15:00') },
  { what: 'opening before closing', path: TENDER, plant: swap('2026-12-11T11:00', '2026-12-09T11:00') },
  { what: 'moment without a time', path: TENDER, plant: swap('2026-12-10T15:00', '2026-12-10') },
  {
    what: 'corrigendum that closes earlier',
    path: TENDER,
    plant: add(
      "corrigenda:\n  - date: '2026-11-10'\n    title: { en: Less time, hi: कम समय }\n    changes: { en: Bids close earlier., hi: बोली पहले बंद होगी। }\n    newCloses: '2026-12-01T15:00'",
    ),
  },
  { what: 'figure a hundred times too large', path: TABLE, plant: swap('1300', '130000') },
  { what: 'year twice in a table', path: TABLE, plant: add('2024-25,1300') },
  { what: 'unit in a figure', path: TABLE, plant: swap('1250', '1250 ha') },
  { what: 'semicolons in a table', path: TABLE, plant: (text) => text.replaceAll(',', ';') },
  {
    what: 'paragraph missing in Hindi',
    path: PAGE_HI,
    plant: swap('आपकी जगह कोई और हस्ताक्षर नहीं कर सकता। 2 फोटो साथ लाएं।\n', ''),
  },
  {
    what: 'figures exchanged in Hindi',
    path: PAGE_HI,
    plant: (text) => swap('सुबह 11 बजे', 'सुबह 5 बजे')(swap('सप्ताह में 5 दिन', 'सप्ताह में 11 दिन')(text)),
  },
  { what: 'tag not closed', path: PAGE_EN, plant: swap('</Callout>\n', '') },
  {
    what: 'fact that does not exist',
    path: PAGE_EN,
    plant: swap('Bring 2 photographs.', 'Pay <Fact id="no-such-fee" />.'),
  },
  {
    what: 'link to a page that is not there',
    path: PAGE_EN,
    plant: swap('Bring 2 photographs.', 'See <RouteLink to="about/nowhere">here</RouteLink>.'),
  },
];
