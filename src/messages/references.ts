import type { Messages } from './message.ts';

/** Messages about what names something else: ids, files, addresses. */
export const REFERENCES = {
  'change-no-id': {
    en: 'This names nothing of the site. Write a page (<area>/<key>), a record (<register>/<name>), facts/<id> or tables/<id>; opium/* stands for all below it.',
    hi: 'यह वेबसाइट की किसी वस्तु का नाम नहीं है। पृष्ठ (<area>/<key>), अभिलेख (<register>/<name>), facts/<id> या tables/<id> लिखें; opium/* का अर्थ है उसके नीचे का सब कुछ।',
  },
  'change-fact': {
    en: 'A line of the history tells what was so on its day, and {%{id}} would change with the fact. Write the figure itself.',
    hi: 'इतिहास की पंक्ति अपने दिन की बात बताती है; {%{id}} लिखने पर वह तथ्य के साथ बदल जाएगी। अंक ही लिखें।',
  },
  'source-name': {
    en: 'The same source is called “%{name}” here and “%{other}” in %{file}. Write one name in both places.',
    hi: 'एक ही स्रोत यहां “%{name}” है और %{file} में “%{other}”। दोनों जगह एक ही नाम लिखें।',
  },
  'change-id-twice': {
    en: '“%{id}” stands twice in this line of the history. Remove one.',
    hi: 'इतिहास की इस पंक्ति में “%{id}” दो बार है। एक हटाएं।',
  },
  'no-such-subject': {
    en: 'There is nothing called “%{id}”, and never was. Write a page (<area>/<key>), a record (<register>/<name>), facts/<id>, tables/<id> or substances/<id>.%{near}',
    hi: '“%{id}” नाम की कोई वस्तु न है, न थी। पृष्ठ (<area>/<key>), अभिलेख (<register>/<name>), facts/<id>, tables/<id> या substances/<id> लिखें।%{near}',
  },
  'no-such-fact': {
    en: 'There is no fact “%{id}”. Correct the id, or add the fact to %{file}.%{near}',
    hi: '“%{id}” नाम का तथ्य नहीं है। id सुधारें, या तथ्य को %{file} में जोड़ें।%{near}',
  },
  'no-such-dataset': {
    en: 'There is no dataset “%{id}”. Correct the id, or remove it.',
    hi: '“%{id}” नाम का डेटासेट नहीं है। id सुधारें, या इसे हटाएं।',
  },
  'dataset-taken': {
    en: 'The address /en/data/%{id} belongs to another dataset. Give both files of the table another name.',
    hi: 'पता /en/data/%{id} दूसरे डेटासेट का है। सारणी की दोनों फाइलों को दूसरा नाम दें।',
  },
  'no-such-form': {
    en: 'There is no form “%{id}”. Write the name of a file in %{folder} without .yaml.',
    hi: '“%{id}” नाम का प्रपत्र नहीं है। %{folder} की किसी फाइल का नाम .yaml के बिना लिखें।',
  },
  'no-such-office': {
    en: 'There is no office “%{id}”. Write an id of %{file}.%{near}',
    hi: '“%{id}” नाम का कार्यालय नहीं है। %{file} की कोई id लिखें।%{near}',
  },
  'no-such-office-or-own': {
    en: 'There is no office “%{id}”. Write an id of %{file}, or %{own}.',
    hi: '“%{id}” नाम का कार्यालय नहीं है। %{file} की कोई id, या %{own} लिखें।',
  },
  'no-such-district-office': {
    en: 'There is no District Opium Office “%{id}”. Write an id of %{file} that begins with doo-.',
    hi: '“%{id}” नाम का जिला अफीम अधिकारी कार्यालय नहीं है। %{file} की वह id लिखें जो doo- से शुरू होती है।',
  },
  'no-such-post': {
    en: 'There is no post “%{id}”. Write an id of %{file}.',
    hi: '“%{id}” नाम का पद नहीं है। %{file} की कोई id लिखें।',
  },
  'no-such-page': {
    en: 'There is no page “%{id}”. Write <area>/<key>, the name of a folder in %{folder}.%{near}',
    hi: '“%{id}” नाम का पृष्ठ नहीं है। <area>/<key> लिखें, यानी %{folder} के किसी फोल्डर का नाम।%{near}',
  },
  'no-such-procedure': {
    en: 'There is no procedure “%{id}”. Correct the id, or add it to %{file}.%{near}',
    hi: '“%{id}” नाम की प्रक्रिया नहीं है। id सुधारें, या उसे %{file} में जोड़ें।%{near}',
  },
  'no-such-record': {
    en: 'There is no record “%{id}”. Write <register>/<file name without .yaml> as in %{folder}.',
    hi: '“%{id}” नाम का अभिलेख नहीं है। %{folder} की तरह <register>/<फाइल का नाम .yaml के बिना> लिखें।',
  },
  'no-such-record-here': {
    en: 'There is no record “%{id}” in this register. Write the name of its file without .yaml.',
    hi: 'इस रजिस्टर में “%{id}” नाम का अभिलेख नहीं है। उसकी फाइल का नाम .yaml के बिना लिखें।',
  },
  'no-such-law-record': {
    en: 'There is no record “%{id}” in acts-and-rules, notifications or instructions. Write the name of its file without .yaml.',
    hi: 'acts-and-rules, notifications या instructions में “%{id}” नाम का अभिलेख नहीं है। उसकी फाइल का नाम .yaml के बिना लिखें।',
  },
  'no-such-sheet': {
    en: 'There is no sheet “%{id}”. Correct the id, or add it to %{file}.%{near}',
    hi: '“%{id}” नाम का पत्रक नहीं है। id सुधारें, या उसे %{file} में जोड़ें।%{near}',
  },
  'no-such-pack': {
    en: 'There is no pack “%{id}”. Correct the id, or add it to %{file}.%{near}',
    hi: '“%{id}” नाम का पैक नहीं है। id सुधारें, या उसे %{file} में जोड़ें।%{near}',
  },
  'no-such-timeline': {
    en: 'There is no timeline “%{id}”. Correct the id, or add it to %{file}.%{near}',
    hi: '“%{id}” नाम की समयरेखा नहीं है। id सुधारें, या उसे %{file} में जोड़ें।%{near}',
  },
  'fact-not-drawn': {
    en: 'The fact “%{id}” cannot be drawn: squares stand for days, hours, months, years or percent. Name another fact, or write it with <Fact>.',
    hi: 'तथ्य “%{id}” का चित्र नहीं बनता: खाने दिन, घंटे, महीने, वर्ष या प्रतिशत के होते हैं। दूसरा तथ्य लिखें, या इसे <Fact> से लिखें।',
  },
  'no-such-source': {
    en: 'There is no source “%{id}”. Correct the id, or add it to a file in %{folder}.',
    hi: '“%{id}” नाम का स्रोत नहीं है। id सुधारें, या उसे %{folder} की किसी फाइल में जोड़ें।',
  },
  'no-such-table': {
    en: 'There is no table “%{id}”. Correct the id, or add %{file}.yaml and .csv.%{near}',
    hi: '“%{id}” नाम की सारणी नहीं है। id सुधारें, या %{file}.yaml और .csv जोड़ें।%{near}',
  },
  'no-such-document': {
    en: 'There is no file %{file}. Put it there, or correct the name.',
    hi: '%{file} फाइल नहीं है। उसे वहां रखें, या नाम सुधारें।',
  },
  'no-such-register': {
    en: 'There is no register “%{id}”. The registers are %{registers}. Move the file.',
    hi: '“%{id}” नाम का रजिस्टर नहीं है। रजिस्टर ये हैं: %{registers}। फाइल को सही जगह रखें।',
  },
  'no-such-district': {
    en: 'There is no district “%{id}”. Write an id of this file.',
    hi: '“%{id}” नाम का जिला नहीं है। इसी फाइल की कोई id लिखें।',
  },
  'no-such-place': {
    en: 'There is no place “%{id}” in the tract of “%{unit}”. Write an id of %{file}, or add it there.',
    hi: '“%{unit}” के क्षेत्र में “%{id}” नाम का स्थान नहीं है। %{file} की कोई id लिखें, या उसे वहां जोड़ें।',
  },
  'tile-taken': {
    en: 'On the map of the tract “%{other}” is in this place already. Move one of the two: [column, row].',
    hi: 'क्षेत्र के नक्शे पर इस जगह “%{other}” पहले से है। दोनों में से एक को हटाकर रखें: [स्तंभ, पंक्ति]।',
  },
  'no-such-anchor': {
    en: 'There is no place “%{anchor}” on the page “%{page}”. Correct it: it is what stands after “#” in the address of the section.',
    hi: 'पृष्ठ “%{page}” पर “%{anchor}” नाम की जगह नहीं है। इसे ठीक करें: यह अनुभाग के पते में “#” के बाद आता है।',
  },
  'office-of-other-unit': {
    en: 'The office “%{id}” belongs to another unit than “%{unit}”. Correct one of them.',
    hi: 'कार्यालय “%{id}” “%{unit}” से अलग इकाई का है। दोनों में से एक ठीक करें।',
  },
  'place-missing': {
    en: 'The %{kind} “%{english}” (%{hindi}) of %{file} is missing. Add it, or write its name the same way.',
    hi: '%{file} का “%{english}” (%{hindi}) यहां नहीं है (%{kind})। उसे जोड़ें, या उसका नाम वैसे ही लिखें।',
  },
  'file-not-read': {
    en: 'The site does not read a file of this name in this place. Correct its name or ending, move it, or remove it.',
    hi: 'साइट इस जगह इस नाम की फाइल नहीं पढ़ती। नाम या अंत (ending) सुधारें, फाइल को सही जगह रखें, या हटाएं।',
  },
  'paper-old': {
    en: 'The PDF of this paper is older than its words. Run “npm run documents”.',
    hi: 'इस प्रपत्र का PDF उसके शब्दों से पुराना है। “npm run documents” चलाएं।',
  },
  'paper-not-made': {
    en: 'This paper has no PDF yet. Run “npm run documents”.',
    hi: 'इस प्रपत्र का PDF अभी नहीं बना है। “npm run documents” चलाएं।',
  },
  'document-unused': {
    en: 'No page and no record leads to this file. Name it in a record or with <Download>, or remove it.',
    hi: 'कोई पृष्ठ या अभिलेख इस फाइल तक नहीं ले जाता। इसका नाम किसी अभिलेख में या <Download> से लिखें, या इसे हटाएं।',
  },
  'table-unused': {
    en: 'No page shows this table. Write <Table id="%{id}" /> on a page, or remove the two files.',
    hi: 'कोई पृष्ठ यह सारणी नहीं दिखाता। किसी पृष्ठ पर <Table id="%{id}" /> लिखें, या दोनों फाइलें हटाएं।',
  },
  'source-unused': {
    en: 'Nothing was read in this source. Name it where it was used, or remove it.',
    hi: 'इस स्रोत से कुछ नहीं लिया गया है। जहां इसका उपयोग हुआ वहां इसका नाम लिखें, या इसे हटाएं।',
  },
  'source-twice': {
    en: 'This id stands in %{other} too. Use that one, or choose another id.',
    hi: 'यह id %{other} में भी है। उसी का उपयोग करें, या दूसरी id चुनें।',
  },
  'procedure-not-shown': {
    en: 'The page “%{page}” does not show it. Write <Procedure id="%{id}" /> there, or correct the page.',
    hi: 'पृष्ठ “%{page}” इसे नहीं दिखाता। वहां <Procedure id="%{id}" /> लिखें, या पृष्ठ का नाम सुधारें।',
  },
  'sheet-not-linked': {
    en: 'The page “%{page}” does not lead to it. Write <SheetLink id="%{id}" /> there, or correct the page.',
    hi: 'पृष्ठ “%{page}” इस तक नहीं ले जाता। वहां <SheetLink id="%{id}" /> लिखें, या पृष्ठ का नाम सुधारें।',
  },
  'sheet-no-who': {
    en: 'This field is missing. Add it: whom the sheet is for.',
    hi: 'यह फील्ड नहीं है। इसे जोड़ें: पत्रक किसके लिए है।',
  },
  'sheet-no-office': {
    en: 'This field is missing. Add it: an id of %{file}, or %{own}.',
    hi: 'यह फील्ड नहीं है। इसे जोड़ें: %{file} की कोई id, या %{own}।',
  },
  'pack-twice': {
    en: '“%{id}” stands here twice. Remove one of them.',
    hi: '“%{id}” यहां दो बार है। एक हटाएं।',
  },
  'pack-not-linked': {
    en: 'No page of the pack leads to it. Write <PackLink id="%{id}" /> on one of them.',
    hi: 'पैक का कोई पृष्ठ इस तक नहीं ले जाता। उनमें से किसी एक पर <PackLink id="%{id}" /> लिखें।',
  },
  'moved-taken': {
    en: '“%{address}” answers already. Remove what is there first, or remove this entry.',
    hi: '“%{address}” पहले से खुलता है। पहले वहां जो है उसे हटाएं, या यह प्रविष्टि हटाएं।',
  },
  'moved-twice': {
    en: '“%{address}” stands twice in this file. Keep one of the two.',
    hi: '“%{address}” इस फाइल में दो बार है। एक ही रखें।',
  },
  'moved-again': {
    en: '“%{address}” was given up itself. Write the address to which it leads now.',
    hi: '“%{address}” खुद छोड़ा जा चुका है। वह पता लिखें जिस तक वह अब ले जाता है।',
  },
  'moved-nowhere': {
    en: 'There is nothing at “%{address}”. Write the address of a page or document as the site has it.',
    hi: '“%{address}” पर कुछ नहीं है। पृष्ठ या दस्तावेज का पता वैसे लिखें जैसे साइट पर है।',
  },
  'moved-other-language': {
    en: '“%{address}” is in the other language. Write the address in the language of “%{from}”.',
    hi: '“%{address}” दूसरी भाषा में है। पता “%{from}” की भाषा में लिखें।',
  },
  'search-word-twice': {
    en: '“%{phrase}” also stands in the line that begins with “%{other}”. A word means one thing: remove it from one of the lines, or make them one line.',
    hi: '“%{phrase}” उस पंक्ति में भी है जो “%{other}” से शुरू होती है। एक शब्द का एक अर्थ: उसे एक पंक्ति से हटाएं, या दोनों को एक पंक्ति बनाएं।',
  },
  'search-answer-twice': {
    en: '“%{phrase}” already leads to “%{other}”. A question has one answer: remove it here or there.',
    hi: '“%{phrase}” पहले से “%{other}” तक ले जाता है। एक प्रश्न का एक उत्तर: उसे यहां से या वहां से हटाएं।',
  },
  'document-only-pdf': {
    en: 'Only PDF files are published from this folder. Save it as a PDF, or remove it.',
    hi: 'इस फोल्डर से केवल PDF फाइलें प्रकाशित होती हैं। इसे PDF के रूप में सहेजें, या हटाएं।',
  },
  'document-name': {
    en: 'The name becomes a public address, so it has only small letters a to z, digits and hyphens, and ends in .pdf. Rename it.',
    hi: 'नाम सार्वजनिक पता बनता है, इसलिए उसमें केवल छोटे अक्षर a से z, अंक और हाइफन होते हैं, और अंत में .pdf। इसका नाम बदलें।',
  },
  'document-large': {
    en: 'The file is larger than 5 MB, too much for a phone. Make its pictures smaller, or split it.',
    hi: 'फाइल 5 MB से बड़ी है, फोन के लिए बहुत बड़ी। उसके चित्र छोटे करें, या उसे भागों में बांटें।',
  },
  'document-not-pdf': {
    en: 'This is not a PDF. Save or print the document as a PDF and replace the file.',
    hi: 'यह PDF नहीं है। दस्तावेज को PDF के रूप में सहेजें या छापें और फाइल बदलें।',
  },
  'document-locked': {
    en: 'The PDF is locked with a password. Save it without a password and replace the file.',
    hi: 'PDF पासवर्ड से बंद है। उसे बिना पासवर्ड के सहेजें और फाइल बदलें।',
  },
  'document-damaged': {
    en: 'The PDF is damaged or not complete. Make it again and replace the file.',
    hi: 'PDF खराब या अधूरा है। उसे फिर से बनाएं और फाइल बदलें।',
  },
  'document-language': {
    en: 'The file %{file} does not say its language. Add “languages: [en]”, “[hi]” or “[en, hi]” below “file”.',
    hi: 'फाइल %{file} अपनी भाषा नहीं बताती। “file” के नीचे “languages: [en]”, “[hi]” या “[en, hi]” जोड़ें।',
  },
  'check-failed': {
    en: 'The check itself stopped: %{reason}. Save a file again to repeat it.',
    hi: 'जांच बीच में रुक गई: %{reason}। उसे दोहराने के लिए कोई फाइल फिर से सहेजें।',
  },
} as const satisfies Messages;
