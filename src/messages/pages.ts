import type { Messages } from './message.ts';

/** Messages about pages: their fields, their prose, and the parts in it. */
export const PAGES = {
  'page-same-words': {
    en: '%{other} has the same words here. Give each page its own.',
    hi: '%{other} में यहां यही शब्द हैं। हर पृष्ठ के अपने शब्द लिखें।',
  },
  'latin-left': {
    en: 'Latin letters are left in the Hindi: %{words}. Write the words in Devanagari.',
    hi: 'हिंदी में रोमन अक्षर रह गए हैं: %{words}। ये शब्द देवनागरी में लिखें।',
  },
  'letter-not-in-font': {
    en: "The site's font has no %{letters}. Use the usual letter; digits are 0 to 9.",
    hi: 'साइट के फॉन्ट में %{letters} नहीं है। सामान्य अक्षर लिखें; अंक 0 से 9 हैं।',
  },
  'page-unfinished': {
    en: '“%{words}” tells readers nothing. Write what is known, or say plainly what is not available.',
    hi: '“%{words}” से पाठकों को कुछ पता नहीं चलता। जो ज्ञात है वह लिखें, या साफ लिखें कि क्या उपलब्ध नहीं है।',
  },
  'page-thin': {
    en: 'The page says next to nothing. Write at least two or three sentences that help the reader.',
    hi: 'पृष्ठ पर लगभग कुछ नहीं है। पाठक के काम के कम से कम दो-तीन वाक्य लिखें।',
  },
  'page-amount': {
    en: '“%{amount}…” is an amount written by hand. Put it into facts.yaml and write <Fact id="…" />, so that it changes in one place.',
    hi: '“%{amount}…” राशि हाथ से लिखी गई है। उसे facts.yaml में रखें और यहां <Fact id="…" /> लिखें, ताकि वह एक ही जगह बदले।',
  },
  'hub-no-chapters': {
    en: 'The chapters below this page are not shown on it. Write <Chapters /> where their cards should stand.',
    hi: 'इस पृष्ठ के नीचे के अध्याय इस पर नहीं दिखते। जहां उनके कार्ड होने चाहिए वहां <Chapters /> लिखें।',
  },
  'hub-not-wanted': {
    en: 'There are no chapters below this page. Remove <Chapters />.',
    hi: 'इस पृष्ठ के नीचे कोई अध्याय नहीं है। <Chapters /> हटाएं।',
  },
  'disclosure-not-wanted': {
    en: 'Only the pages of section 4(1)(b) have this. Remove it.',
    hi: 'यह केवल धारा 4(1)(b) के पृष्ठों पर होता है। इसे हटाएं।',
  },
  'disclosure-clause': {
    en: 'This page answers clause (%{clause}). Write “clause: %{clause}” under “disclosure”.',
    hi: 'यह पृष्ठ खंड (%{clause}) का उत्तर है। “disclosure” के नीचे “clause: %{clause}” लिखें।',
  },
  'disclosure-section': {
    en: 'The section is not named here. Write “%{section}:” before the words.',
    hi: 'यहां धारा का नाम नहीं है। शब्दों से पहले “%{section}:” लिखें।',
  },
  'prose-code-line': {
    en: 'Pages hold no “import” or “export”. Remove the line; the parts are there without it.',
    hi: 'पृष्ठों में “import” या “export” नहीं होता। यह पंक्ति हटाएं; भाग इसके बिना भी मिलते हैं।',
  },
  'prose-braces': {
    en: 'Pages hold no code in braces. Remove “{…}”.',
    hi: 'पृष्ठों में “{…}” के भीतर कोड नहीं होता। इसे हटाएं।',
  },
  'prose-link': {
    en: 'Links to our pages are written <RouteLink to="…">words</RouteLink>, outside addresses belong into “sources” or content/links.yaml. Change this link.',
    hi: 'हमारे पृष्ठों के लिंक ऐसे लिखे जाते हैं: <RouteLink to="…">शब्द</RouteLink>; बाहर के पते “sources” या content/links.yaml में। यह लिंक बदलें।',
  },
  'prose-picture': {
    en: 'Pictures need a part of their own. Remove this one.',
    hi: 'चित्रों के लिए अलग भाग चाहिए। इसे हटाएं।',
  },
  'part-unknown': {
    en: 'There is no part <%{name}>. The parts are %{parts}. Correct the name, or use plain words.',
    hi: '<%{name}> नाम का कोई भाग नहीं है। भाग ये हैं: %{parts}। नाम सुधारें, या सादे शब्द लिखें।',
  },
  'part-attribute-unknown': {
    en: '<%{name}> has no “%{key}”. It has: %{known}. Remove it or correct its name.',
    hi: '<%{name}> में “%{key}” नहीं होता। उसमें ये होते हैं: %{known}। इसे हटाएं या नाम सुधारें।',
  },
  'part-stands-alone': {
    en: '<%{name}> has no “%{key}”. It stands alone. Remove it or correct its name.',
    hi: '<%{name}> में “%{key}” नहीं होता। वह अकेला लिखा जाता है। इसे हटाएं या नाम सुधारें।',
  },
  'part-plain-text': {
    en: '“%{key}” of <%{name}> must be plain text in quotation marks. Write %{key}="…".',
    hi: '<%{name}> का “%{key}” उद्धरण चिह्नों में सादा पाठ होना चाहिए। %{key}="…" लिखें।',
  },
  'part-needs': {
    en: '<%{name}> needs “%{key}”. Write %{key}="…".',
    hi: '<%{name}> को “%{key}” चाहिए। %{key}="…" लिखें।',
  },
  'part-directory': {
    en: '<Directory> needs either “list” or “offices”. Write one of them.',
    hi: '<Directory> को “list” या “offices” में से एक चाहिए। उनमें से एक लिखें।',
  },
  'part-choice': {
    en: '“%{value}” is not known here. Write one of: %{choices}.',
    hi: '“%{value}” यहां मान्य नहीं है। इनमें से एक लिखें: %{choices}।',
  },
  'part-second-register': {
    en: 'A page holds one <Register>. Remove this one; “alsoFor” in a record shows it on the page of another section.',
    hi: 'एक पृष्ठ पर एक ही <Register> होता है। इसे हटाएं; अभिलेख में “alsoFor” उसे दूसरे अनुभाग के पृष्ठ पर भी दिखाता है।',
  },
  'part-no-chart': {
    en: 'The table “%{id}” has no “chart”. Describe it in %{file}, or remove this part.',
    hi: 'सारणी “%{id}” में “chart” नहीं है। %{file} में उसका विवरण लिखें, या यह भाग हटाएं।',
  },
  'part-state': {
    en: 'Only tenders are active or archived. Remove “state”.',
    hi: 'केवल निविदाएं सक्रिय या संग्रहीत होती हैं। “state” हटाएं।',
  },
  'part-words': {
    en: '“%{value}” holds no Devanagari letter. Translate it.',
    hi: '“%{value}” में देवनागरी का एक भी अक्षर नहीं है। अनुवाद करें।',
  },
  'twins-field': {
    en: 'The English page says “%{english}”, the Hindi “%{hindi}”. Write the same in both.',
    hi: 'अंग्रेजी पृष्ठ पर “%{english}” है, हिंदी पर “%{hindi}”। दोनों में एक ही लिखें।',
  },
  'twins-state': {
    en: 'The state is “%{english}” in English, “%{hindi}” in Hindi. Write the same in both.',
    hi: 'स्थिति अंग्रेजी में “%{english}” है, हिंदी में “%{hindi}”। दोनों में एक ही लिखें।',
  },
  'twins-gaps': {
    en: 'The gaps differ from the English page. List the same ones in the same order, with the same “ask”.',
    hi: '“gaps” अंग्रेजी पृष्ठ से अलग हैं। वही उसी क्रम में, उसी “ask” के साथ लिखें।',
  },
  'twins-records': {
    en: 'The records differ from the English page. List the same ones in the same order.',
    hi: 'अभिलेख अंग्रेजी पृष्ठ से अलग हैं। वही उसी क्रम में लिखें।',
  },
  'twins-sources': {
    en: 'The sources or their addresses differ from the English page. List the same ones in the same order.',
    hi: 'स्रोत या उनके पते अंग्रेजी पृष्ठ से अलग हैं। वही उसी क्रम में लिखें।',
  },
  'twins-headings': {
    en: 'The headings differ: %{english} in English, %{hindi} in Hindi, or not of the same levels. Give both pages the same headings in the same order.',
    hi: 'शीर्षक अलग हैं: अंग्रेजी में %{english}, हिंदी में %{hindi}, या उनके स्तर एक जैसे नहीं। दोनों पृष्ठों पर वही शीर्षक उसी क्रम में रखें।',
  },
  'twins-lists': {
    en: 'The lists differ: %{english} entries in English, %{hindi} in Hindi. Add or remove the missing ones.',
    hi: 'सूचियां अलग हैं: अंग्रेजी में %{english} प्रविष्टियां, हिंदी में %{hindi}। जो कम हैं उन्हें जोड़ें, या अधिक को हटाएं।',
  },
  'twins-parts': {
    en: 'The English page has %{english} here, the Hindi %{hindi}. Use the same parts in the same order.',
    hi: 'यहां अंग्रेजी पृष्ठ पर %{english} है, हिंदी पर %{hindi}। वही भाग उसी क्रम में रखें।',
  },
  'twins-figures': {
    en: 'The figures differ: only in English %{english}; only in Hindi %{hindi}. Correct the wrong one, or use a Fact.',
    hi: 'अंक अलग हैं: केवल अंग्रेजी में %{english}; केवल हिंदी में %{hindi}। जो गलत है उसे ठीक करें, या Fact लिखें।',
  },
  'prose-specimen': {
    en: '“%{word}”: a release has no specimens, and each carries its own mark. Remove the sentence.',
    hi: '“%{word}”: प्रकाशित साइट पर नमूने नहीं होते, और हर नमूने पर अपना चिह्न होता है। यह वाक्य हटाएं।',
  },
} as const satisfies Messages;
