import type { Localized } from '../../../src/language/lang.ts';

/** What a file holds, as one thing: “a notification”. */
export interface Kind {
  /** With its article, after “Added …”. */
  one: Localized;
  name: Localized;
}

const kind = (name: string, hi: string, article = /^[aeiou]/i.test(name) ? 'an' : 'a'): Kind => ({
  one: { en: `${article} ${name}`, hi },
  name: { en: name[0]?.toUpperCase() + name.slice(1), hi },
});

/** By the beginning of the path; the first that fits counts. */
const KINDS: [beginning: string, kind: Kind][] = [
  ['pages/', kind('page', 'पृष्ठ')],
  ['registers/notifications/', kind('notification', 'अधिसूचना')],
  ['registers/acts-and-rules/', kind('act or rules', 'अधिनियम या नियम')],
  ['registers/instructions/', kind('instruction', 'अनुदेश')],
  ['registers/policies/', kind('policy', 'नीति')],
  ['registers/forms/', kind('form', 'प्रपत्र')],
  ['registers/tenders/', kind('tender', 'निविदा')],
  ['registers/employee-orders/', kind('order for employees', 'कर्मचारी आदेश')],
  ['registers/seniority-lists/', kind('seniority list', 'वरिष्ठता सूची')],
  ['registers/media-releases/', kind('media release', 'प्रेस विज्ञप्ति')],
  ['registers/events/', kind('event', 'कार्यक्रम')],
  ['registers/', kind('publication', 'प्रकाशन')],
  ['tables/', kind('table', 'तालिका')],
  ['previous-years', kind('table', 'तालिका')],
  ['substance', kind('list of substances', 'पदार्थों की सूची')],
  ['cultivators/', kind('list of cultivators', 'काश्तकारों की सूची')],
  ['documents/', kind('document', 'दस्तावेज')],
  ['pictures/', kind('picture', 'चित्र')],
  ['share/', kind('share picture', 'साझा चित्र')],
  ['papers/', kind('paper', 'प्रपत्र')],
  ['sources/', kind('source', 'स्रोत')],
  ['facts.yaml', kind('figure or fact', 'आंकड़ा या तथ्य')],
  ['directory.yaml', kind('officer', 'अधिकारी')],
  ['offices.yaml', kind('office', 'कार्यालय')],
  ['office-places.yaml', kind('place of an office', 'कार्यालय का स्थान')],
  ['posts.yaml', kind('post', 'पद')],
  ['notices.yaml', kind('notice', 'सूचना')],
  ['strings.yaml', kind('word of the website', 'वेबसाइट का शब्द')],
  ['glossary.yaml', kind('term', 'पारिभाषिक शब्द')],
  ['links.yaml', kind('outside link', 'बाहरी लिंक')],
  ['albums.yaml', kind('album', 'एल्बम')],
  ['initiatives.yaml', kind('initiative', 'पहल')],
  ['procedures.yaml', kind('procedure', 'प्रक्रिया')],
  ['posters.yaml', kind('poster', 'पोस्टर')],
  ['sheets.yaml', kind('one-page sheet', 'एक पृष्ठ का पत्रक')],
  ['packs.yaml', kind('offline pack', 'ऑफलाइन संग्रह')],
  ['moved.yaml', kind('moved address', 'बदला हुआ पता')],
  ['timeline.yaml', kind('history', 'इतिहास', 'the')],
  ['organisation.yaml', kind('organisation chart', 'संगठन चार्ट')],
  ['menu.yaml', kind('menu', 'मेनू')],
  ['home.yaml', kind('front page', 'मुखपृष्ठ', 'the')],
  ['site.yaml', kind('setting of the website', 'वेबसाइट की सेटिंग')],
  ['search.yaml', kind('search word', 'खोज का शब्द')],
  ['answers.yaml', kind('answer of the search', 'खोज का उत्तर')],
  ['changes.yaml', kind('line of the history', 'इतिहास की पंक्ति')],
  ['crop-calendar.yaml', kind('crop calendar', 'फसल कैलेंडर')],
];

const FILE = kind('file', 'फाइल');

/** @example kindOf('registers/tenders/x.yaml').one.en // 'a tender' */
export function kindOf(path: string): Kind {
  return KINDS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? FILE;
}

/** What follows from other files: programs write it, editors never. */
export function isDerived(path: string): boolean {
  return (
    path === 'translations.yaml' ||
    path === 'recorded.yaml' ||
    path === 'documents/made.json' ||
    path.startsWith('share/')
  );
}
