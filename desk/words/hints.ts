import type { Localized } from '../../src/language/lang.ts';

/**
 * Hints in Hindi, by the description that the schema gives in English. Where the description speaks of files and ids, which nobody
 * at the desk sees, other English words stand first.
 */
const IN_HINDI: Record<string, string | [en: string, hi: string]> = {
  // Records
  'Title as readers should see it': 'शीर्षक, जैसा पाठकों को दिखे',
  'Shorter title for the list, where the title is longer than two lines on a phone':
    'सूची के लिए छोटा शीर्षक, जब शीर्षक फोन पर दो पंक्तियों से लंबा हो',
  'Number as printed, for example S.O. 1055(E)': 'संख्या, जैसी छपी है; उदाहरण S.O. 1055(E)',
  'Date of the document': ['', ''],
  'What it is for or what it changes, in one or two sentences': 'यह किसलिए है या क्या बदलता है, एक-दो वाक्यों में',
  'Section of the bureau it belongs to': ['', ''],
  'Other sections whose readers need it; it is shown on their pages too':
    'और कौन-से अनुभागों के पाठकों को इसकी जरूरत है; उनके पृष्ठों पर भी दिखेगा',
  'Whether it holds today': ['', ''],
  'The crop year, with “validity: crop-year”': ['The crop year for which it holds', 'जिस फसल वर्ष के लिए यह है'],
  'Last day, with “validity: until”': ['The last day on which it holds', 'अंतिम दिन जब तक यह लागू है'],
  'First day on which it is in force, where that is not the date of the document':
    'लागू होने का पहला दिन, जब वह दस्तावेज की तारीख न हो',
  'Record of the same register that took its place (file name without .yaml)': [
    'The record that took its place',
    'वह अभिलेख जो इसकी जगह आया',
  ],
  'Id of the fee in content/facts.yaml': ['The fee, from the list of facts', 'शुल्क, तथ्यों की सूची से'],
  'The text itself: files or public addresses': 'मूल पाठ: फाइलें या सार्वजनिक पते',
  'Its text: files or public addresses': 'इसका पाठ: फाइलें या सार्वजनिक पते',
  'Public address of the text elsewhere': ['If the text is on another website', 'यदि पाठ किसी और वेबसाइट पर है'],
  'Only with “url”: what the reader gets there': ['What the reader gets there', 'वहां पाठक को क्या मिलता है'],
  'Languages of the document: en, hi or both': [
    'Only if the desk cannot read it from the file',
    'केवल तब, जब फाइल से भाषा पढ़ी न जा सके',
  ],
  'true for a sheet that helps to prepare an application and is not the official form': [
    'A sheet that helps to prepare an application and is not the official form',
    'आवेदन की तैयारी का पत्रक, आधिकारिक प्ररूप नहीं',
  ],
  'true while the record is made up': [
    'While the record is made up; it is left out of a release',
    'जब तक अभिलेख बनावटी है; प्रकाशन में नहीं जाता',
  ],
  'What the site does not tell of it, and whom to ask': 'साइट इसके बारे में क्या नहीं बताती, और किससे पूछें',
  'What is missing, as a phrase: “How long the certificate is valid”': 'क्या नहीं है, कुछ शब्दों में: “प्रमाण पत्र कब तक मान्य है”',
  'Section of the bureau that can tell; readers are led to it': 'जो अनुभाग बता सकता है; पाठक उसी से पूछेंगे',
  'Why the record is doubtful; readers see a sign that leads to it': 'अभिलेख पर संदेह क्यों है; पाठकों को छोटा चिह्न दिखता है',
  'Why it is doubtful; readers see a sign that leads to it': 'संदेह क्यों है; पाठकों को छोटा चिह्न दिखता है',
  'Day, or moment in Indian time, from which it is on the site; before, it is nowhere':
    'जिस दिन या समय (भारतीय) से साइट पर रहे; उससे पहले कहीं नहीं दिखता',
  'Last day on which it is on the site, or the moment at which it goes': 'साइट पर अंतिम दिन, या हटने का समय',
  'Acts, rules, notifications or instructions it changes (file names without .yaml)': [
    'Acts, rules, notifications or instructions that it changes',
    'जिन अधिनियमों, नियमों, अधिसूचनाओं या अनुदेशों को यह बदलता है',
  ],
  'What the form asks for; left out if it is not known': 'प्ररूप में क्या पूछा जाता है; मालूम न हो तो छोड़ दें',
  'Papers to attach': 'साथ लगाने के कागज',
  'Office that takes the form: an id of content/offices.yaml': ['Office that takes the form', 'प्ररूप लेने वाला कार्यालय'],
  'Other places or ways to send it': 'भेजने की और जगहें या तरीके',
  'What follows after it was sent': 'भेजने के बाद क्या होता है',
  'Rule or order behind the form': 'प्ररूप के पीछे का नियम या आदेश',
  'Last moment for bids as first published, Indian time': 'बोली का अंतिम समय, जैसा पहली बार प्रकाशित हुआ (भारतीय समय)',
  'When bids are opened, Indian time': 'बोली कब खुलेगी (भारतीय समय)',
  'Changes after publication': 'प्रकाशन के बाद के बदलाव',
  'Day on which it was issued': 'जारी होने का दिन',
  'What it changes, in one or two sentences': 'क्या बदलता है, एक-दो वाक्यों में',
  'New last moment for bids, Indian time': 'बोली का नया अंतिम समय (भारतीय समय); न बदले तो खाली छोड़ें',
  'New time at which bids are opened, Indian time': 'बोली खुलने का नया समय (भारतीय समय); न बदले तो खाली छोड़ें',
  'Beginning, Indian time; a day without a time lasts all day': 'आरंभ, भारतीय समय; समय न हो तो पूरा दिन',
  'Posts it concerns: ids of content/posts.yaml; left out if it concerns all': [
    'Posts it concerns; none means all',
    'जिन पदों से संबंधित है; कोई न चुनें तो सभी',
  ],
  'Unit of the bureau that issued it': 'ब्यूरो की जिस इकाई ने जारी किया',
  'What else it says; stands behind “Read more”': 'इसमें और क्या है; “और पढ़ें” के पीछे रहता है',
  'Where it happened, without the State': 'कहां हुआ, राज्य के बिना',
  'State or union territory; left out where there are several': 'राज्य या केंद्र शासित प्रदेश; कई हों तो छोड़ दें',
  'What was seized': 'क्या जब्त हुआ',
  'The drug or crop': 'मादक पदार्थ या फसल',
  'Unit of the quantity': 'मात्रा की इकाई',
  'about, at-least, up-to, where the quantity is not exact': [
    'Where the quantity is not exact',
    'जब मात्रा ठीक-ठीक न हो',
  ],
  'Pictures to it: names of files in content/pictures/ without their ending': [
    'Pictures that belong to it',
    'इससे जुड़े चित्र',
  ],
  'Crops destroyed, or seized drugs disposed of': 'नष्ट की गई फसल, या निपटाए गए जब्त मादक पदार्थ',
  'The post of the list: one id of content/posts.yaml': ['The one post of the list', 'सूची का एक पद'],
  'Day to which the list refers': 'सूची जिस दिन की स्थिति बताती है',
  'What it says, one clause each; left out if it is not known': 'इसमें क्या है, हर खंड अलग; मालूम न हो तो छोड़ दें',
  'What it is about': 'किस बारे में है',
  'What the policy says about it, in our own words': 'नीति इस बारे में क्या कहती है, हमारे अपने शब्दों में',
  // Facts
  'What the figure is, for lists of facts': 'यह आंकड़ा क्या है, तथ्यों की सूची के लिए',
  'What sort of value it is': 'मान किस प्रकार का है',
  'The unit of a quantity': 'मात्रा की इकाई',
  'How the value is limited': 'मान की सीमा कैसी है: तक, कम से कम, लगभग',
  'The value as a plain number': [
    'The value in digits alone, without commas, ₹ or %',
    'मान केवल अंकों में; अल्पविराम, ₹ या % के बिना',
  ],
  'The lower end of a range': 'सीमा का निचला सिरा',
  'The upper end of a range': 'सीमा का ऊपरी सिरा',
  'Values of which one applies': 'वे मान जिनमें से एक लागू होता है',
  'The value in words, where it is no figure': 'मान शब्दों में, जब वह अंक न हो',
  'Why the value is doubtful; readers see a sign that leads to it': 'मान पर संदेह क्यों है; पाठकों को छोटा चिह्न दिखता है',
  'For editors only': 'केवल संपादकों के लिए',
  'Tables and records that say the same: a check holds them against each other':
    'तालिकाएं और अभिलेख जिनमें यही बात है; जांच उन्हें मिलाती है',
  'Id of a table': ['The table', 'तालिका'],
  'What names the row: columns and what stands in them, words in English':
    'पंक्ति की पहचान: स्तंभ और उनमें क्या है, अंग्रेजी शब्दों में',
  'The column of the figure': 'आंकड़े का स्तंभ',
  'A record whose words name the figure: <register>/<file name>': [
    'A record whose words name the figure',
    'अभिलेख जिसके शब्दों में यह आंकड़ा है',
  ],
  'Of a range: which end': 'सीमा का कौन-सा सिरा',
  'The values of a fact that the law has changed, by the first day of each':
    'उस तथ्य के मान जिसे कानून ने बदला, हर एक के पहले दिन के अनुसार',
  'The last day on which this value held': 'वह अंतिम दिन जब तक यह मान लागू रहा',
  'The unit of a quantity, where it differs': 'मात्रा की इकाई, जहां वह अलग हो',
  'The values of a fact that changes with the crop year, by crop year': 'हर फसल वर्ष में बदलने वाले तथ्य के मान',
  // Notices
  'A short name, for those who edit': 'छोटा नाम, संपादकों के लिए: अंग्रेजी के छोटे अक्षर, अंक और हाइफन',
  'urgent, important or info; the most urgent stands first': [
    'The most urgent stands first',
    'सबसे जरूरी सबसे ऊपर रहती है',
  ],
  'What happens, in a few words': 'क्या हो रहा है, कुछ शब्दों में',
  'What the reader must know and do, in one or two sentences': 'पाठक क्या जाने और क्या करे, एक-दो वाक्यों में',
  'Page to read on, <area>/<key>': ['Page to read on', 'आगे पढ़ने का पृष्ठ'],
  'Record to read on, <register>/<file name without .yaml>': ['Record to read on', 'आगे पढ़ने का अभिलेख'],
  'all, or a list of areas (folders of content/pages/) and pages (<area>/<key>)': [
    'All pages, or some areas and pages',
    'सभी पृष्ठ, या कुछ क्षेत्र और पृष्ठ',
  ],
  'Day, or moment in Indian time, from which it is shown': 'जिस दिन या समय (भारतीय) से दिखे',
  'Last day on which it is shown, or the moment at which it ends': 'दिखने का अंतिम दिन, या समाप्ति का समय',
  // Officers and offices
  'Name of the officer; left out, readers see the post': 'अधिकारी का नाम; न हो तो पाठकों को पद दिखता है',
  'Latest day, month or year in which the officer is known to hold the post; not the end of a term':
    'अंतिम दिन, माह या वर्ष जब अधिकारी का इस पद पर होना मालूम है; कार्यकाल की समाप्ति नहीं',
  'Photograph: name of a file in content/pictures/ without its ending': [
    'Photograph of the officer',
    'अधिकारी का फोटो',
  ],
  'Work allocation': 'कार्य आवंटन',
  'Id of content/offices.yaml': ['The office in which the officer works', 'जिस कार्यालय में अधिकारी काम करता है'],
  'Where the person is shown': 'अधिकारी किन सूचियों में दिखे',
  'Telephone numbers, in quotes': ['One in each line', 'हर पंक्ति में एक'],
  'Fax numbers, in quotes': ['One in each line', 'हर पंक्ति में एक'],
  'Why the entry is doubtful; readers see a sign that leads to it': 'प्रविष्टि पर संदेह क्यों है; पाठकों को छोटा चिह्न दिखता है',
  'Postal address; leave it out if it is not known': 'डाक पता; मालूम न हो तो छोड़ दें',
  'What the office does for readers': 'कार्यालय पाठकों के लिए क्या करता है',
  'The places for which it works; leave it out if they are not known': 'जिन जगहों के लिए काम करता है; मालूम न हो तो छोड़ दें',
  'Id of content/office-places.yaml: where it stands on the map of the tract': [
    'Where it stands on the map of the tract',
    'क्षेत्र के मानचित्र पर कहां है',
  ],
  'Where it weighs opium; leave it out if it is not known': 'अफीम कहां तौलता है; मालूम न हो तो छोड़ दें',
  'Id of content/office-places.yaml': ['The place', 'स्थान'],
  'Building or road; leave it out if it is not known': 'भवन या सड़क; मालूम न हो तो छोड़ दें',
  'Latest day, month or year in which it was named': 'अंतिम दिन, माह या वर्ष जब इसका नाम आया',
  'A post of a cadre, a role given by order, or an arrangement about a post':
    'संवर्ग का पद, आदेश से मिली भूमिका, या पद की व्यवस्था',
  'Group of the post; left out if it is not known': 'पद का समूह; मालूम न हो तो छोड़ दें',
  'Level of the central pay matrix; left out if it is not known': 'केंद्रीय वेतन मैट्रिक्स का स्तर; मालूम न हो तो छोड़ दें',
  'How people come to the post; left out if it is not known': 'पद पर कैसे आते हैं; मालूम न हो तो छोड़ दें',
  'What a direct recruit must have passed': 'सीधी भर्ती के लिए जरूरी योग्यता',
  'Age of direct recruits, in years': 'सीधी भर्ती की आयु, वर्षों में',
  'true if the bureau names the post among its seniority lists': [
    'If the post has a seniority list',
    'यदि इस पद की वरिष्ठता सूची है',
  ],
  'Why something of it is doubtful; readers see a sign that leads to it':
    'किस बात पर संदेह क्यों है; पाठकों को छोटा चिह्न दिखता है',
  // Pictures and albums
  'photograph or drawing': ['', ''],
  'Short name: stands under the small picture and above the large one': 'छोटा नाम: छोटे चित्र के नीचे और बड़े चित्र के ऊपर',
  'What is to be seen, for those who do not see it': 'चित्र में क्या दिखता है, उनके लिए जो देख नहीं सकते',
  'Words under the picture: what it means, where, when': 'चित्र के नीचे के शब्द: अर्थ, कहां, कब',
  'Who made it': 'किसने बनाया',
  'Day, month or year in which it was made': 'दिन, माह या वर्ष जब बना',
  'Heading of the album': 'एल्बम का शीर्षक',
  'One or two sentences under the heading': 'शीर्षक के नीचे एक-दो वाक्य',
  'Day, month or year of what it shows': 'दिन, माह या वर्ष जिसके चित्र हैं',
  'Names of files in content/pictures/ without their ending, in the order in which they are shown': [
    'In the order in which they are shown',
    'जिस क्रम में दिखें',
  ],
  // Tables
  'Title of the table': 'तालिका का शीर्षक',
  'The columns in order, named as in the first line of the CSV file': 'स्तंभ क्रम से, CSV फाइल की पहली पंक्ति के नामों से',
  'Heading of the column': 'स्तंभ का शीर्षक',
  'What the cells hold': 'खानों में क्या है',
  'Unit, shown in the heading: kg per hectare': 'इकाई, शीर्षक में दिखती है: किलोग्राम प्रति हेक्टेयर',
  'Unit, shown in the heading': 'इकाई, शीर्षक में दिखती है',
  'true for the column that names the row': ['The column that names the row', 'वह स्तंभ जिससे पंक्ति पहचानी जाती है'],
  'Remarks under the table': 'तालिका के नीचे की टिप्पणियां',
  'Day on which the figures were gathered or last checked': 'जिस दिन आंकड़े जुटाए या अंतिम बार जांचे गए',
  'rows: bars lying one below the other, for long names': ['Lying bars suit long names', 'लंबे नामों के लिए आड़े दंड'],
  'Column whose cells name the places of the chart: years, or names': 'स्तंभ जिससे चार्ट की जगहों के नाम आते हैं: वर्ष या नाम',
  'Number columns to draw': 'खींचे जाने वाले संख्या स्तंभ',
  'What the title says. Its sentence is worked out from the figures: see docs/editing.md': [
    'What the title says. Its sentence is worked out from the figures',
    'शीर्षक क्या कहता है। उसका वाक्य आंकड़ों से बनता है',
  ],
  'The series, or the group, that it speaks of': 'जिस स्तंभ या समूह की बात है',
  'What rose or fell: “Opium seized in India”. Of lying bars, what is counted: “offices”':
    'क्या बढ़ा या घटा: “भारत में जब्त अफीम”। आड़े दंडों में, किसकी गिनती है: “कार्यालय”',
  // Sources, links, words, glossary, site
  'How readers see the source, in both languages': 'पाठकों को स्रोत कैसे दिखे, दोनों भाषाओं में',
  'Public address, if there is one': 'सार्वजनिक पता, यदि हो',
  'Where the words stand, for the translator': 'ये शब्द कहां आते हैं, अनुवादक के लिए',
  'The word the site uses': 'साइट पर लिखा जाने वाला शब्द',
  'Words in either language that the site does not use; a star stands for any ending': [
    'Words that the site does not use, one in each line; a star stands for any ending',
    'जो शब्द साइट पर नहीं लिखे जाते, हर पंक्ति में एक; तारा किसी भी अंत के लिए',
  ],
  'When to use it': 'कब लिखें',
  'National helpline, as dialled': 'राष्ट्रीय हेल्पलाइन, जैसे डायल होती है',
  'After so many months a page must be read through again': 'इतने माह बाद पृष्ठ फिर से पूरा पढ़ा जाए',
  'Short form for the tiles at the foot of the page and for the top of a phone':
    'पृष्ठ के नीचे की पट्टियों और फोन के ऊपर के लिए छोटा रूप',
  'Whether the address was read in a source': 'क्या पता किसी स्रोत में देखा गया',
  // Places, organisation, history, initiatives, moved addresses
  'Further names under which people look for it; spelling mistakes are found without':
    'और नाम जिनसे लोग खोजते हैं; वर्तनी की भूलें अपने-आप मिल जाती हैं',
  'What a reader from there should know': 'वहां के पाठक को क्या जानना चाहिए',
  'Name of the body, unit or level': 'निकाय, इकाई या स्तर का नाम',
  'Who heads it': 'प्रमुख कौन है',
  'What it does, in a sentence or two': 'क्या करता है, एक-दो वाक्यों में',
  'Date or period in words, as exactly as the source gives it': 'तिथि या अवधि शब्दों में, जितनी ठीक स्रोत में है',
  'What happened, in a few words': 'क्या हुआ, कुछ शब्दों में',
  'One or two sentences about it': 'इसके बारे में एक-दो वाक्य',
  'The group under which it stands': 'किस वर्ग में रहे',
  'What is new, in a few words': 'नया क्या है, कुछ शब्दों में',
  'When it began or was reported, as exactly as the source gives it': 'कब शुरू हुआ या बताया गया, जितना ठीक स्रोत में है',
  'Printed in place of the date: crop year 2021-22': 'तिथि की जगह छपता है: फसल वर्ष 2021-22',
  'What changed': 'क्या बदला',
  'Whom it concerns': 'किसके लिए है',
  'What the reader does now': 'पाठक अब क्या करे',
  'The page with the details, <area>/<key>': ['The page with the details', 'विवरण वाला पृष्ठ'],
  'The notification or policy behind it, <register>/<file name without .yaml>': [
    'The notification or policy behind it',
    'इसके पीछे की अधिसूचना या नीति',
  ],
  'Why it is not certain': 'निश्चित क्यों नहीं है',
  'The address that was given up': 'पुराना पता जो छोड़ा गया',
  'The address that answers in its place': 'पता जो उसकी जगह खुलता है',
  'The day from which it leads there': 'जिस दिन से वहां ले जाता है',
  'Why, in one sentence, for those who come after us': 'क्यों, एक वाक्य में, बाद में आने वालों के लिए',
  // Lists of cultivators
  'Crop year of the lists, as in the name of the file': ['Crop year of the lists', 'सूचियों का फसल वर्ष'],
  'Day on which the lists were drawn up': 'जिस दिन सूचियां बनीं',
  'true while the rows are made up': ['While the rows are made up', 'जब तक पंक्तियां बनावटी हैं'],
  // Procedures, sheets, packs
  'The page on which it stands in full, <area>/<key>': ['The page on which it stands in full', 'जिस पृष्ठ पर यह पूरा है'],
  'Name of the paper or duty': 'कागज या कर्तव्य का नाम',
  'What it is, in one or two sentences': 'यह क्या है, एक-दो वाक्यों में',
  'Who applies': 'कौन आवेदन करता है',
  'What goes with the application': 'आवेदन के साथ क्या लगता है',
  'What holds for it': 'इस पर लागू शर्तें',
  'What must be done afterwards': 'बाद में क्या करना है',
  'The law behind it': 'इसके पीछे का कानून',
  'What to do, one after the other': 'क्या करें, एक के बाद एक',
  'Name of the pack': 'पैक का नाम',
};

/** The hint of a field, by the description in its schema. */
export const HINTS: Record<string, Localized> = Object.fromEntries(
  Object.entries(IN_HINDI).map(([description, words]) => {
    const [en, hi] = typeof words === 'string' ? [description, words] : words;
    return [description, { en, hi }];
  }),
);
