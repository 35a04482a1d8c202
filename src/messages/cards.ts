import type { Messages } from './message.ts';

/** Messages about the questions that the search answers itself, `answers.yaml`. */
export const CARDS = {
  'card-ask': {
    en: 'Write names of groups parted by spaces: price opium. A number of law is section:27a, a thing is @office.',
    hi: 'समूहों के नाम खाली जगह से अलग करके लिखें: price opium। कानून की संख्या section:27a जैसी, और वस्तु @office जैसी लिखें।',
  },
  'card-examples': {
    en: 'The examples are in one script only. Give at least one question in Latin letters and one in Devanagari, as readers type them.',
    hi: 'उदाहरण एक ही लिपि में हैं। कम से कम एक प्रश्न रोमन अक्षरों में और एक देवनागरी में दें, जैसे पाठक लिखते हैं।',
  },
  'card-of-or-live': {
    en: 'An answer has “of” or “live”, not both. Remove one.',
    hi: 'उत्तर में “of” होता है या “live”, दोनों नहीं। एक हटाएं।',
  },
  'card-to-missing': {
    en: 'Say which page tells more: to: <area>/<key>. Only answers with “of” may leave it out.',
    hi: 'लिखें कि कौन सा पृष्ठ आगे बताता है: to: <area>/<key>। केवल “of” वाले उत्तर इसे छोड़ सकते हैं।',
  },
  'card-none': {
    en: '“none” is the title where there is nothing: lists of records with “live” need it, and answers with “show” may have it. Add or remove it.',
    hi: '“none” वह शीर्षक है जो कुछ न होने पर दिखता है: “live” वाली सूचियों में यह चाहिए, “show” वाले उत्तरों में हो सकता है। इसे जोड़ें या हटाएं।',
  },
  'card-fact-or-show': {
    en: 'One figure is shown large: “fact” or “show”. Remove one.',
    hi: 'एक ही अंक बड़ा दिखता है: “fact” का या “show” का। एक हटाएं।',
  },
  'card-no-group': {
    en: 'There is no group “%{group}” under “words”. Correct the name, or add the group.%{near}',
    hi: '“words” में “%{group}” नाम का समूह नहीं है। नाम सुधारें, या समूह जोड़ें।%{near}',
  },
  'card-no-thing': {
    en: '“%{label}” needs an answer with “of”. Here it may be: %{choices}.',
    hi: '“%{label}” केवल “of” वाले उत्तर में हो सकता है। यहां हो सकता है: %{choices}।',
  },
  'card-thing-missing': {
    en: 'An answer “of: %{kind}” names its thing in every ask: %{choices}.',
    hi: '“of: %{kind}” वाला उत्तर हर “asks” में अपनी वस्तु का नाम लेता है: %{choices}।',
  },
  'card-value-unknown': {
    en: '“%{value}” is no value of this answer. There are: %{choices}.',
    hi: '“%{value}” इस उत्तर का मान नहीं है। मान ये हैं: %{choices}।',
  },
  'card-ask-twice': {
    en: '“%{ask}” is also claimed by the answer “%{other}”. A question has one answer: remove it here or there.',
    hi: '“%{ask}” पर “%{other}” उत्तर का भी दावा है। एक प्रश्न का एक उत्तर: इसे यहां से या वहां से हटाएं।',
  },
  'card-example-other': {
    en: '“%{example}” finds the answer “%{other}”, not this one. Make “asks” of one of them more exact.',
    hi: '“%{example}” से यह नहीं, “%{other}” उत्तर मिलता है। दोनों में से एक के “asks” को और सटीक करें।',
  },
  'card-example-none': {
    en: '“%{example}” finds no answer. Not explained: %{words}. Add the group to “also”, the word to a group or to “fillers”, or make “asks” more exact.',
    hi: '“%{example}” से कोई उत्तर नहीं मिलता। जो शब्द समझ में नहीं आए: %{words}। समूह को “also” में, शब्द को किसी समूह या “fillers” में जोड़ें, या “asks” को सटीक करें।',
  },
  'card-spelling-twice': {
    en: '“%{spelling}” stands twice in this group. Remove one.',
    hi: '“%{spelling}” इस समूह में दो बार है। एक हटाएं।',
  },
} as const satisfies Messages;
