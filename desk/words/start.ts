import type { Localized } from '../../src/language/lang.ts';

/** Words of the first screen, of lists and of the search. */
export const START = {
  title: { en: 'What do you want to do?', hi: 'आप क्या करना चाहते हैं?' },
  search: { en: 'Search all content', hi: 'सारी सामग्री में खोजें' },
  searchHint: { en: 'Words in English or Hindi', hi: 'हिंदी या अंग्रेजी के शब्द' },
  find: { en: 'Search', hi: 'खोजें' },
  mine: { en: 'What I changed', hi: 'मेरे बदलाव' },
  nothingChanged: {
    en: 'Nothing waits to be handed in.',
    hi: 'सौंपने के लिए कुछ बाकी नहीं है।',
  },
  handIn: { en: 'Look at it and hand in', hi: 'देखें और सौंपें' },
  discard: { en: 'Take back', hi: 'वापस लें' },
  discardOf: { en: 'Take back: %{what}', hi: 'वापस लें: %{what}' },
  discardTitle: { en: 'Take this change back?', hi: 'यह बदलाव वापस लें?' },
  discardSure: {
    en: 'What you changed in these files since the last hand-in is lost:',
    hi: 'पिछली बार सौंपने के बाद इन फाइलों में किया गया बदलाव मिट जाएगा:',
  },
  discarded: { en: 'Taken back.', hi: 'वापस ले लिया।' },
  toDo: { en: 'What waits', hi: 'क्या बाकी है' },
  due: { en: 'Due in the next 60 days', hi: 'अगले 60 दिनों में' },
  noDue: { en: 'Nothing is due.', hi: 'कुछ भी बाकी नहीं है।' },
  findings: { en: 'Open before going live', hi: 'वेबसाइट जारी करने से पहले' },
  gapsOf: { en: 'Missing, to be asked of: %{section}', hi: 'जो नहीं मिला, किससे पूछें: %{section}' },
  later: { en: 'Later', hi: 'इसके बाद' },
  more: { en: '%{count} more', hi: '%{count} और' },
  browseTitle: { en: 'Find', hi: 'खोजें' },
  filter: { en: 'Show only those with these words', hi: 'केवल वे, जिनमें ये शब्द हों' },
  shown: { en: '%{shown} of %{all}', hi: '%{all} में से %{shown}' },
  none: { en: 'Nothing has these words.', hi: 'इन शब्दों वाला कुछ नहीं मिला।' },
  found: { en: '%{count} found.', hi: '%{count} मिले।' },
  foundMost: {
    en: 'The first %{count} are shown. More words find less.',
    hi: 'पहले %{count} दिखाए गए हैं। शब्द बढ़ाकर खोज घटाएं।',
  },
  folders: { en: 'Or choose what you look for', hi: 'या चुनें कि क्या खोजना है' },
  chooseTender: { en: 'Which tender does it change?', hi: 'यह किस निविदा को बदलता है?' },
  addNew: { en: 'Add a new one', hi: 'नया जोड़ें' },
} satisfies Record<string, Localized>;

export const GROUPS = {
  records: { en: 'Publish', hi: 'प्रकाशित करें' },
  figures: { en: 'Figures and lists', hi: 'आंकड़े और सूचियां' },
  people: { en: 'People', hi: 'अधिकारी' },
  pages: { en: 'Pages and pictures', hi: 'पृष्ठ और चित्र' },
} satisfies Record<string, Localized>;

