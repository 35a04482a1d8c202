import type { Localized } from '../../src/language/lang.ts';

/** What single files are called at the desk. */
export const FILE_NAMES: Record<string, Localized> = {
  'strings.yaml': { en: 'Words of the website', hi: 'वेबसाइट के शब्द' },
  'glossary.yaml': { en: 'Glossary', hi: 'शब्दावली' },
  'site.yaml': { en: 'The whole website', hi: 'पूरी वेबसाइट' },
  'links.yaml': { en: 'Outside links', hi: 'बाहरी लिंक' },
  'facts.yaml': { en: 'Fees, limits and dates', hi: 'शुल्क, सीमाएं और तिथियां' },
  'offices.yaml': { en: 'Offices', hi: 'कार्यालय' },
  'office-places.yaml': { en: 'Places and their offices', hi: 'स्थान और उनके कार्यालय' },
  'directory.yaml': { en: 'Officers', hi: 'अधिकारी' },
  'posts.yaml': { en: 'Posts', hi: 'पद' },
  'organisation.yaml': { en: 'Organisation chart', hi: 'संगठन चार्ट' },
  'timeline.yaml': { en: 'History', hi: 'इतिहास' },
  'crop-calendar.yaml': { en: 'Crop calendar', hi: 'फसल कैलेंडर' },
  'home.yaml': { en: 'Front page', hi: 'मुखपृष्ठ' },
  'procedures.yaml': { en: 'Procedures', hi: 'प्रक्रियाएं' },
  'sheets.yaml': { en: 'One-page sheets', hi: 'एक पृष्ठ के पत्रक' },
  'posters.yaml': { en: 'Posters', hi: 'पोस्टर' },
  'packs.yaml': { en: 'Packs for offline reading', hi: 'ऑफलाइन पढ़ने के पैक' },
  'initiatives.yaml': { en: 'New initiatives', hi: 'नई पहल' },
  'substance-rules.yaml': { en: 'Rules for substances', hi: 'पदार्थों के नियम' },
  'search.yaml': { en: 'Search words', hi: 'खोज के शब्द' },
  'answers.yaml': { en: 'Answers of the search', hi: 'खोज के उत्तर' },
  'menu.yaml': { en: 'Menu', hi: 'मेनू' },
  'albums.yaml': { en: 'Albums', hi: 'एल्बम' },
  'moved.yaml': { en: 'Addresses that moved', hi: 'बदले हुए पते' },
  'notices.yaml': { en: 'Urgent notices', hi: 'जरूरी सूचनाएं' },
  'previous-years.yaml': { en: 'Earlier years', hi: 'पिछले वर्ष' },
  'substances.yaml': { en: 'List of substances', hi: 'पदार्थों की सूची' },
};

/** What is called so, by the folder in which it stands. */
export const RECORD_NAMES: Record<string, Localized> = {
  sources: { en: 'Sources', hi: 'स्रोत' },
  cultivators: { en: 'Lists of cultivators', hi: 'काश्तकारों की सूचियां' },
};
