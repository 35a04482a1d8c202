import type { Messages } from './message.ts';

/** Messages about letters, numbers, dates, figures and documents that are wrong, or look wrong. */
export const FINDINGS = {
  // Letters
  'letter-invisible': {
    en: 'An invisible character stands in “%{found}”. Delete the word and type it again.',
    hi: '“%{found}” में एक अदृश्य वर्ण है। शब्द मिटाकर दोबारा लिखें।',
  },
  'letter-no-break': {
    en: 'A no-break space stands inside the number “%{found}”. Write the number without spaces.',
    hi: '“%{found}” संख्या के भीतर न टूटने वाला स्पेस है। संख्या बिना स्पेस के लिखें।',
  },
  'letter-mojibake': {
    en: 'The letters of “%{found}” were damaged when the text was copied. Type the words again, and save the file as UTF-8.',
    hi: '“%{found}” के अक्षर कॉपी करते समय बिगड़ गए हैं। शब्द दोबारा लिखें और फाइल यूटीएफ-8 में सहेजें।',
  },
  'letter-mixed': {
    en: 'Latin and Devanagari letters stand in one word: “%{found}”. Type the word again in one script.',
    hi: 'एक ही शब्द में रोमन और देवनागरी अक्षर हैं: “%{found}”। शब्द एक ही लिपि में दोबारा लिखें।',
  },
  'letter-look-alike': {
    en: 'A letter in “%{found}” only looks like the right one: it is Cyrillic or Greek, or a Latin l or I instead of a danda. Type it again.',
    hi: '“%{found}” में एक अक्षर केवल देखने में सही है: वह सिरिलिक या ग्रीक है, या पूर्ण विराम की जगह रोमन l या I। उसे दोबारा लिखें।',
  },
  'letter-pipe': {
    en: 'A vertical bar stands instead of a danda in “%{found}”. Write “।”.',
    hi: '“%{found}” में पूर्ण विराम की जगह खड़ी लकीर है। “।” लिखें।',
  },
  'letter-markup': {
    en: '“%{found}” is HTML and would be shown to readers as it stands. Write plain words.',
    hi: '“%{found}” एचटीएमएल है और पाठकों को ज्यों का त्यों दिखेगा। सादे शब्द लिखें।',
  },
  'hindi-in-english': {
    en: 'Hindi stands in the English text: “%{found}”. Translate it, or write it in Latin letters.',
    hi: 'अंग्रेजी पाठ में हिंदी है: “%{found}”। उसका अनुवाद करें या उसे रोमन अक्षरों में लिखें।',
  },

  // Numbers that belong to a person, telephone and e-mail
  'private-number': {
    en: 'This is the %{kind} number of a person (%{hidden}). It may not be published: remove it.',
    hi: 'यह किसी व्यक्ति का %{kind} नंबर है (%{hidden})। इसे प्रकाशित नहीं किया जा सकता: हटा दें।',
  },
  'phone-length': {
    en: '“%{phone}” is too long or too short for a telephone number. Write +91, the code of the town and the number, ten digits in all after +91.',
    hi: '“%{phone}” टेलीफोन नंबर के लिए बहुत लंबा या छोटा है। +91, शहर का कोड और नंबर लिखें; +91 के बाद कुल दस अंक।',
  },
  'email-elsewhere': {
    en: '“%{email}” is not an address of the Government (gov.in, nic.in). Is it really the office’s own? Correct it, or say why.',
    hi: '“%{email}” सरकारी पता (gov.in, nic.in) नहीं है। क्या यह सचमुच कार्यालय का ही है? इसे सुधारें, या कारण लिखें।',
    isQuestion: true,
  },
  'money-form': {
    en: 'The site writes amounts as “Rs. 25” and “25 रुपये”, not “%{found}…”. Change it.',
    hi: 'साइट पर राशि “Rs. 25” और “25 रुपये” लिखी जाती है, “%{found}…” नहीं। इसे बदलें।',
  },

  // The two languages
  'month-differs': {
    en: 'The months differ: only in English %{en}; only in Hindi %{hi}. Correct the wrong one.',
    hi: 'महीने अलग हैं: केवल अंग्रेजी में %{en}; केवल हिंदी में %{hi}। गलत वाला सुधारें।',
  },
  'week-day-differs': {
    en: 'The days of the week differ: only in English %{en}; only in Hindi %{hi}. Correct the wrong one.',
    hi: 'सप्ताह के दिन अलग हैं: केवल अंग्रेजी में %{en}; केवल हिंदी में %{hi}। गलत वाला सुधारें।',
  },
  'number-word-differs': {
    en: 'Numbers in words differ: only in English %{en}; only in Hindi %{hi}. Correct the wrong one, or say why.',
    hi: 'शब्दों में लिखी संख्याएं अलग हैं: केवल अंग्रेजी में %{en}; केवल हिंदी में %{hi}। गलत वाली सुधारें, या कारण लिखें।',
    isQuestion: true,
  },
  'figure-order': {
    en: 'The figures are the same, but in another order: %{en} in English; %{hi} in Hindi. Were two of them exchanged? Correct them, or say why.',
    hi: 'अंक वही हैं, पर क्रम अलग है: अंग्रेजी में %{en}; हिंदी में %{hi}। क्या दो अंक आपस में बदल गए? इन्हें सुधारें, या कारण लिखें।',
    isQuestion: true,
  },
  'sentence-missing': {
    en: 'A sentence of the other language seems to be missing here: %{here} sentences against %{there}, and much shorter. Add it, or say why.',
    hi: 'लगता है यहां दूसरी भाषा का एक वाक्य छूट गया है: %{there} के बदले %{here} वाक्य, और पाठ बहुत छोटा है। वाक्य जोड़ें, या कारण लिखें।',
    isQuestion: true,
  },
  'paragraph-missing': {
    en: 'The English page has %{en} paragraphs, the Hindi %{hi}. Add the missing one, or say why.',
    hi: 'अंग्रेजी पृष्ठ में %{en} अनुच्छेद हैं, हिंदी में %{hi}। छूटा हुआ जोड़ें, या कारण लिखें।',
    isQuestion: true,
  },

  // Dates
  'date-ahead': {
    en: 'The day %{date} is still to come. Correct it, or say why.',
    hi: '%{date} अभी आया नहीं है। तिथि सुधारें, या कारण लिखें।',
    isQuestion: true,
  },
  'review-ahead': {
    en: 'Nobody can have read the page through on %{date}: that day is still to come. Write the day on which it was read.',
    hi: '%{date} अभी आया नहीं है, इसलिए उस दिन पृष्ठ पढ़ा नहीं जा सकता था। पढ़ने का सही दिन लिखें।',
  },
  'name-and-date': {
    en: 'The name of the file says %{name}, the record %{date}. Correct the wrong one; where the address is published already, keep the name and say why.',
    hi: 'फाइल के नाम में %{name} है, अभिलेख में %{date}। गलत वाला सुधारें; पता पहले से प्रकाशित हो तो नाम रहने दें और कारण लिखें।',
    isQuestion: true,
  },
  'number-twice': {
    en: '%{other}.yaml has the same number and date. Is it the same document? Remove one, correct the number, or say why there are two.',
    hi: '%{other}.yaml में भी यही संख्या और तिथि है। क्या यह वही दस्तावेज है? एक हटाएं, संख्या सुधारें, या लिखें कि दो क्यों हैं।',
    isQuestion: true,
  },
  'closes-before-published': {
    en: 'The tender would close on %{closes}, before its own date %{date}. Correct one of the two.',
    hi: 'निविदा %{closes} को बंद होगी, अपनी तिथि %{date} से पहले। दोनों में से गलत सुधारें।',
  },
  'closes-earlier': {
    en: 'The corrigendum of %{date} moves the closing back from %{before} to %{closes}. Correct it, or say why.',
    hi: '%{date} का शुद्धिपत्र अंतिम समय %{before} से पहले, %{closes} कर देता है। इसे सुधारें, या कारण लिखें।',
    isQuestion: true,
  },
  'corrigendum-late': {
    en: 'The corrigendum of %{date} comes after the closing of %{closes}. Correct its date, or say why.',
    hi: '%{date} का शुद्धिपत्र %{closes} के अंतिम समय के बाद का है। उसकी तिथि सुधारें, या कारण लिखें।',
    isQuestion: true,
  },
  'past-as-future': {
    en: 'This was over on %{date}, but “%{found}” speaks of it as still to come. Say how it was, or say why.',
    hi: 'यह %{date} को हो चुका, पर “%{found}” से लगता है कि अभी होना है। लिखें कि क्या हुआ, या कारण लिखें।',
    isQuestion: true,
  },
  'crop-year-past': {
    en: 'The crop year %{year} ended on 30 September; now it is %{now}. Move it on, or say why not.',
    hi: 'फसल वर्ष %{year} 30 सितंबर को समाप्त हुआ; अब %{now} है। इसे आगे बढ़ाएं, या कारण लिखें।',
    isQuestion: true,
  },

  // Tables and facts
  'table-row-twice': {
    en: '“%{row}” stands twice in this table. Remove one of the two rows, or correct it.',
    hi: '“%{row}” इस सारणी में दो बार है। एक पंक्ति हटाएं या सुधारें।',
  },
  'figure-far-off': {
    en: '%{row}: %{value} is far from the other figures of its column (%{least} to %{most}). Correct it, or say why.',
    hi: '%{row}: %{value} अपने स्तंभ के दूसरे अंकों (%{least} से %{most}) से बहुत दूर है। इसे सुधारें, या कारण लिखें।',
    isQuestion: true,
  },
  'same-as-incomplete': {
    en: 'It is not said where the same figure stands. Write “table”, “row” and “column”, or “record”.',
    hi: 'यह नहीं लिखा कि वही आंकड़ा और कहां है। “table”, “row” और “column” लिखें, या “record”।',
  },
  'same-as-unknown': {
    en: 'There is no %{what}, which should say the same as this fact. Correct “sameAs”, or remove the entry.',
    hi: '%{what} नहीं है, जिसमें यही तथ्य होना चाहिए। “sameAs” सुधारें, या प्रविष्टि हटाएं।',
  },
  'same-as-differs': {
    en: 'This fact says %{fact}, %{what} says %{other}. Change both, or remove the entry of “sameAs” where they no longer mean the same.',
    hi: 'यह तथ्य %{fact} कहता है, %{what} में %{other} है। दोनों बदलें, या यदि अब दोनों का अर्थ एक नहीं है तो “sameAs” की प्रविष्टि हटाएं।',
  },
  'same-as-not-named': {
    en: 'This fact says %{fact}, but the words of %{what} do not name this figure. Change both, or remove the entry of “sameAs”.',
    hi: 'यह तथ्य %{fact} कहता है, पर %{what} के शब्दों में यह अंक नहीं है। दोनों बदलें, या “sameAs” की प्रविष्टि हटाएं।',
  },

  // Names, counts, specimens
  'place-spelling': {
    en: '“%{name}” is not in office-places.yaml; “%{known}” is. Write it the same way, or say why.',
    hi: '“%{name}” office-places.yaml में नहीं है; “%{known}” है। वैसे ही लिखें, या कारण लिखें।',
    isQuestion: true,
  },
  'count-in-words': {
    en: '“%{found}” counts what a list shows, and is wrong as soon as the list grows. Leave the number out, or say why it stays true.',
    hi: '“%{found}” में सूची की गिनती है, जो सूची बढ़ते ही गलत हो जाएगी। संख्या हटा दें, या लिखें कि यह क्यों सही रहेगी।',
    isQuestion: true,
  },
  'specimen-unmarked': {
    en: '“%{found}” is the name of a specimen, but the record has no mark. Add “specimen: true” and “source: [specimen]”, or give the real record its own name and document.',
    hi: '“%{found}” नमूने का नाम है, पर अभिलेख पर निशान नहीं है। “specimen: true” और “source: [specimen]” जोड़ें, या असली अभिलेख को उसका अपना नाम और दस्तावेज दें।',
  },
  'specimen-words': {
    en: '“%{found}” sounds like a specimen, but the record has no mark. Add “specimen: true” and “source: [specimen]”, or say why.',
    hi: '“%{found}” नमूने जैसा लगता है, पर अभिलेख पर निशान नहीं है। “specimen: true” और “source: [specimen]” जोड़ें, या कारण लिखें।',
    isQuestion: true,
  },

  // Documents
  'document-scan': {
    en: '%{path} is a scan: its pages are pictures without text, which cannot be read aloud or searched. Ask for the file it was printed from, or say why there is none; readers see a mark.',
    hi: '%{path} स्कैन है: इसके पृष्ठ बिना पाठ के चित्र हैं, जिन्हें सुना या खोजा नहीं जा सकता। मूल फाइल मांगें, या लिखें कि वह क्यों नहीं है; पाठकों को निशान दिखता है।',
    isQuestion: true,
  },
  'document-untagged': {
    en: '%{path} has no tags for screen readers. Save it again as a tagged PDF, or say why that is not possible; readers see a mark.',
    hi: '%{path} में स्क्रीन रीडर के लिए टैग नहीं हैं। इसे टैग वाले पीडीएफ के रूप में दोबारा सहेजें, या लिखें कि यह क्यों संभव नहीं; पाठकों को निशान दिखता है।',
    isQuestion: true,
  },
  'document-other-language': {
    en: '%{path} says of itself that it is in %{file}; here it is called %{record}. Correct “languages”, or say why.',
    hi: '%{path} के भीतर उसकी भाषा %{file} लिखी है; यहां %{record} है। “languages” सुधारें, या कारण लिखें।',
    isQuestion: true,
  },
  'document-hindi-font': {
    en: '%{path} uses the Hindi font %{font}, but is called English only. Add “languages: [hi]” or “[en, hi]” below “file”, or say why.',
    hi: '%{path} में हिंदी फॉन्ट %{font} है, पर इसे केवल अंग्रेजी बताया गया है। “file” के नीचे “languages: [hi]” या “[en, hi]” जोड़ें, या कारण लिखें।',
    isQuestion: true,
  },
} as const satisfies Messages;
