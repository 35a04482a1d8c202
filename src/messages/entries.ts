import type { Messages } from './message.ts';

/** Messages of single schemas: facts, records, tables, places, calendar, sheets and the like. */
export const ENTRIES = {
  'calendar-when': {
    en: 'A step without months needs “when”: say in words when it comes.',
    hi: 'जिस चरण में माह नहीं हैं उसे “when” चाहिए: शब्दों में लिखें कि वह कब आता है।',
  },
  'calendar-months': {
    en: 'The months do not follow each other. Write them in the order of time, for example [12, 1].',
    hi: 'माह क्रम में नहीं हैं। उन्हें समय के क्रम में लिखें, जैसे [12, 1]।',
  },
  'calendar-field': {
    en: 'Each month from 1 to 12 stands here once. Not once: %{months}. Correct the lists.',
    hi: '1 से 12 तक हर माह यहां एक बार आता है। एक बार नहीं: %{months}। सूचियां सुधारें।',
  },
  'calendar-year': {
    en: 'This is no year. Write four digits in quotes: "2025".',
    hi: 'यह वर्ष नहीं है। चार अंक उद्धरण चिह्नों में लिखें: "2025"।',
  },
  'calendar-offices-or-unit': {
    en: 'Dates belong to “offices” or to a “unit”. Write exactly one of the two.',
    hi: 'तारीखें “offices” की होती हैं या “unit” की। दोनों में से केवल एक लिखें।',
  },
  'search-semicolon': {
    en: 'A phrase has no semicolon. Write two phrases, parted by a comma.',
    hi: 'वाक्यांश में अर्धविराम (;) नहीं होता। अल्पविराम से अलग दो वाक्यांश लिखें।',
  },
  'search-line-short': {
    en: 'A line has at least two words that mean the same. Add one, or remove the line.',
    hi: 'पंक्ति में एक ही अर्थ के कम से कम दो शब्द होते हैं। एक जोड़ें, या पंक्ति हटाएं।',
  },
  'sheet-no-steps': {
    en: 'A sheet has steps. Write them, the first thing to do first.',
    hi: 'पत्रक में चरण होते हैं। उन्हें लिखें, जो पहले करना है उसे पहले।',
  },
  'sheet-calendar-steps': {
    en: 'This sheet takes its steps from crop-calendar.yaml (“showsCalendar”). Remove “steps”, or “showsCalendar”.',
    hi: 'यह पत्रक अपने चरण crop-calendar.yaml से लेता है (“showsCalendar”)। “steps” हटाएं, या “showsCalendar”।',
  },
  'sheet-many-steps': {
    en: 'More than 8 steps do not fit on one page. Join or remove some.',
    hi: '8 से अधिक चरण एक पृष्ठ पर नहीं आते। कुछ को मिलाएं या हटाएं।',
  },
  'place-unit-or-district': {
    en: 'A district or seat has “unit”; a tehsil or town has “district” instead. Write exactly that one.',
    hi: 'जिले या केंद्र के साथ “unit” होता है; तहसील या नगर के साथ उसकी जगह “district”। केवल वही एक लिखें।',
  },
  'place-tile': {
    en: 'A district has “tile”, its place on the map of the tract: [column, row]. Nothing else has it.',
    hi: 'जिले के साथ “tile” होता है, यानी क्षेत्र के नक्शे पर उसकी जगह: [स्तंभ, पंक्ति]। और किसी के साथ नहीं।',
  },
  'tile-off-map': {
    en: 'The map of the tract has 5 columns, in half steps, and 6 rows. Write for example [2.5, 4].',
    hi: 'क्षेत्र के नक्शे में 5 स्तंभ (आधे-आधे भी) और 6 पंक्तियां हैं। जैसे [2.5, 4] लिखें।',
  },
  'office-no-seat': {
    en: 'A unit office or District Opium Office has “seat”: the id of the place in office-places.yaml where it stands.',
    hi: 'इकाई कार्यालय या जिला अफीम अधिकारी कार्यालय के साथ “seat” होता है: office-places.yaml के उस स्थान की id जहां वह है।',
  },
  'summary-short': {
    en: 'The summary is too short. Say in one or two sentences what the reader gets here (40 characters or more).',
    hi: 'सारांश बहुत छोटा है। एक या दो वाक्यों में लिखें कि पाठक को यहां क्या मिलेगा (40 या अधिक अक्षर)।',
  },
  'summary-long': {
    en: 'The summary is too long. Keep it to two sentences (220 characters).',
    hi: 'सारांश बहुत लंबा है। इसे दो वाक्यों (220 अक्षरों) तक रखें।',
  },
  'summary-pronoun': {
    en: 'The summary begins with “%{word}”. It is also read without its title: name what it is about.',
    hi: 'सारांश “%{word}” से शुरू होता है। वह शीर्षक के बिना भी पढ़ा जाता है: विषय का नाम लिखें।',
  },
  'disclosure-gaps': {
    en: 'What is missing and the state of the disclosure do not fit. List it in “gaps”, or write “state: complete”.',
    hi: 'जो नहीं है वह और प्रकटन की स्थिति मेल नहीं खाते। उसे “gaps” में लिखें, या “state: complete” लिखें।',
  },
  'glossary-phrase': {
    en: 'This is not one word or phrase. Write one, with a star at its end for any ending; separate words by commas.',
    hi: 'यह एक शब्द या वाक्यांश नहीं है। एक ही लिखें, किसी भी अंत के लिए अंत में * के साथ; शब्दों को अल्पविराम से अलग करें।',
  },
  'link-no-source': {
    en: 'The source is empty. Say where the address was read.',
    hi: 'स्रोत खाली है। लिखें कि पता कहां पढ़ा गया।',
  },
  'moved-no-address': {
    en: 'This is no address of the site. Write it from the first slash on: /en/opium/Policy/',
    hi: 'यह साइट का पता नहीं है। पहले स्लैश से लिखें: /en/opium/Policy/',
  },
  'moved-html': {
    en: 'The address ends in .html. Leave that out: it answers with and without it.',
    hi: 'पता .html पर समाप्त होता है। उसे छोड़ दें: पता उसके साथ और उसके बिना, दोनों तरह खुलता है।',
  },
  'table-column-name': {
    en: 'A column name has small letters, digits and underscores. Rename it.',
    hi: 'स्तंभ के नाम में केवल छोटे अक्षर (a-z), अंक और _ होते हैं। इसका नाम बदलें।',
  },
  'table-row-heading': {
    en: 'One column names the rows. Write “isRowHeading: true” in exactly one of them.',
    hi: 'एक स्तंभ पंक्तियों के नाम बताता है। ठीक एक स्तंभ में “isRowHeading: true” लिखें।',
  },
  'table-anchors': {
    en: 'Only rows in groups have addresses. Add “groupBy”, or remove this line.',
    hi: 'केवल समूहों में रखी पंक्तियों के पते होते हैं। “groupBy” जोड़ें, या यह पंक्ति हटाएं।',
  },
  'table-no-words': {
    en: '“%{column}” is not a words column beside the one that names the rows. Write the name of one, or remove it.',
    hi: '“%{column}” शब्दों (words) का ऐसा स्तंभ नहीं है जो पंक्तियों के नाम वाले स्तंभ से अलग हो। ऐसे किसी स्तंभ का नाम लिखें, या इसे हटाएं।',
  },
  'chart-no-column': {
    en: 'The table has no column “%{column}”. Write the name of a column.',
    hi: 'सारणी में “%{column}” स्तंभ नहीं है। किसी स्तंभ का नाम लिखें।',
  },
  'chart-no-number': {
    en: '“%{column}” is not a number column of this table. Write the name of one, or remove it.',
    hi: '“%{column}” इस सारणी का संख्या वाला स्तंभ नहीं है। ऐसे किसी स्तंभ का नाम लिखें, या इसे हटाएं।',
  },
  'chart-answer-of': {
    en: 'The title speaks of “%{name}”, which the chart does not draw. Write one of these: %{names}.',
    hi: 'शीर्षक “%{name}” के बारे में है, जो चार्ट में नहीं है। इनमें से एक लिखें: %{names}।',
  },
  'poster-one-picture': {
    en: 'A poster shows one thing. Write one of “picture”, “chart” and “drug”.',
    hi: 'पोस्टर में एक ही चीज दिखती है। “picture”, “chart” और “drug” में से एक लिखें।',
  },
  'poster-chart-says': {
    en: 'A poster with a chart takes its “%{field}” from the chart; every other one needs it. Remove it, or add it.',
    hi: 'चार्ट वाले पोस्टर का “%{field}” चार्ट से आता है; बाकी हर पोस्टर में यह जरूरी है। इसे हटाएं, या जोड़ें।',
  },
  'poster-no-chart': {
    en: 'No table “%{id}” in %{folder} has a “chart”. Write the name of one that has.',
    hi: '%{folder} में “chart” वाली कोई सारणी “%{id}” नहीं है। ऐसी किसी सारणी का नाम लिखें।',
  },
  'poster-no-drug': {
    en: '%{file} has no drug “%{name}”. Write its English name as it stands there.',
    hi: '%{file} में “%{name}” नाम का मादक पदार्थ नहीं है। उसका अंग्रेजी नाम वैसे ही लिखें जैसा वहां है।',
  },
  'chart-groups': {
    en: 'Groups are drawn from a table with “groupBy” and of one number column. Write “groupBy” and one series, or remove this line.',
    hi: 'समूह उसी सारणी से बनते हैं जिसमें “groupBy” हो, और एक ही संख्या वाले स्तंभ से। “groupBy” और एक series लिखें, या यह पंक्ति हटाएं।',
  },
  'chart-no-group': {
    en: 'No row of the table stands in the group “%{group}”. Write the English words of a group as the CSV has them: %{groups}.',
    hi: 'सारणी की कोई पंक्ति “%{group}” समूह में नहीं है। समूह के अंग्रेजी शब्द वैसे ही लिखें जैसे CSV में हैं: %{groups}।',
  },
  'door-few-tasks': {
    en: 'A door has three to six tasks, the most wanted first. Add one.',
    hi: 'एक द्वार में तीन से छह काम होते हैं, सबसे जरूरी पहले। एक जोड़ें।',
  },
  'door-many-tasks': {
    en: 'A door has three to six tasks, the most wanted first. Remove one.',
    hi: 'एक द्वार में तीन से छह काम होते हैं, सबसे जरूरी पहले। एक हटाएं।',
  },
  'doors-order': {
    en: 'The doors are not complete or not in order. Write one for each kind of reader, in this order: %{doors}.',
    hi: 'द्वार पूरे नहीं हैं या क्रम में नहीं हैं। हर प्रकार के पाठक के लिए एक द्वार इस क्रम में लिखें: %{doors}।',
  },
  'home-count': {
    en: 'The front page has room for %{count} of these. Write exactly %{count}.',
    hi: 'मुख्य पृष्ठ पर इनमें से %{count} की जगह है। ठीक %{count} लिखें।',
  },
  'figure-bars-or-share': {
    en: 'A figure is drawn from a table (“bars”) or from a percentage (“share”). Write exactly one of the two.',
    hi: 'चित्र सारणी (“bars”) से बनता है या प्रतिशत (“share”) से। दोनों में से केवल एक लिखें।',
  },
  'record-validity-by-date': {
    en: 'Records of this register stand by their dates. Remove “validity”.',
    hi: 'इस रजिस्टर के अभिलेख अपनी तारीखों से चलते हैं। “validity” हटाएं।',
  },
  'record-validity-needs': {
    en: '“validity: %{validity}” needs the field “%{field}”. Add it.',
    hi: '“validity: %{validity}” के साथ फील्ड “%{field}” चाहिए। उसे जोड़ें।',
  },
  'record-not-superseded': {
    en: 'Only a superseded record names its successor. Write “validity: superseded”, or remove this field.',
    hi: 'केवल प्रतिस्थापित अभिलेख अपने बाद वाले का नाम बताता है। “validity: superseded” लिखें, या यह फील्ड हटाएं।',
  },
  'record-title-long': {
    en: 'This is longer than %{most} characters, too long for a list on a phone. Write a shorter title for the list in the field “short”.',
    hi: 'यह %{most} अक्षरों से लंबा है, फोन पर सूची के लिए बहुत लंबा। सूची के लिए छोटा शीर्षक फील्ड “short” में लिखें।',
  },
  'fact-each-year': {
    en: 'A yearly period needs “fromDay” and “toDay”. Add them.',
    hi: 'हर वर्ष की अवधि के लिए “fromDay” और “toDay” चाहिए। उन्हें जोड़ें।',
  },
  'fact-crop-year': {
    en: 'A crop year needs “cropYear”. Add it.',
    hi: 'फसल वर्ष के लिए “cropYear” चाहिए। उसे जोड़ें।',
  },
  'fact-date': { en: 'A date needs “date”. Add it.', hi: 'तारीख के लिए “date” चाहिए। उसे जोड़ें।' },
  'fact-words': {
    en: 'A fact in words needs “words” with en and hi. Add them.',
    hi: 'शब्दों में लिखे तथ्य के लिए en और hi सहित “words” चाहिए। उन्हें जोड़ें।',
  },
  'fact-one-way': {
    en: 'The value is missing or given in two ways. Give it in one way: “value”, or “from” and “to”, or “choices”.',
    hi: 'मान नहीं है या दो तरह से दिया गया है। एक ही तरह से लिखें: “value”, या “from” और “to”, या “choices”।',
  },
  'fact-range': {
    en: 'A range needs “from” and “to”, the smaller first. Correct them.',
    hi: 'सीमा के लिए “from” और “to” चाहिए, छोटा मान पहले। उन्हें ठीक करें।',
  },
  'fact-unit': { en: 'A quantity needs a “unit”. Add it.', hi: 'मात्रा के साथ “unit” चाहिए। उसे जोड़ें।' },
  'fact-beside-years': {
    en: 'This fact has “years” or “since”: its values stand there, one for each. Move it below its year or day.',
    hi: 'इस तथ्य में “years” या “since” है: उसके मान वहीं, हर वर्ष या दिन के नीचे, रहते हैं। इसे वहां ले जाएं।',
  },
  'fact-no-year': {
    en: 'This list is empty. Add at least one crop year, or day.',
    hi: 'यह सूची खाली है। कम से कम एक फसल वर्ष या दिन जोड़ें।',
  },
  'fact-source': {
    en: 'This field is missing. Add it: where it was read, as ids of content/sources/.',
    hi: 'यह फील्ड नहीं है। इसे जोड़ें: यह कहां पढ़ा गया, content/sources/ की id के रूप में।',
  },
  'fact-field': {
    en: 'A fact of kind “%{kind}” has no “%{field}”. Remove it, or change the kind.',
    hi: '“%{kind}” प्रकार के तथ्य में “%{field}” नहीं होता। उसे हटाएं, या प्रकार बदलें।',
  },
  'document-file-or-url': {
    en: 'A document is either a “file” of ours or a “url” elsewhere. Write one of the two.',
    hi: 'दस्तावेज या तो हमारी “file” होता है या कहीं और का “url”। दोनों में से एक लिखें।',
  },
  'document-format': {
    en: 'The format of our own file is read from the file. Remove “format”.',
    hi: 'हमारी अपनी फाइल का प्रारूप फाइल से ही पढ़ा जाता है। “format” हटाएं।',
  },
  'document-elsewhere': {
    en: 'A text elsewhere needs “format” (PDF or web-page) and “languages”. Add them.',
    hi: 'कहीं और के पाठ के लिए “format” (PDF या web-page) और “languages” चाहिए। उन्हें जोड़ें।',
  },
  'pack-no-pages': {
    en: 'A pack has pages. Write them as <area>/<key>, the most useful first.',
    hi: 'पैक में पृष्ठ होते हैं। उन्हें <area>/<key> के रूप में लिखें, सबसे उपयोगी पहले।',
  },
  'pack-data-address': {
    en: 'This is no address of a data file. Write it from its first slash: /data/substances-index.json.',
    hi: 'यह डेटा फाइल का पता नहीं है। पहले स्लैश से लिखें: /data/substances-index.json।',
  },
  'quantity-zero': {
    en: 'A quantity is more than 0. Correct it, or remove it.',
    hi: 'मात्रा 0 से अधिक होती है। उसे ठीक करें, या हटाएं।',
  },
  'amount-half': {
    en: '“%{given}” stands without “%{missing}”. Add it, or remove both.',
    hi: '“%{given}” के साथ “%{missing}” नहीं है। उसे जोड़ें, या दोनों हटाएं।',
  },
  'string-key': {
    en: 'The key has another form than it should. Keys look like “search.label”.',
    hi: 'कुंजी का रूप सही नहीं है। कुंजी ऐसी होती है: “search.label”।',
  },
  'unit-once': {
    en: 'The unit “%{unit}” must stand in the chart once. Add it, or remove the second entry.',
    hi: 'इकाई “%{unit}” चार्ट में एक ही बार होनी चाहिए। उसे जोड़ें, या दूसरी प्रविष्टि हटाएं।',
  },
  'fact-not-money': {
    en: 'The fact “%{id}” is no amount of money. Name one of kind “money” with a single “value”.',
    hi: 'तथ्य “%{id}” कोई रकम नहीं है। “money” प्रकार का ऐसा तथ्य लिखें जिसमें एक “value” हो।',
  },
  'fact-not-days': {
    en: 'The fact “%{id}” is no number of days. Name a quantity with a single “value” and the unit “day” or “working-day”.',
    hi: 'तथ्य “%{id}” दिनों की संख्या नहीं है। ऐसी मात्रा लिखें जिसमें एक “value” और इकाई “day” या “working-day” हो।',
  },
  'fact-not-percent': {
    en: 'The fact “%{id}” is no percentage. Name one of kind “percent” with a single “value”.',
    hi: 'तथ्य “%{id}” प्रतिशत नहीं है। “percent” प्रकार का ऐसा तथ्य लिखें जिसमें एक “value” हो।',
  },
  'verdict-needs-procedures': {
    en: 'The verdict “%{verdict}” needs the procedures it leads to. Add their ids.',
    hi: 'निर्णय “%{verdict}” के साथ वे प्रक्रियाएं चाहिए जिन तक वह ले जाता है। उनकी id जोड़ें।',
  },
  'verdict-no-procedure': {
    en: 'The verdict “%{verdict}” leads to no procedure. Remove them, or change the verdict.',
    hi: 'निर्णय “%{verdict}” किसी प्रक्रिया तक नहीं ले जाता। उन्हें हटाएं, या निर्णय बदलें।',
  },
  'verdict-needs-note': {
    en: 'The verdict “%{verdict}” needs a “note” with its rule or reason. Add it.',
    hi: 'निर्णय “%{verdict}” के साथ “note” में उसका नियम या कारण चाहिए। उसे जोड़ें।',
  },
  'class-twice': {
    en: 'The class “%{id}” stands in the file twice. Remove one, or rename it.',
    hi: 'वर्ग “%{id}” फाइल में दो बार है। एक हटाएं, या उसका नाम बदलें।',
  },
  'purpose-twice': {
    en: 'The purpose “%{id}” stands in the file twice. Remove one, or rename it.',
    hi: 'प्रयोजन “%{id}” फाइल में दो बार है। एक हटाएं, या उसका नाम बदलें।',
  },
  'class-like-itself': {
    en: 'By “like” the class “%{id}” leads back to itself. Name another class, or remove “like”.',
    hi: '“like” से वर्ग “%{id}” घूमकर अपने पर ही लौटता है। कोई और वर्ग लिखें, या “like” हटाएं।',
  },
  'answer-missing': {
    en: 'There is no answer for “%{doing}”. Add it.',
    hi: '“%{doing}” का उत्तर नहीं है। उसे जोड़ें।',
  },
  'doing-unknown': {
    en: '“%{doing}” is no entry of “purposes”. Correct it, or add it there.',
    hi: '“%{doing}” “purposes” की प्रविष्टि नहीं है। इसे ठीक करें, या वहां जोड़ें।',
  },
} as const satisfies Messages;
