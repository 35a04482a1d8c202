import type { Localized } from '../../src/language/lang.ts';
import type { Shape } from '../../src/schemas/shape.ts';

/** How a page is built, in words. */
export const SHAPE_WORDS: Record<Shape, Localized> = {
  hub: { en: 'Guide: a subject and its ways in', hi: 'मार्गदर्शिका: एक विषय और उसके रास्ते' },
  chapter: { en: 'Chapter: one task in text', hi: 'अध्याय: एक काम, पाठ में' },
  tool: { en: 'Tool: a form first', hi: 'साधन: पहले फॉर्म' },
  register: { en: 'Register: a list of records', hi: 'सूची: अभिलेखों की' },
  record: { en: 'Document: one document or duty', hi: 'दस्तावेज: एक दस्तावेज या कर्तव्य' },
  figures: { en: 'Figures: charts and tables', hi: 'आंकड़े: चार्ट और तालिकाएं' },
  directory: { en: 'Directory: whom to ask', hi: 'निर्देशिका: किससे पूछें' },
  gallery: { en: 'Gallery: albums of pictures', hi: 'चित्र दीर्घा: चित्रों के एल्बम' },
};

/** Names and hints of the fields at the top of a page. */
export const FIELD_WORDS: Record<string, { label: Localized; hint?: Localized }> = {
  title: {
    label: { en: 'Title', hi: 'शीर्षक' },
  },
  menuLabel: {
    label: { en: 'Short name in the menu', hi: 'मेनू में छोटा नाम' },
    hint: { en: 'Only if it differs from the title', hi: 'केवल तब, जब शीर्षक से अलग हो' },
  },
  summary: {
    label: { en: 'Summary', hi: 'सारांश' },
    hint: {
      en: 'Under the heading and in search engines: one or two sentences, 40 to 220 letters.',
      hi: 'शीर्षक के नीचे और खोज में दिखता है: एक-दो वाक्य, 40 से 220 अक्षर।',
    },
  },
  shape: { label: { en: 'Kind of page', hi: 'पृष्ठ का प्रकार' } },
  provider: { label: { en: 'Section that answers for the page', hi: 'पृष्ठ के लिए उत्तरदायी अनुभाग' } },
  disclosure: {
    label: { en: 'Disclosure under section 4(1)(b)', hi: 'धारा 4(1)(ख) का प्रकटन' },
    hint: { en: 'clause, what the law asks, and state', hi: 'clause, asks (कानून क्या मांगता है) और state' },
  },
  reviewed: {
    label: { en: 'Last read through', hi: 'पिछली बार पूरा पढ़ा गया' },
    hint: { en: 'The day somebody found the whole page right', hi: 'जिस दिन किसी ने पूरा पृष्ठ पढ़कर सही पाया' },
  },
  hasNoEntries: {
    label: { en: 'The list of this page is not on the site yet', hi: 'इस पृष्ठ की सूची अभी साइट पर नहीं है' },
  },
  awaitsYear: {
    label: {
      en: 'Say at the top while the policy or lists of the crop year are not out',
      hi: 'फसल वर्ष की नीति या सूचियां आने तक ऊपर यह बताएं',
    },
  },
  publishFrom: {
    label: { en: 'On the site from', hi: 'साइट पर कब से' },
    hint: {
      en: 'Chapters only: 2027-04-01 or 2027-04-01T10:00',
      hi: 'केवल अध्यायों के लिए: 2027-04-01 या 2027-04-01T10:00',
    },
  },
  publishUntil: {
    label: { en: 'On the site until', hi: 'साइट पर कब तक' },
    hint: {
      en: 'Chapters only: that whole day, or until the minute',
      hi: 'केवल अध्यायों के लिए: वह पूरा दिन, या उस मिनट तक',
    },
  },
  records: {
    label: { en: 'Records that the page explains', hi: 'अभिलेख जिन्हें पृष्ठ समझाता है' },
    hint: { en: 'One line each: - register/name', hi: 'हर एक की एक पंक्ति: - register/name' },
  },
  gaps: {
    label: { en: 'What is missing', hi: 'क्या कमी है' },
    hint: {
      en: '- what: a phrase, and below it ask: the section',
      hi: '- what: क्या, और उसके नीचे ask: किस अनुभाग से पूछें',
    },
  },
  sources: {
    label: { en: 'Sources', hi: 'स्रोत' },
    hint: {
      en: '- label: where the words come from, and below it url:',
      hi: '- label: शब्द कहां से लिए, और उसके नीचे url:',
    },
  },
  answered: {
    label: { en: 'Answers to questions of the check', hi: 'जांच के प्रश्नों के उत्तर' },
    hint: { en: '- code: and below it reason:', hi: '- code: और उसके नीचे reason:' },
  },
};
