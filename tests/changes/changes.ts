import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { parse } from 'yaml';
import type { Code } from '../../src/messages/say.ts';
import { addDays, todayInIndia } from '../../src/lib/indian-date.ts';
import { asTaken, converted, samplePng } from '../support/sample-picture.ts';

/** One ordinary change, made as the guide for editors tells: with files of `content/` alone. */
export interface Change {
  what: string;
  /** Questions that the check asks of it; none of them stops a release. */
  asks?: Code[];
  make: (content: string) => void | Promise<void>;
}

const write = (content: string, file: string, text: string | Uint8Array) => {
  mkdirSync(dirname(join(content, file)), { recursive: true });
  writeFileSync(join(content, file), text);
};
/** Changes the text of a file; a text that stays the same is an error of this list. */
const rewrite = (content: string, file: string, change: (text: string) => string) => {
  const before = readFileSync(join(content, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} stays as it is.`);
  writeFileSync(join(content, file), after);
};

/** A PDF as offices scan it: pictures of pages, no text, no tags, no language. */
async function scan(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  return document.save();
}

const record = (fields: string) => `${fields.trim()}\nsection: opium\nsource: [spec]\n`;

/** The newest crop year of the lists is followed by this one. */
const YEAR = '2026-27';

export const CHANGES: Change[] = [
  {
    what: 'a notification with two scanned PDFs',
    asks: ['document-scan', 'document-scan'],
    make: async (content) => {
      for (const lang of ['en', 'hi'] as const)
        write(content, `documents/opium/change-of-route-${lang}.pdf`, await scan());
      write(
        content,
        'registers/notifications/2026-11-10-change-of-route.yaml',
        record(`
title:
  en: New route to the weighing centre
  hi: तौल केंद्र का नया रास्ता
number: S.O. 9999(E)
date: '2026-11-10'
purpose:
  en: It names the road by which opium is brought to the weighing centre.
  hi: यह अधिसूचना वह रास्ता बताती है जिससे अफीम तौल केंद्र लाई जाती है।
kind: cultivation
validity: in-force
documents:
  - { file: opium/change-of-route-en.pdf, languages: [en] }
  - { file: opium/change-of-route-hi.pdf, languages: [hi] }
`),
      );
    },
  },
  {
    what: 'a tender with a corrigendum',
    make: (content) =>
      write(
        content,
        'registers/tenders/2026-11-03-drying-trays.yaml',
        record(`
title:
  en: Drying trays
  hi: सुखाने की थालियां
number: 17/2026
date: '2026-11-03'
purpose:
  en: Supply of drying trays for the weighing centres.
  hi: तौल केंद्रों के लिए सुखाने की थालियों की आपूर्ति।
kind: tender
unit: rajasthan
closes: '2026-12-03T15:00'
opens: '2026-12-04T11:00'
corrigenda:
  - date: '2026-11-12'
    title:
      en: More time for bids
      hi: बोली के लिए और समय
    changes:
      en: Bids are taken until 10 December 2026.
      hi: बोलियां 10 दिसंबर 2026 तक ली जाएंगी।
    newCloses: '2026-12-10T15:00'
    newOpens: '2026-12-11T11:00'
`),
      ),
  },
  {
    what: 'another officer',
    make: (content) =>
      rewrite(content, 'directory.yaml', (text) =>
        text.replace(
          /^narcotics-commissioner:\n/m,
          "$&  name:\n    en: Asha Verma\n    hi: आशा वर्मा\n  seen: '2026-11'\n",
        ),
      ),
  },
  {
    what: 'a seniority list',
    make: (content) =>
      write(
        content,
        'registers/seniority-lists/2026-10-01-inspector.yaml',
        record(`
title:
  en: 'Inspectors: seniority list as on 1 October 2026'
  hi: 'निरीक्षकों की वरिष्ठता सूची, 1 अक्तूबर 2026 की स्थिति'
number: 12/2026
date: '2026-10-20'
purpose:
  en: Final list in order of seniority.
  hi: वरिष्ठता के क्रम में अंतिम सूची।
kind: seniority
posts: [inspector]
asOn: '2026-10-01'
validity: in-force
`).replace('section: opium', 'section: establishment'),
      ),
  },
  {
    what: 'a year in a table',
    make: (content) =>
      rewrite(content, 'tables/opium-statistics.csv', (text) =>
        text.replace('\n', `\n${YEAR},,118000,,,,,,spec,,,,\n`),
      ),
  },
  {
    what: 'a word of a Hindi page',
    make: (content) => rewrite(content, 'pages/opium/overview/yield/hi.mdx', (text) => text.replace('मशीन से', 'यंत्र से')),
  },
  {
    what: 'another fee',
    make: (content) =>
      rewrite(content, 'facts.yaml', (text) =>
        text.replace(/(^cultivation-licence-fee:\n(?:(?!^\S).*\n)*? {2}value: )\d+/m, '$140'),
      ),
  },
  {
    what: 'another fee of a document that the table of rules names',
    make: (content) =>
      rewrite(content, 'facts.yaml', (text) =>
        text.replace(/(^noc-challan:\n(?:(?!^\S).*\n)*? {2}value: )\d+/m, '$11234'),
      ),
  },
  {
    what: 'a new substance with a name that people use',
    make: (content) => {
      rewrite(
        content,
        'substances.csv',
        (text) =>
          `${text}sampleazolam,Sampleazolam,सैंपलाजोलम,,,,psychotropic,un-1971:IV,,,,psychotropic-to-ask,,entry,un-1971-lists\n`,
      );
      rewrite(content, 'substance-names.csv', (text) => `${text}sampleazolam,brand,Samplecalm,सैंपलकाम,un-1971-lists\n`);
    },
  },
  {
    what: 'a street name',
    make: (content) =>
      rewrite(content, 'substance-names.csv', (text) => `${text}heroin,street,sample powder,नमूना चूर्ण,un-1971-lists\n`),
  },
  {
    what: 'another verdict in the table of rules',
    make: (content) =>
      rewrite(content, 'substance-rules.yaml', (text) =>
        text.replace(/( {2}- id: poppy-straw\n(?:(?! {2}- id:).*\n)*? {6}obtain:\n {8}verdict: )ask/, '$1permit'),
      ),
  },
  {
    what: 'policies of the next crop year',
    make: (content) => {
      for (const kind of ['gum', 'straw'])
        write(
          content,
          `registers/policies/${YEAR}-${kind}.yaml`,
          record(`
title:
  en: 'Opium policy ${YEAR}: ${kind === 'gum' ? 'gum opium through lancing' : 'poppy straw without lancing (CPS)'}'
  hi: 'अफीम नीति ${YEAR}: ${kind === 'gum' ? 'चीरा लगाकर अफीम गोंद' : 'बिना चीरा लगाए पोस्त भूसा (सीपीएस)'}'
kind: ${kind}
purpose:
  en: Says who may have a licence in this crop year.
  hi: यह नीति बताती है कि इस फसल वर्ष में लाइसेंस किसे मिल सकता है।
clauses:
  - topic: yield
    text:
      en: At least 4.3 kg of morphine per hectare in 2025-26.
      hi: '2025-26 में कम से कम 4.3 किलोग्राम मॉर्फीन प्रति हेक्टेयर।'
    source: [spec]
validity: crop-year
cropYear: '${YEAR}'
`),
        );
    },
  },
  {
    what: 'limits of the next crop year',
    make: (content) =>
      rewrite(content, 'facts.yaml', (text) =>
        text.replace(
          /(^gum-minimum-morphine:\n(?:(?!^\S).*\n)*? {2}years:\n)/m,
          `$1    '${YEAR}': { bound: at-least, value: 4.3, source: [spec] }\n`,
        ),
      ),
  },
  {
    what: 'lists of the next crop year',
    make: (content) => {
      const last = readdirSync(join(content, 'cultivators'))
        .filter((file) => file.endsWith('.csv'))
        .toSorted()
        .at(-1)!;
      copyFileSync(join(content, 'cultivators', last), join(content, `cultivators/${YEAR}.csv`));
      rewrite(content, `cultivators/${YEAR}.csv`, (text) =>
        text.replaceAll(/Specimen (\w)/g, 'Ram $1').replaceAll('नमूना', 'राम'),
      );
      write(content, `cultivators/${YEAR}.yaml`, `cropYear: '${YEAR}'\nasOn: '2026-11-01'\nsource: [spec]\n`);
    },
  },
  {
    what: 'another office',
    make: (content) => {
      rewrite(
        content,
        'office-places.yaml',
        (text) =>
          `${text}banswara:\n  kind: seat\n  name: { en: Banswara, hi: बांसवाड़ा }\n  unit: rajasthan\n  offices: [doo-banswara]\n  source: [spec]\n`,
      );
      rewrite(content, 'offices.yaml', (text) =>
        text.replace(
          /^doo-bhilwara:\n/m,
          `doo-banswara:
  name:
    en: District Opium Office, Banswara
    hi: जिला अफीम अधिकारी कार्यालय, बांसवाड़ा
  unit: rajasthan
  kind: district-opium-office
  seat: banswara
  address:
    en: Banswara, Rajasthan
    hi: बांसवाड़ा, राजस्थान
  phones: ['02962-255255']
  emails: [doo.banswara@cbn.nic.in]
  source: [spec]

$&`,
        ),
      );
    },
  },
  {
    what: 'a page in About',
    make: (content) => {
      const page = (lang: string, title: string, summary: string, body: string) =>
        write(
          content,
          `pages/about/visitors/${lang}.mdx`,
          `---\ntitle: ${title}\nsummary: ${summary}\nshape: chapter\nprovider: administration\nreviewed: '2026-11-10'\n---\n${body}\n`,
        );
      page(
        'en',
        'Visiting the headquarters',
        'Bring a paper with your photograph, and ask for the section that you want to see.',
        'The office stands in Gwalior. Ask at the gate for the section that you want to see, and show a paper with your photograph.\n\n## How to come\n\nThe railway station is near the office. The address is under <RouteLink to="about/contact">Contact Us</RouteLink>.',
      );
      page(
        'hi',
        'मुख्यालय में आना',
        'फोटो वाला पहचान पत्र साथ लाएं और जिस अनुभाग से मिलना है, उसका नाम बताएं।',
        'कार्यालय ग्वालियर में है। द्वार पर उस अनुभाग का नाम बताएं जिससे मिलना है, और फोटो वाला पहचान पत्र दिखाएं।\n\n## कैसे पहुंचें\n\nरेलवे स्टेशन कार्यालय के पास है। पता <RouteLink to="about/contact">संपर्क करें</RouteLink> में है।',
      );
      rewrite(content, 'menu.yaml', (text) =>
        text.replace('      - page: about/contact\n', '$&      - page: about/visitors\n'),
      );
    },
  },
  {
    what: 'a photograph in a release and in the gallery',
    make: async (content) => {
      // As a telephone takes it: turned, with the place where it was taken.
      write(content, 'pictures/opened-centre.jpg', asTaken(await converted(samplePng(1600, 1200), 'jpeg'), 6));
      write(
        content,
        'pictures/opened-centre.yaml',
        `kind: photograph
title: { en: The new weighing centre, hi: नया तौल केंद्र }
alt: { en: A hall with four scales in a row and two officers at a table., hi: एक हॉल में कतार में चार तराजू और मेज पर दो अधिकारी। }
caption: { en: The hall on the day it was opened., hi: उद्घाटन के दिन का हॉल। }
credit: { en: Central Bureau of Narcotics, hi: केंद्रीय नारकोटिक्स ब्यूरो }
`,
      );
      rewrite(content, 'albums.yaml', (text) => `${text.trimEnd()}\n    - opened-centre\n`);
      write(
        content,
        'registers/media-releases/2026-11-09-weighing-centre.yaml',
        record(`
title:
  en: New weighing centre opened
  hi: नया तौल केंद्र शुरू
date: '2026-11-09'
purpose:
  en: The bureau opened a new weighing centre for cultivators.
  hi: ब्यूरो ने काश्तकारों के लिए नया तौल केंद्र शुरू किया।
kind: notice
pictures: [opened-centre]
`),
      );
    },
  },
  {
    what: 'an officer’s photograph',
    make: async (content) => {
      write(content, 'pictures/asha-verma.jpg', await converted(samplePng(800, 1000), 'jpeg'));
      write(
        content,
        'pictures/asha-verma.yaml',
        `kind: photograph
title: { en: Asha Verma, hi: आशा वर्मा }
alt: { en: An officer in a dark coat in front of a bookshelf., hi: 'गहरे कोट में एक अधिकारी, पीछे पुस्तकों की अलमारी।' }
credit: { en: Central Bureau of Narcotics, hi: केंद्रीय नारकोटिक्स ब्यूरो }
`,
      );
      rewrite(content, 'directory.yaml', (text) =>
        text.replace(/^narcotics-commissioner:\n/m, '$&  picture: asha-verma\n'),
      );
    },
  },
  {
    what: 'a record for a later day',
    make: (content) => {
      const day = addDays(todayInIndia(), 30);
      write(
        content,
        `registers/notifications/${day}-later.yaml`,
        record(`
title:
  en: Quillwort is added to the list
  hi: सूची में क्विलवर्ट जोड़ा गया
number: S.O. 9998(E)
date: '${day}'
publishFrom: '${day}'
purpose:
  en: It adds one substance to the list.
  hi: यह अधिसूचना सूची में एक पदार्थ जोड़ती है।
kind: cultivation
validity: in-force
`),
      );
    },
  },
  {
    what: 'an urgent notice on all pages',
    make: (content) =>
      write(
        content,
        'notices.yaml',
        `- id: office-closed
  level: urgent
  title: { en: The Gwalior office is closed today, hi: ग्वालियर कार्यालय आज बंद है }
  page: about/contact
  areas: all
  from: '${todayInIndia()}'
  until: '${addDays(todayInIndia(), 1)}'
`,
      ),
  },
];

/** Everything made up goes: records, papers, lists, with the files that belong to them. */
export function removeSpecimens(content: string): void {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  for (const file of files) {
    if (!/^(registers|papers|cultivators)\//.test(file)) continue;
    const { specimen } = parse(readFileSync(join(content, file), 'utf8')) as { specimen?: true };
    if (!specimen) continue;
    rmSync(join(content, file));
    if (file.startsWith('papers/')) rmSync(join(content, file.replace(/^papers/, 'documents').replace(/yaml$/, 'pdf')));
    if (file.startsWith('cultivators/')) rmSync(join(content, file.replace(/yaml$/, 'csv')));
  }
}
