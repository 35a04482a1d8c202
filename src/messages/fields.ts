import type { Messages } from './message.ts';

/** Messages about single fields: what every kind of field may have wrong. */
export const FIELDS = {
  'field-unknown': {
    en: 'There is no field of this name here. Correct its spelling or remove it; the fields are %{fields}.',
    hi: 'यहां इस नाम का कोई फील्ड नहीं है। वर्तनी सुधारें या इसे हटाएं; फील्ड ये हैं: %{fields}।',
  },
  'field-missing': {
    en: 'This field is missing. Add it%{about}.',
    hi: 'यह फील्ड नहीं है। इसे जोड़ें%{about}।',
  },
  'field-missing-choice': {
    en: 'This field is missing. Add it with one of: %{choices}.',
    hi: 'यह फील्ड नहीं है। इसे इनमें से किसी एक के साथ जोड़ें: %{choices}।',
  },
  'field-kind': {
    en: 'Here should stand %{kind}. Correct it%{about}.',
    hi: 'यहां यह होना चाहिए: %{kind}। इसे ठीक करें%{about}।',
  },
  'field-choice': {
    en: '“%{value}” is not allowed here. Write one of: %{choices}.',
    hi: 'यहां “%{value}” नहीं लिखा जा सकता। इनमें से एक लिखें: %{choices}।',
  },
  'field-form': {
    en: 'This has not the form it should have. Correct it%{about}.',
    hi: 'इसका रूप सही नहीं है। इसे ठीक करें%{about}।',
  },
  'field-own-words': { en: '%{text}', hi: 'यह मान सही नहीं है। इसे ठीक करें। (अंग्रेजी में: %{text})' },
  'field-curly-quotes': {
    en: 'Curly quotes (%{quote}) became part of the text. Write plain ones around it: \' or ".',
    hi: 'मुड़े हुए उद्धरण चिह्न (%{quote}) पाठ का भाग बन गए हैं। पाठ के दोनों ओर सीधे चिह्न लिखें: \' या "।',
  },
  'list-empty': {
    en: 'This list is empty. Add at least one entry.',
    hi: 'यह सूची खाली है। कम से कम एक प्रविष्टि जोड़ें।',
  },
  'list-short': {
    en: 'This list is too short. Write at least %{least} entries.',
    hi: 'यह सूची बहुत छोटी है। कम से कम %{least} प्रविष्टियां लिखें।',
  },
  'list-long': {
    en: 'This list is too long. Keep at most %{most} entries.',
    hi: 'यह सूची बहुत लंबी है। अधिक से अधिक %{most} प्रविष्टियां रखें।',
  },
  'text-empty': {
    en: 'This text is empty. Write it, or remove the whole entry.',
    hi: 'यह पाठ खाली है। इसे लिखें, या पूरी प्रविष्टि हटाएं।',
  },
  'text-short': {
    en: 'This text is too short. Write at least %{least} characters.',
    hi: 'यह पाठ बहुत छोटा है। कम से कम %{least} अक्षर लिखें।',
  },
  'text-long': {
    en: 'This text is too long. Keep it to %{most} characters.',
    hi: 'यह पाठ बहुत लंबा है। इसे %{most} अक्षरों तक रखें।',
  },
  'number-small': {
    en: 'This number is too small. Write %{least} or more.',
    hi: 'यह संख्या बहुत छोटी है। %{least} या उससे अधिक लिखें।',
  },
  'number-big': {
    en: 'This number is too large. Write %{most} or less.',
    hi: 'यह संख्या बहुत बड़ी है। %{most} या उससे कम लिखें।',
  },
  'no-devanagari': {
    en: 'The Hindi text holds no Devanagari letter. Translate it.',
    hi: 'हिंदी पाठ में देवनागरी का एक भी अक्षर नहीं है। अनुवाद करें।',
  },
  'no-address': {
    en: 'This is no address. Write the whole of it, beginning with https://',
    hi: 'यह पता (address) नहीं है। https:// से शुरू करके पूरा लिखें।',
  },
  'no-date': {
    en: "This is no date. Write it as 'yyyy-mm-dd' in quotes, for example '2025-11-04'.",
    hi: "यह तारीख नहीं है। उद्धरण चिह्नों में 'yyyy-mm-dd' के रूप में लिखें, जैसे '2025-11-04'।",
  },
  'no-document-date': {
    en: "This is no date. Write it in quotes: '2025-11-04', or '2025-11' or '2025' if the day is not known.",
    hi: "यह तारीख नहीं है। उद्धरण चिह्नों में लिखें: '2025-11-04'; दिन ज्ञात न हो तो '2025-11' या '2025'।",
  },
  'no-moment': {
    en: "This is no date with a time. Write it in quotes, in Indian time, for example '2026-12-01T15:00'.",
    hi: "यह समय सहित तारीख नहीं है। भारतीय समय में, उद्धरण चिह्नों में लिखें, जैसे '2026-12-01T15:00'।",
  },
  'no-day-or-moment': {
    en: "This is no date. Write it in quotes: '2027-06-26', or '2027-06-26T11:00' with its time in India.",
    hi: "यह तारीख नहीं है। उद्धरण चिह्नों में लिखें: '2027-06-26', या भारतीय समय के साथ '2027-06-26T11:00'।",
  },
  'no-crop-year': {
    en: "This is no crop year. Write two years that follow each other, in quotes, for example '2025-26'.",
    hi: "यह फसल वर्ष नहीं है। एक के बाद एक आने वाले दो वर्ष उद्धरण चिह्नों में लिखें, जैसे '2025-26'।",
  },
  'no-month-day': {
    en: "This is no day of the year. Write month and day in quotes, for example '10-01' for 1 October.",
    hi: "यह वर्ष का दिन नहीं है। माह और दिन उद्धरण चिह्नों में लिखें, जैसे 1 अक्टूबर के लिए '10-01'।",
  },
  'no-telephone': {
    en: 'This is no telephone number. Write digits in quotes, for example "+91 751 2368996".',
    hi: 'यह टेलीफोन नंबर नहीं है। अंक उद्धरण चिह्नों में लिखें, जैसे "+91 751 2368996"।',
  },
  'no-helpline': {
    en: 'This is no telephone number. Write digits only, in quotes.',
    hi: 'यह टेलीफोन नंबर नहीं है। केवल अंक, उद्धरण चिह्नों में लिखें।',
  },
  'no-email': {
    en: 'This is no e-mail address. Write it in small letters, without spaces.',
    hi: 'यह ई-मेल पता नहीं है। छोटे अक्षरों में, बिना खाली स्थान के लिखें।',
  },
  'only-true': {
    en: 'Only true can stand here. Write it, or remove the line.',
    hi: 'यहां केवल true लिखा जा सकता है। वही लिखें, या यह पंक्ति हटाएं।',
  },
  'id-letters': {
    en: 'An id has small letters and hyphens. Rename it.',
    hi: 'id में केवल छोटे अक्षर (a-z) और हाइफन होते हैं। इसका नाम बदलें।',
  },
  'id-digits': {
    en: 'An id has small letters, digits and hyphens. Rename it.',
    hi: 'id में केवल छोटे अक्षर (a-z), अंक और हाइफन होते हैं। इसका नाम बदलें।',
  },
  'id-twice': {
    en: 'The id “%{id}” stands twice. Give each entry its own.',
    hi: 'id “%{id}” दो बार है। हर प्रविष्टि को अपनी id दें।',
  },
  'id-in-address': {
    en: 'The id is part of the public address: small letters and hyphens. Rename it.',
    hi: 'id सार्वजनिक पते का भाग है: केवल छोटे अक्षर (a-z) और हाइफन। इसका नाम बदलें।',
  },
  'source-empty': {
    en: 'No source is named. Add the id of at least one source of content/sources/.',
    hi: 'कोई स्रोत नहीं लिखा है। content/sources/ के कम से कम एक स्रोत की id जोड़ें।',
  },
} as const satisfies Messages;
