import type { Messages } from './message.ts';

/** Messages about figures in CSV files: tables, substances, earlier years, lists of cultivators. */
export const TABLES = {
  'csv-no-description': {
    en: 'This table has no description. Write a .yaml file of the same name beside it, or remove it.',
    hi: 'इस सारणी का विवरण नहीं है। इसके साथ उसी नाम की .yaml फाइल लिखें, या इसे हटाएं।',
  },
  'csv-missing': {
    en: 'This file is missing: %{description} describes it. Add the rows, or remove the .yaml file.',
    hi: 'यह फाइल नहीं है: %{description} इसका विवरण देती है। पंक्तियां जोड़ें, या .yaml फाइल हटाएं।',
    isRootCause: true,
  },
  'csv-no-rows': {
    en: 'The table has no rows. Add at least one, or remove the table.',
    hi: 'सारणी में कोई पंक्ति नहीं है। कम से कम एक जोड़ें, या सारणी हटाएं।',
  },
  'csv-cells': {
    en: 'This row has %{cells} cells, the first line has %{columns} columns. Add or remove commas; put text with a comma in quotation marks.',
    hi: 'इस पंक्ति में %{cells} खाने (cells) हैं, पहली पंक्ति में %{columns} स्तंभ। अल्पविराम जोड़ें या हटाएं; जिस पाठ में अल्पविराम हो उसे उद्धरण चिह्नों (") में रखें।',
  },
  'csv-column-unknown': {
    en: 'The table has no such column. Correct the name, or describe the column in the .yaml file beside it.',
    hi: 'सारणी में ऐसा कोई स्तंभ नहीं है। नाम सुधारें, या साथ की .yaml फाइल में स्तंभ का विवरण लिखें।',
  },
  'csv-column-missing': {
    en: 'This column is missing in the first line. Add it, with an empty cell where nothing is known.',
    hi: 'पहली पंक्ति में यह स्तंभ नहीं है। इसे जोड़ें; जहां कुछ ज्ञात नहीं है वहां खाना खाली रखें।',
  },
  'csv-column-twice': {
    en: 'This column stands twice. Remove one of them.',
    hi: 'यह स्तंभ दो बार है। एक हटाएं।',
  },
  'csv-notes-columns': {
    en: 'Notes need both columns, note_en and note_hi. Add the missing one.',
    hi: 'टिप्पणियों के लिए दोनों स्तंभ चाहिए: note_en और note_hi। जो नहीं है उसे जोड़ें।',
  },
  'csv-doubts-columns': {
    en: 'Doubts need both columns, to_confirm_en and to_confirm_hi. Add the missing one.',
    hi: 'संदेह के लिए दोनों स्तंभ चाहिए: to_confirm_en और to_confirm_hi। जो नहीं है उसे जोड़ें।',
  },
  'csv-group-empty': {
    en: 'The rows stand in groups by this column. Write the words that head the group.',
    hi: 'पंक्तियां इस स्तंभ के अनुसार समूहों में हैं। समूह के शीर्षक के शब्द लिखें।',
  },
  'csv-group-apart': {
    en: 'Rows of “%{group}” stand further up too. Put all rows of a group one below the other.',
    hi: '“%{group}” की पंक्तियां ऊपर भी हैं। एक समूह की सभी पंक्तियां एक के नीचे एक रखें।',
  },
  'csv-rough': {
    en: 'A figure that is known only roughly carries a mark. Say why in to_confirm_en and to_confirm_hi.',
    hi: 'जो आंकड़ा केवल लगभग ज्ञात है उस पर चिह्न लगता है। कारण to_confirm_en और to_confirm_hi में लिखें।',
  },
  'csv-year': { en: '“%{text}” is no year. Write four digits.', hi: '“%{text}” वर्ष नहीं है। चार अंक लिखें।' },
  'csv-crop-year': {
    en: '“%{text}” is no crop year. Write two years that follow each other, for example 2025-26.',
    hi: '“%{text}” फसल वर्ष नहीं है। एक के बाद एक आने वाले दो वर्ष लिखें, जैसे 2025-26।',
  },
  'csv-number': {
    en: '“%{text}” is no number. Write digits only, without commas and unit, or leave the cell empty.',
    hi: '“%{text}” संख्या नहीं है। केवल अंक लिखें, बिना अल्पविराम और इकाई के, या खाना खाली छोड़ें।',
  },
  'csv-range': {
    en: '“%{text}” ends below its beginning. Write the smaller number first.',
    hi: '“%{text}” का अंत आरंभ से छोटा है। छोटी संख्या पहले लिखें।',
  },
  'english-missing': {
    en: 'The English words are missing. Add them beside the Hindi.',
    hi: 'अंग्रेजी शब्द नहीं हैं। उन्हें हिंदी के साथ जोड़ें।',
  },
  'hindi-missing': {
    en: 'The Hindi words are missing. Add them beside the English.',
    hi: 'हिंदी शब्द नहीं हैं। उन्हें अंग्रेजी के साथ जोड़ें।',
  },
  'source-missing': {
    en: 'The source is missing. Write the id of at least one source in sources/.',
    hi: 'स्रोत नहीं है। sources/ के कम से कम एक स्रोत की id लिखें।',
  },
  'row-twice': {
    en: '“%{value}” stands in line %{other} too. Remove one of the two, or rename it.',
    hi: '“%{value}” पंक्ति %{other} में भी है। दोनों में से एक हटाएं, या नाम बदलें।',
  },
  'substance-cas': {
    en: '“%{text}” is no CAS number: its form or its check digit is wrong. Correct it, or leave the cell empty.',
    hi: '“%{text}” CAS संख्या नहीं है: उसका रूप या जांच अंक गलत है। उसे ठीक करें, या खाना खाली छोड़ें।',
  },
  'substance-chemical-name': {
    en: '“%{text}” is no clean chemical name: a bracket is not closed, or a sign or space of a scan is left. Correct it, or leave the cell empty.',
    hi: '“%{text}” साफ रासायनिक नाम नहीं है: कोई कोष्ठक बंद नहीं है, या स्कैन का चिह्न या खाली जगह रह गई है। उसे ठीक करें, या खाना खाली छोड़ें।',
  },
  'substance-hs': {
    en: '“%{text}” is no HS code. Write it like 2939.41, or leave the cell empty.',
    hi: '“%{text}” HS कोड नहीं है। 2939.41 की तरह लिखें, या खाना खाली छोड़ें।',
  },
  'substance-name': {
    en: 'The name is missing. Write it in both languages.',
    hi: 'नाम नहीं है। दोनों भाषाओं में लिखें।',
  },
  'substance-figures': {
    en: 'The figures of the English and the Hindi name differ. Correct the wrong one.',
    hi: 'अंग्रेजी और हिंदी नाम के अंक अलग हैं। जो गलत है उसे ठीक करें।',
  },
  'substance-names': {
    en: 'English and Hindi have different numbers of names. Separate them with semicolons in both.',
    hi: 'अंग्रेजी और हिंदी में नामों की संख्या अलग है। दोनों में नामों को अर्धविराम (;) से अलग करें।',
  },
  'substance-id': {
    en: '“%{id}” cannot be an address. Use small letters, digits and single hyphens.',
    hi: '“%{id}” पता नहीं बन सकता। छोटे अक्षर (a-z), अंक और एक-एक हाइफन लिखें।',
  },
  'substance-id-letter': {
    en: '“%{id}” is the address of a letter of the list. Write a longer id.',
    hi: '“%{id}” सूची के एक अक्षर का पता है। इससे लंबी id लिखें।',
  },
  'substance-rule': {
    en: 'The rule “%{rule}” is for the class “%{of}”, but this row says “%{class}”. Correct one of the two.',
    hi: 'नियम “%{rule}” वर्ग “%{of}” के लिए है, पर इस पंक्ति में “%{class}” लिखा है। दोनों में से एक ठीक करें।',
  },
  'substance-record-twice': {
    en: 'The record “%{id}” is already named in this row, or belongs to a list of its column “entries”. Remove it.',
    hi: 'अभिलेख “%{id}” इस पंक्ति में पहले से है, या “entries” स्तंभ की किसी सूची का है। इसे हटाएं।',
  },
  'name-of-another': {
    en: '“%{name}” is given to “%{id}”, but “%{other}” has this name too. A name leads to one substance: remove it from one of them.',
    hi: '“%{name}” यहां “%{id}” का नाम है, पर “%{other}” का भी यही नाम है। एक नाम एक ही पदार्थ तक ले जाता है: इसे किसी एक से हटाएं।',
  },
  'name-known': {
    en: '“%{name}” stands in the row of “%{id}” in %{file} already. Remove it here.',
    hi: '“%{name}” %{file} में “%{id}” की पंक्ति में पहले से है। इसे यहां से हटाएं।',
  },
  'substance-code': {
    en: 'There is no %{column} “%{value}”. Write one of: %{choices}.',
    hi: '%{column} में “%{value}” नहीं है। इनमें से एक लिखें: %{choices}।',
  },
  'no-such-substance': {
    en: 'There is no substance “%{id}” in %{file}. Correct the id, or add the substance there.',
    hi: '%{file} में “%{id}” नाम का पदार्थ नहीं है। id ठीक करें, या पदार्थ वहां जोड़ें।',
  },
  'other-word-listed': {
    en: '“%{name}” is a name of the substance “%{id}” in the list. Leave it out here, or take it out of the list of names.',
    hi: '“%{name}” सूची के पदार्थ “%{id}” का नाम है। इसे यहां से हटाएं, या नामों की सूची से निकालें।',
  },
  'other-word-twice': {
    en: '“%{name}” stands under “%{other}” too. Leave it in one place.',
    hi: '“%{name}” “%{other}” के नीचे भी है। इसे एक ही जगह रखें।',
  },
  'substance-no-entries': {
    en: 'The list in which it stands is missing. Write at least one code.',
    hi: 'वह सूची नहीं लिखी है जिसमें यह है। कम से कम एक कोड लिखें।',
  },
  'substance-no-numbers': {
    en: '“%{list}” has no numbers. Remove “:%{number}”, or add “number” to it in substances.yaml.',
    hi: '“%{list}” में संख्याएं नहीं हैं। “:%{number}” हटाएं, या substances.yaml में उसके साथ “number” जोड़ें।',
  },
  'substance-nothing-to-confirm': {
    en: 'There is no %{column} to confirm in this row. Remove “%{column}”, or fill the cell.',
    hi: 'इस पंक्ति में पुष्टि के लिए %{column} नहीं है। “%{column}” हटाएं, या खाना भरें।',
  },
  'years-same': {
    en: 'Line %{other} has the same place and crop year. Remove one of the two.',
    hi: 'पंक्ति %{other} में यही स्थान और फसल वर्ष है। दोनों में से एक हटाएं।',
  },
  'years-offices': {
    en: 'A district names its offices; a unit and a State name none. Add or remove them.',
    hi: 'जिले के साथ उसके कार्यालय लिखे जाते हैं; इकाई और राज्य के साथ नहीं। उन्हें जोड़ें या हटाएं।',
  },
  'years-office': {
    en: 'There is no district opium office “%{id}”. Write an id of offices.yaml that begins with doo-.',
    hi: '“%{id}” नाम का जिला अफीम कार्यालय नहीं है। offices.yaml की ऐसी id लिखें जो doo- से शुरू हो।',
  },
  'years-place': {
    en: 'There is no district opium office or place “%{id}”. Write an id of offices.yaml that begins with doo-, or one of “places” in previous-years.yaml.',
    hi: '“%{id}” नाम का जिला अफीम कार्यालय या स्थान नहीं है। offices.yaml की doo- से शुरू होने वाली id, या previous-years.yaml के “places” में से एक लिखें।',
  },
  'years-crop-year': {
    en: 'The crop year is missing. Write it, for example 2025-26.',
    hi: 'फसल वर्ष नहीं है। उसे लिखें, जैसे 2025-26।',
  },
  'years-counted': {
    en: '“%{value}” is not counted. Write %{choices}, or leave the cell empty.',
    hi: '“%{value}” की गिनती नहीं होती। %{choices} लिखें, या खाना खाली छोड़ें।',
  },
  'years-below-zero': {
    en: 'A figure below zero cannot be. Correct it, or leave the cell empty.',
    hi: 'आंकड़ा शून्य से कम नहीं हो सकता। उसे ठीक करें, या खाना खाली छोड़ें।',
  },
  'years-nothing': {
    en: 'The row says nothing. Write a figure or a note, or remove the row.',
    hi: 'पंक्ति में कुछ नहीं है। कोई आंकड़ा या टिप्पणी लिखें, या पंक्ति हटाएं।',
  },
  'years-figures': {
    en: 'The figures of the English and the Hindi words differ. Correct the wrong one.',
    hi: 'अंग्रेजी और हिंदी शब्दों के अंक अलग हैं। जो गलत है उसे ठीक करें।',
  },
  'years-specimen': {
    en: 'Figures are real or absent. Remove the row, or name where it was read.',
    hi: 'आंकड़े वास्तविक होते हैं या होते ही नहीं। पंक्ति हटाएं, या लिखें कि वह कहां पढ़ी गई।',
  },
  'lists-no-description': {
    en: 'These lists have no description. Write %{description} beside them, like that of another crop year.',
    hi: 'इन सूचियों का विवरण नहीं है। दूसरे फसल वर्ष की तरह इनके साथ %{description} लिखें।',
  },
  'lists-crop-year': {
    en: 'The crop year and the name of the file differ. Rename the files to %{year}, or correct the crop year.',
    hi: 'फसल वर्ष और फाइल का नाम अलग हैं। फाइलों का नाम %{year} करें, या फसल वर्ष ठीक करें।',
  },
  'lists-more': {
    en: '%{count} more mistakes follow in this file. Mend these first.',
    hi: 'इस फाइल में आगे %{count} गलतियां और हैं। पहले इन्हें ठीक करें।',
  },
  'lists-serial-twice': {
    en: 'The number %{serial} stands twice in the list %{list}. Give each cultivator of a list a number of their own.',
    hi: 'सूची %{list} में संख्या %{serial} दो बार है। सूची के हर काश्तकार को अपनी अलग संख्या दें।',
  },
  'lists-no-rows': {
    en: 'The file has no rows. Add at least one, or remove the file and its description.',
    hi: 'फाइल में कोई पंक्ति नहीं है। कम से कम एक जोड़ें, या फाइल और उसका विवरण हटाएं।',
  },
  'lists-column-unknown': {
    en: 'There is no column of this name. Correct or remove it; the columns are %{columns}.',
    hi: 'इस नाम का स्तंभ नहीं है। इसे सुधारें या हटाएं; स्तंभ ये हैं: %{columns}।',
  },
  'lists-column-missing': {
    en: 'This column is missing in the first line. Add it.',
    hi: 'पहली पंक्ति में यह स्तंभ नहीं है। इसे जोड़ें।',
  },
  'lists-office': {
    en: '“%{id}” is no district opium office of content/offices.yaml. Write its id, for example doo-kota.',
    hi: '“%{id}” content/offices.yaml का जिला अफीम कार्यालय नहीं है। उसकी id लिखें, जैसे doo-kota।',
  },
  'lists-serial': {
    en: '“%{text}” is no serial number. Write a whole number from 1 on, with the digits 0 to 9.',
    hi: '“%{text}” क्रम संख्या नहीं है। 1 से शुरू होने वाली पूर्ण संख्या 0 से 9 के अंकों में लिखें।',
  },
  'lists-english-missing': {
    en: 'The English words are missing. Write them.',
    hi: 'अंग्रेजी शब्द नहीं हैं। उन्हें लिखें।',
  },
  'lists-hindi-missing': { en: 'The Hindi words are missing. Write them.', hi: 'हिंदी शब्द नहीं हैं। उन्हें लिखें।' },
  'lists-letters': {
    en: 'Some letters cannot be read. Save the file as “CSV UTF-8”.',
    hi: 'कुछ अक्षर पढ़े नहीं जा सकते। फाइल को “CSV UTF-8” के रूप में सहेजें।',
  },
  'lists-not-english': {
    en: '“%{text}” holds Devanagari letters. Write it in English letters.',
    hi: '“%{text}” में देवनागरी अक्षर हैं। इसे अंग्रेजी अक्षरों में लिखें।',
  },
  'lists-not-hindi': {
    en: '“%{text}” holds no Devanagari letter. Write it in Hindi.',
    hi: '“%{text}” में देवनागरी का एक भी अक्षर नहीं है। इसे हिंदी में लिखें।',
  },
  'lists-area-not-wanted': {
    en: 'An ineligible cultivator has no licensed area. Leave the cell empty.',
    hi: 'अपात्र काश्तकार का लाइसेंसशुदा क्षेत्र नहीं होता। खाना खाली छोड़ें।',
  },
  'lists-area-missing': {
    en: 'The licensed area is missing. Write it in are, for example 10.',
    hi: 'लाइसेंसशुदा क्षेत्र नहीं है। आरी (are) में लिखें, जैसे 10।',
  },
  'lists-area': {
    en: '“%{text}” is no area. Write a number in are, without unit or comma, for example 10 or 7.5.',
    hi: '“%{text}” क्षेत्र नहीं है। आरी (are) में संख्या लिखें, बिना इकाई और अल्पविराम के, जैसे 10 या 7.5।',
  },
  'quantity-name-twice': {
    en: '%{drug}: This name stands twice. Remove one of the two rows.',
    hi: '%{drug}: यह नाम दो बार है। दोनों में से एक पंक्ति हटाएं।',
  },
  'quantity-no-commercial': {
    en: '%{drug}: The commercial amount is missing. Write it in grams.',
    hi: '%{drug}: वाणिज्यिक मात्रा नहीं है। ग्राम में लिखें।',
  },
  'quantity-small': {
    en: '%{drug}: The small amount must be more than 0 and less than the commercial one. Correct the wrong one.',
    hi: '%{drug}: अल्प मात्रा 0 से अधिक और वाणिज्यिक मात्रा से कम होनी चाहिए। जो गलत है उसे ठीक करें।',
  },
  'quantity-section': {
    en: '%{drug}: %{table}.csv has no punishments of section %{section}. Correct the number.',
    hi: '%{drug}: %{table}.csv में धारा %{section} के दंड नहीं हैं। संख्या ठीक करें।',
  },
  'quantity-listed': {
    en: '%{drug}: There is no substance “%{id}”. Write an id of %{file}, or leave the cell empty.',
    hi: '%{drug}: “%{id}” नाम का पदार्थ नहीं है। %{file} की कोई id लिखें, या खाना खाली छोड़ें।',
  },
  'quantity-notification': {
    en: '%{drug}: No notification has the number “%{number}”. Correct it, or add the notification to its register.',
    hi: '%{drug}: “%{number}” संख्या की कोई अधिसूचना नहीं है। संख्या ठीक करें, या अधिसूचना को उसके रजिस्टर में जोड़ें।',
  },
} as const satisfies Messages;
