import type { Localized } from '../../src/language/lang.ts';
import type { Place } from './screen-of.ts';

/** One ordinary change, offered on the first screen. */
export interface Recipe {
  id: string;
  group: 'records' | 'figures' | 'people' | 'pages';
  label: Localized;
  /** One line: what it is for. */
  hint: Localized;
  to: Place;
}

const record = (register: string, params: Record<string, string> = {}): Place => ({
  screen: 'new',
  params: { register, ...params },
});

/** What people come to the desk for, most frequent first in each group. */
export const RECIPES: Recipe[] = [
  {
    id: 'notification',
    group: 'records',
    label: { en: 'Add a notification', hi: 'अधिसूचना जोड़ें' },
    hint: { en: 'With its PDF files', hi: 'पीडीएफ फाइलों के साथ' },
    to: record('notifications'),
  },
  {
    id: 'tender',
    group: 'records',
    label: { en: 'Add a tender', hi: 'निविदा जोड़ें' },
    hint: { en: 'Closes and moves to the archive by itself', hi: 'समय पर अपने-आप बंद होकर पुरानी सूची में जाती है' },
    to: record('tenders'),
  },
  {
    id: 'corrigendum',
    group: 'records',
    label: { en: 'Add a corrigendum', hi: 'शुद्धिपत्र जोड़ें' },
    hint: { en: 'Choose the tender that it changes', hi: 'वह निविदा चुनें जिसे यह बदलता है' },
    // oxlint-disable-next-line unicorn/no-thenable -- the name of a parameter in an address
    to: { screen: 'browse', params: { folder: 'registers/tenders', then: 'corrigenda' } },
  },
  {
    id: 'employee-order',
    group: 'records',
    label: { en: 'Add an order for employees', hi: 'कर्मचारियों के लिए आदेश जोड़ें' },
    hint: { en: 'Transfer, promotion, vacancy, examination', hi: 'स्थानांतरण, पदोन्नति, रिक्ति, परीक्षा' },
    to: record('employee-orders'),
  },
  {
    id: 'seniority-list',
    group: 'records',
    label: { en: 'Add a seniority list', hi: 'वरिष्ठता सूची जोड़ें' },
    hint: { en: 'Of one post, as on a day', hi: 'एक पद की, किसी दिन की स्थिति के अनुसार' },
    to: record('seniority-lists'),
  },
  {
    id: 'release',
    group: 'records',
    label: { en: 'Add a media release', hi: 'प्रेस विज्ञप्ति जोड़ें' },
    hint: { en: 'With what was seized, and pictures', hi: 'जब्त मात्रा और चित्रों के साथ' },
    to: record('media-releases'),
  },
  {
    id: 'policy',
    group: 'records',
    label: { en: 'Add the policy of a crop year', hi: 'फसल वर्ष की नीति जोड़ें' },
    hint: { en: 'With its PDF files', hi: 'पीडीएफ फाइलों के साथ' },
    to: record('policies'),
  },
  {
    id: 'notice',
    group: 'records',
    label: { en: 'Put up an urgent notice', hi: 'जरूरी सूचना लगाएं' },
    hint: { en: 'Above the pages, from one moment until another', hi: 'पृष्ठों के ऊपर, एक समय से दूसरे समय तक' },
    to: { screen: 'form', params: { file: 'notices.yaml', add: '' } },
  },
  {
    id: 'fee',
    group: 'figures',
    label: { en: 'Change a fee, limit or date', hi: 'शुल्क, सीमा या तारीख बदलें' },
    hint: { en: 'Once; every page follows', hi: 'एक ही जगह; सब पृष्ठ अपने-आप बदलते हैं' },
    to: { screen: 'browse', params: { folder: 'facts.yaml' } },
  },
  {
    id: 'figures',
    group: 'figures',
    label: { en: 'Add a year of figures', hi: 'आंकड़ों का एक वर्ष जोड़ें' },
    hint: { en: 'In a table, typed or pasted', hi: 'तालिका में, लिखकर या चिपकाकर' },
    to: { screen: 'browse', params: { folder: 'tables' } },
  },
  {
    id: 'cultivators',
    group: 'figures',
    label: { en: 'Put up lists of cultivators', hi: 'किसानों की सूचियां लगाएं' },
    hint: { en: 'From a spreadsheet', hi: 'स्प्रेडशीट से' },
    to: { screen: 'import', params: {} },
  },
  {
    id: 'officer',
    group: 'people',
    label: { en: 'Add or change an officer', hi: 'अधिकारी जोड़ें या बदलें' },
    hint: { en: 'Name, post, telephone, photograph', hi: 'नाम, पद, टेलीफोन, चित्र' },
    to: { screen: 'browse', params: { folder: 'directory.yaml' } },
  },
  {
    id: 'text',
    group: 'pages',
    label: { en: 'Correct a text', hi: 'पाठ ठीक करें' },
    hint: { en: 'Find the page by its words', hi: 'पृष्ठ को उसके शब्दों से खोजें' },
    to: { screen: 'browse', params: { folder: 'pages' } },
  },
  {
    id: 'page',
    group: 'pages',
    label: { en: 'Add a page', hi: 'पृष्ठ जोड़ें' },
    hint: { en: 'In both languages, with its place in the menu', hi: 'दोनों भाषाओं में, मेनू में जगह के साथ' },
    to: { screen: 'new-page', params: {} },
  },
  {
    id: 'picture',
    group: 'pages',
    label: { en: 'Add a picture', hi: 'चित्र जोड़ें' },
    hint: { en: 'Cropped and made small, with its description', hi: 'काटकर और छोटा करके, विवरण के साथ' },
    to: { screen: 'files', params: { add: 'picture' } },
  },
];
