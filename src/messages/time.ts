import type { Messages } from './message.ts';

/** Messages about when something is on the site or in force, and about urgent notices. */
export const TIME = {
  'span-from': {
    en: '“%{text}” is no day. Write year-month-day, for example 2014-05-01; only the month or the year where no more is known.',
    hi: '“%{text}” कोई दिन नहीं है। वर्ष-माह-दिन लिखें, जैसे 2014-05-01; दिन ज्ञात न हो तो केवल माह या वर्ष।',
  },
  'span-until': {
    en: '“%{text}” is no day. Write the last day as year-month-day, for example 2014-04-30.',
    hi: '“%{text}” कोई दिन नहीं है। अंतिम दिन वर्ष-माह-दिन के रूप में लिखें, जैसे 2014-04-30।',
  },
  'span-ends-first': {
    en: 'It ends on %{until}, before it begins on %{from}. Correct one of the two.',
    hi: 'यह %{until} को समाप्त होता है, जबकि आरंभ %{from} से है। दोनों में से एक ठीक करें।',
  },
  'span-no-source': {
    en: 'A row that holds no more needs its own source: that of the table speaks of today. Write it in the column “source”.',
    hi: 'जो पंक्ति अब लागू नहीं है, उसे अपना स्रोत चाहिए: सारणी का स्रोत आज के बारे में है। उसे “source” स्तंभ में लिखें।',
  },
  'span-overlap': {
    en: 'The row in line %{other} says something else for the same days. Write “until” into the older row, the day before “from” of the newer one.',
    hi: 'पंक्ति %{other} उन्हीं दिनों के लिए कुछ और कहती है। पुरानी पंक्ति में “until” लिखें: नई पंक्ति के “from” से एक दिन पहले।',
  },
  'fact-spans-overlap': {
    en: 'The next value begins on %{next}. Write “until” here, a day before that.',
    hi: 'अगला मान %{next} से आरंभ होता है। यहां “until” लिखें: उससे एक दिन पहले।',
  },
  'record-ends-first': {
    en: '“%{id}” took its place, but is in force since %{other}, before this record began. Correct one of the dates, or “supersededBy”.',
    hi: 'इसकी जगह “%{id}” आया, पर वह %{other} से लागू है, इस अभिलेख के आरंभ से पहले। कोई एक तारीख ठीक करें, या “supersededBy” ठीक करें।',
  },
  'quantity-from-early': {
    en: '“%{drug}” would be notified before its notification of %{date}. Correct “from” or “notification”.',
    hi: '“%{drug}” अपनी %{date} की अधिसूचना से पहले ही अधिसूचित हो जाएगा। “from” या “notification” ठीक करें।',
  },
  'time-ends-first': {
    en: '“%{until}” is not after “%{from}”: it would never be on the site. Correct one of the two.',
    hi: '“%{until}” का समय “%{from}” के बाद का नहीं है: यह वेबसाइट पर कभी नहीं आएगा। दोनों में से एक को ठीक करें।',
  },
  'time-differs': {
    en: 'The English page says “%{en}”, the Hindi “%{hi}”. Write the same in both: a page comes and goes in both languages at once.',
    hi: 'अंग्रेजी पृष्ठ में “%{en}” है, हिंदी में “%{hi}”। दोनों में एक ही समय लिखें: पृष्ठ दोनों भाषाओं में साथ आता-जाता है।',
  },
  'time-fixed-address': {
    en: 'This page has a permanent address and cannot come or go. Remove “publishFrom” and “publishUntil”; give the times to its records, or write a notice in notices.yaml.',
    hi: 'इस पृष्ठ का पता स्थायी है; यह आ-जा नहीं सकता। “publishFrom” और “publishUntil” हटाएं; समय इसके अभिलेखों में लिखें, या notices.yaml में सूचना लिखें।',
  },
  'time-page-is-named': {
    en: '%{file} leads to this page, which is not always on the site. Remove it there, or remove “publishFrom” and “publishUntil” here.',
    hi: '%{file} में इस पृष्ठ का लिंक है, पर यह पृष्ठ हमेशा वेबसाइट पर नहीं रहता। वहां से इसे हटाएं, या यहां से “publishFrom” और “publishUntil” हटाएं।',
  },
  'time-page-holds-list': {
    en: 'This page holds <%{part}>, which other pages lead to, so it must always be on the site. Move that part to another page, or remove “publishFrom” and “publishUntil”.',
    hi: 'इस पृष्ठ पर <%{part}> है, जिस तक दूसरे पृष्ठ ले जाते हैं, इसलिए यह हमेशा वेबसाइट पर रहना चाहिए। वह अंश दूसरे पृष्ठ पर रखें, या “publishFrom” और “publishUntil” हटाएं।',
  },
  'time-link-waits': {
    en: 'This link leads to “%{to}”, which is on the site only from %{from}. Until then readers see the words without a link. Does the sentence hold without it? If not, change it.',
    hi: 'यह लिंक “%{to}” पर ले जाता है, जो %{from} से ही वेबसाइट पर होगा। तब तक पाठक को शब्द बिना लिंक के दिखेंगे। क्या वाक्य लिंक के बिना ठीक है? नहीं तो उसे बदलें।',
    isQuestion: true,
  },
  'time-link-over': {
    en: 'This link leads to “%{to}”, which has been off the site since %{until}. Readers see the words without a link. Does the sentence still hold? If not, change it.',
    hi: 'यह लिंक “%{to}” पर ले जाता है, जो %{until} से वेबसाइट पर नहीं है। पाठक को शब्द बिना लिंक के दिखते हैं। क्या वाक्य अब भी ठीक है? नहीं तो उसे बदलें।',
    isQuestion: true,
  },
  'notice-ends-first': {
    en: '“until” is not after “from”: nobody would see the notice. Correct one of the two.',
    hi: '“until” का समय “from” के बाद का नहीं है: सूचना किसी को नहीं दिखेगी। दोनों में से एक को ठीक करें।',
  },
  'notice-id-twice': {
    en: 'Two notices have the name “%{id}”. Rename one of them.',
    hi: 'दो सूचनाओं का नाम “%{id}” है। एक का नाम बदलें।',
  },
  'notice-area-unknown': {
    en: 'There is no area or page “%{area}”. Write the name of a folder in %{root}/pages/: an area like “%{example}”, or a page as <area>/<key>.',
    hi: '“%{area}” नाम का कोई क्षेत्र या पृष्ठ नहीं है। %{root}/pages/ के किसी फोल्डर का नाम लिखें: “%{example}” जैसा क्षेत्र, या <area>/<key> के रूप में पृष्ठ।',
  },
  'notice-two-links': {
    en: 'A notice leads to one place. Keep “page” or “record”, and remove the other.',
    hi: 'सूचना एक ही जगह ले जाती है। “page” या “record” में से एक रखें, दूसरा हटा दें।',
  },
  'notice-page-unknown': {
    en: 'There is no page “%{page}”. Write <area>/<key> as in %{root}/pages/.',
    hi: '“%{page}” नाम का कोई पृष्ठ नहीं है। %{root}/pages/ के अनुसार <area>/<key> लिखें।',
  },
  'notice-record-unknown': {
    en: 'There is no record “%{record}”. Write <register>/<file name without .yaml> as in %{root}/registers/.',
    hi: '“%{record}” नाम का कोई अभिलेख नहीं है। %{root}/registers/ के अनुसार <register>/<फाइल का नाम, .yaml के बिना> लिखें।',
  },
  'notice-long-time': {
    en: 'This notice stands for %{days} days. What is always there is not read. Is it so long? If it holds for good, write it on the page.',
    hi: 'यह सूचना %{days} दिन रहेगी। जो हमेशा दिखे, उसे कोई नहीं पढ़ता। क्या समय इतना लंबा है? बात स्थायी हो तो उसे पृष्ठ पर लिखें।',
    isQuestion: true,
  },
  'notice-long-words': {
    en: 'This is %{length} characters long; on a phone it covers half the screen. Can it be %{most} or fewer? Write the rest on a page and lead there.',
    hi: 'इसमें %{length} अक्षर हैं; फोन पर यह आधी स्क्रीन घेर लेता है। क्या यह %{most} या कम में हो सकता है? बाकी बात किसी पृष्ठ पर लिखें और उसका लिंक दें।',
    isQuestion: true,
  },
  'notice-link-waits': {
    en: 'The notice is shown from %{from}, but what it leads to is on the site only from %{out}. Until then readers see it without the link. Should both begin together?',
    hi: 'सूचना %{from} से दिखेगी, पर जिस पर वह ले जाती है वह %{out} से ही वेबसाइट पर होगा। तब तक पाठक को लिंक नहीं दिखेगा। क्या दोनों साथ शुरू हों?',
    isQuestion: true,
  },
} as const satisfies Messages;