/** What can be browsed, by folder or file. */
export const FOLDERS: Record<string, Localized> = {
  pages: { en: 'Pages', hi: 'पृष्ठ' },
  'registers/notifications': { en: 'Notifications', hi: 'अधिसूचनाएं' },
  'registers/tenders': { en: 'Tenders', hi: 'निविदाएं' },
  'registers/employee-orders': { en: 'Orders for employees', hi: 'कर्मचारी आदेश' },
  'registers/seniority-lists': { en: 'Seniority lists', hi: 'वरिष्ठता सूचियां' },
  'registers/media-releases': { en: 'Media releases', hi: 'प्रेस विज्ञप्तियां' },
  'registers/policies': { en: 'Policies', hi: 'नीतियां' },
  'registers/acts-and-rules': { en: 'Acts and rules', hi: 'अधिनियम और नियम' },
  'registers/instructions': { en: 'Instructions', hi: 'अनुदेश' },
  'registers/forms': { en: 'Forms', hi: 'प्रपत्र' },
  'registers/events': { en: 'Events', hi: 'कार्यक्रम' },
  'facts.yaml': { en: 'Fees, limits and dates', hi: 'शुल्क, सीमाएं और तारीखें' },
  tables: { en: 'Tables', hi: 'तालिकाएं' },
  cultivators: { en: 'Lists of cultivators', hi: 'काश्तकारों की सूचियां' },
  'directory.yaml': { en: 'Officers', hi: 'अधिकारी' },
  'offices.yaml': { en: 'Offices', hi: 'कार्यालय' },
  'posts.yaml': { en: 'Posts', hi: 'पद' },
  'notices.yaml': { en: 'Notices', hi: 'सूचनाएं' },
  'initiatives.yaml': { en: 'Initiatives', hi: 'पहल' },
  'procedures.yaml': { en: 'Procedures', hi: 'प्रक्रियाएं' },
  'albums.yaml': { en: 'Albums', hi: 'एल्बम' },
  papers: { en: 'Printable papers', hi: 'छपने वाले प्रपत्र' },
  'links.yaml': { en: 'Outside links', hi: 'बाहरी लिंक' },
  sources: { en: 'Sources', hi: 'स्रोत' },
  'strings.yaml': { en: 'Words of the website', hi: 'वेबसाइट के शब्द' },
  'glossary.yaml': { en: 'Terms in both languages', hi: 'दोनों भाषाओं के पारिभाषिक शब्द' },
};

/** Sections of the bureau. */
export const SECTIONS: Record<string, Localized> = {
  administration: { en: 'Administration Section', hi: 'प्रशासन अनुभाग' },
  opium: { en: 'Opium Section', hi: 'अफीम अनुभाग' },
  exim: { en: 'Exim Section', hi: 'निर्यात-आयात अनुभाग' },
  preventive: { en: 'Preventive Section', hi: 'निवारक अनुभाग' },
  establishment: { en: 'Establishment Section', hi: 'स्थापना अनुभाग' },
  rti: { en: 'RTI Section', hi: 'आरटीआई अनुभाग' },
  docs: { en: 'Docs Section', hi: 'दस्तावेज अनुभाग' },
  'pa-cell': { en: 'PA Cell', hi: 'पीए प्रकोष्ठ' },
};

/** Kinds of findings and of what the clock brings. */
export const KINDS: Record<string, Localized> = {
  specimens: { en: 'Made up to show a page', hi: 'पृष्ठ दिखाने के लिए बनाया गया नमूना' },
  doubtful: { en: 'To be confirmed', hi: 'पुष्टि बाकी' },
  gaps: { en: 'Missing', hi: 'जो नहीं मिला' },
  years: { en: 'Of a past crop year', hi: 'बीते फसल वर्ष का' },
  addresses: { en: 'Addresses not read in an official place', hi: 'सरकारी स्रोत में न पढ़े गए पते' },
  reviews: { en: 'To be read through again', hi: 'फिर से पढ़ना बाकी' },
  links: { en: 'Links that lead nowhere', hi: 'टूटे लिंक' },
  translations: { en: 'Changed in one language alone', hi: 'केवल एक भाषा में बदला' },
  history: { en: 'Changed without telling readers', hi: 'बदला, पर पाठकों को नहीं बताया' },
  share: { en: 'Share pictures not drawn', hi: 'साझा चित्र, जो नहीं बने' },
  sentences: { en: 'Long sentences', hi: 'लंबे वाक्य' },
  appears: { en: 'appears', hi: 'वेबसाइट पर आएगा' },
  goes: { en: 'goes', hi: 'वेबसाइट से हटेगा' },
  'notice-written': { en: 'notice is put into the pages', hi: 'सूचना पृष्ठों में रखी जाएगी' },
  'notice-begins': { en: 'notice begins', hi: 'सूचना दिखने लगेगी' },
  'notice-ends': { en: 'notice ends', hi: 'सूचना समाप्त होगी' },
  'tender-closes': { en: 'tender closes', hi: 'निविदा बंद होगी' },
  begins: { en: 'begins to hold', hi: 'लागू होगा' },
  ends: { en: 'is over', hi: 'समाप्त होगा' },
  month: { en: 'new month of the crop calendar', hi: 'फसल कैलेंडर का नया महीना' },
  review: { en: 'page must be read through again', hi: 'पृष्ठ को फिर से पढ़ना होगा' },
};
