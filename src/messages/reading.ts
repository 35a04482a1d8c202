import type { Messages } from './message.ts';

/** Messages about files that cannot be read as a whole: everything else waits until they are mended. */
export const READING = {
  'file-missing': {
    en: 'This file is missing. Put it back, or take it from an earlier version.',
    hi: 'यह फाइल नहीं है। इसे वापस रखें, या किसी पुराने संस्करण से लें।',
    isRootCause: true,
  },
  'file-empty': {
    en: 'The file is empty. Take its content from an earlier version; if nothing needs the file, remove it.',
    hi: 'फाइल खाली है। इसकी सामग्री किसी पुराने संस्करण से लें; यदि फाइल की जरूरत नहीं है, तो उसे हटाएं।',
    isRootCause: true,
  },
  'file-utf16': {
    en: 'The file is saved as UTF-16 (“Unicode”). Choose “Save as” with the encoding “UTF-8”; in Excel, the file type “CSV UTF-8”.',
    hi: 'फाइल UTF-16 (“Unicode”) में सहेजी गई है। “Save as” चुनकर encoding “UTF-8” में सहेजें; Excel में फाइल का प्रकार “CSV UTF-8” चुनें।',
    isRootCause: true,
  },
  'file-ansi': {
    en: 'The file is saved as ANSI (Windows-1252), and a letter of this line cannot be read. Choose “Save as” with the encoding “UTF-8” (in Excel, “CSV UTF-8”), then look whether all letters are right.',
    hi: 'फाइल ANSI (Windows-1252) में सहेजी गई है, और इस पंक्ति का कोई अक्षर पढ़ा नहीं जा सकता। “Save as” चुनकर encoding “UTF-8” (Excel में “CSV UTF-8”) में सहेजें, फिर देखें कि सभी अक्षर सही हैं।',
    isRootCause: true,
  },
  'file-is-office': {
    en: 'This is a Word or Excel document (or another packed file), only its name is that of a text file. Open it in its program and save it as plain text in UTF-8; a table as “CSV UTF-8”.',
    hi: 'यह Word या Excel का दस्तावेज (या कोई और पैक की हुई फाइल) है; केवल इसका नाम पाठ फाइल का है। इसे उसके प्रोग्राम में खोलें और UTF-8 में सादे पाठ के रूप में सहेजें; सारणी को “CSV UTF-8” के रूप में।',
    isRootCause: true,
  },
  'file-is-pdf': {
    en: 'This is a PDF, only its name is that of a text file. Put it into the folder documents/ with the ending .pdf, and write the text here.',
    hi: 'यह PDF है; केवल इसका नाम पाठ फाइल का है। इसे .pdf के साथ documents/ फोल्डर में रखें, और यहां पाठ लिखें।',
    isRootCause: true,
  },
  'file-is-rtf': {
    en: 'This is a formatted text (RTF), not plain text. Save it as plain text in UTF-8.',
    hi: 'यह सजा हुआ पाठ (RTF) है, सादा पाठ नहीं। इसे UTF-8 में सादे पाठ के रूप में सहेजें।',
    isRootCause: true,
  },
  'file-not-text': {
    en: 'This line holds bytes that are no text. The file is damaged or of another kind: take it from an earlier version.',
    hi: 'इस पंक्ति में ऐसे बाइट हैं जो पाठ नहीं हैं। फाइल खराब है या किसी और प्रकार की है: इसे किसी पुराने संस्करण से लें।',
    isRootCause: true,
  },
  'conflict-marks': {
    en: 'Two versions of the file were joined, and their marks are still there: “%{mark}”. Between <<<<<<< and >>>>>>> keep what is right, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    hi: 'फाइल के दो संस्करण जोड़े गए हैं और उनके निशान अब भी हैं: “%{mark}”। <<<<<<< और >>>>>>> के बीच जो सही है उसे रखें, और <<<<<<<, ======= तथा >>>>>>> से शुरू होने वाली पंक्तियां हटाएं।',
    isRootCause: true,
  },
  'yaml-tab': {
    en: 'This line is indented with a tab. Use spaces only: two for each step.',
    hi: 'इस पंक्ति के आरंभ में टैब है। केवल खाली स्थान (space) लिखें: हर स्तर के लिए दो।',
    isRootCause: true,
  },
  'yaml-colon': {
    en: 'A colon with a space after it stands inside the text. Put the whole text in quotes.',
    hi: 'पाठ के भीतर कोलन (:) और उसके बाद खाली स्थान है। पूरे पाठ को उद्धरण चिह्नों में रखें।',
    isRootCause: true,
  },
  'yaml-colon-space': {
    en: 'After the colon of “%{name}” a space is missing. Write “%{name}: ” and then the value.',
    hi: '“%{name}” के कोलन के बाद खाली स्थान नहीं है। “%{name}: ” और फिर मान लिखें।',
    isRootCause: true,
  },
  'yaml-colon-missing': {
    en: 'This line has no colon. Write the name of the field, a colon, a space and the value; or indent it if it belongs to the text above.',
    hi: 'इस पंक्ति में कोलन (:) नहीं है। फील्ड का नाम, कोलन, खाली स्थान और फिर मान लिखें; यदि यह ऊपर के पाठ का भाग है तो इसके आगे खाली स्थान जोड़ें।',
    isRootCause: true,
  },
  'yaml-quote-open': {
    en: 'A quote begins in this line and does not end. Close it at the end of the text with the same sign: %{quote}',
    hi: 'इस पंक्ति में उद्धरण चिह्न खुलता है पर बंद नहीं होता। पाठ के अंत में वही चिह्न लिखकर बंद करें: %{quote}',
    isRootCause: true,
  },
  'yaml-quote-inside': {
    en: 'The quotes of this text end before its end. Where a quote or apostrophe %{quote} stands inside the text, put %{other} around the whole text.',
    hi: 'इस पाठ के उद्धरण चिह्न अंत से पहले बंद हो जाते हैं। जहां पाठ के भीतर %{quote} आता है, वहां पूरे पाठ के दोनों ओर %{other} लिखें।',
    isRootCause: true,
  },
  'yaml-backslash': {
    en: 'A backslash \\ stands inside double quotes, where it has a meaning of its own. Put single quotes around the text.',
    hi: "दोहरे उद्धरण चिह्नों के भीतर \\ है, जहां उसका अपना अर्थ है। पाठ को एकल उद्धरण चिह्नों (') में रखें।",
    isRootCause: true,
  },
  'yaml-curly-quotes': {
    en: 'Curly quotes (%{quote}) stand where plain ones are needed. Write " or \' around the text.',
    hi: 'जहां सीधे उद्धरण चिह्न चाहिए वहां मुड़े हुए (%{quote}) हैं। पाठ के दोनों ओर " या \' लिखें।',
    isRootCause: true,
  },
  'yaml-hyphen': {
    en: 'After the hyphen of a list a space is missing. Write “- ” before the entry.',
    hi: 'सूची के हाइफन (-) के बाद खाली स्थान नहीं है। प्रविष्टि से पहले “- ” लिखें।',
    isRootCause: true,
  },
  'yaml-first-sign': {
    en: 'The text begins with “%{sign}”, which has a meaning of its own here. Put the whole text in quotes.',
    hi: 'पाठ “%{sign}” से शुरू होता है, जिसका यहां अपना अर्थ है। पूरे पाठ को उद्धरण चिह्नों में रखें।',
    isRootCause: true,
  },
  'yaml-bracket-open': {
    en: 'A bracket “%{sign}” begins in this line and does not end. Close it with “%{end}”; if it is part of a text, put the text in quotes.',
    hi: 'इस पंक्ति में कोष्ठक “%{sign}” खुलता है पर बंद नहीं होता। उसे “%{end}” से बंद करें; यदि वह पाठ का भाग है, तो पाठ को उद्धरण चिह्नों में रखें।',
    isRootCause: true,
  },
  'yaml-indent': {
    en: 'The indent of this line does not fit the lines around it. Fields of one group begin below each other; what belongs to a field stands two spaces further in.',
    hi: 'इस पंक्ति के आगे का खाली स्थान आसपास की पंक्तियों से मेल नहीं खाता। एक समूह के फील्ड एक सीध में शुरू होते हैं; किसी फील्ड के भीतर की बातें दो खाली स्थान और आगे।',
    isRootCause: true,
  },
  'yaml-name-twice': {
    en: 'This name stands twice in the file: “%{name}”. Each name may stand once; remove or rename one of them.',
    hi: 'यह नाम फाइल में दो बार है: “%{name}”। हर नाम एक ही बार आ सकता है; एक को हटाएं या उसका नाम बदलें।',
    isRootCause: true,
  },
  'yaml-two-documents': {
    en: 'A line “---” divides the file in two. Remove the line.',
    hi: '“---” की पंक्ति फाइल को दो भागों में बांटती है। यह पंक्ति हटाएं।',
    isRootCause: true,
  },
  'yaml-unreadable': {
    en: 'The file cannot be read from this line on. Compare the indents, colons and quotes with the lines around it. (The program says: %{reason}.)',
    hi: 'इस पंक्ति से आगे फाइल पढ़ी नहीं जा सकती। आगे के खाली स्थान, कोलन और उद्धरण चिह्न आसपास की पंक्तियों से मिलाएं। (प्रोग्राम का कारण: %{reason})',
    isRootCause: true,
  },
  'yaml-no-fields': {
    en: 'Here is text, but no fields. Write them as in other files of this kind: a name, a colon, a space and the value.',
    hi: 'यहां पाठ है, पर फील्ड नहीं। इस प्रकार की दूसरी फाइलों की तरह लिखें: नाम, कोलन, खाली स्थान और मान।',
    isRootCause: true,
  },
  'yaml-only-remarks': {
    en: 'The file holds nothing but remarks. Take its content from an earlier version; if nothing needs the file, remove it.',
    hi: 'फाइल में केवल टिप्पणियां हैं। इसकी सामग्री किसी पुराने संस्करण से लें; यदि फाइल की जरूरत नहीं है, तो उसे हटाएं।',
    isRootCause: true,
  },
  'csv-semicolons': {
    en: 'The columns are parted by semicolons. Save the table with commas: in Excel “CSV UTF-8 (Comma delimited)”; if it still writes semicolons, set the list separator of Windows to a comma.',
    hi: 'स्तंभ अर्धविराम (;) से अलग किए गए हैं। सारणी को अल्पविराम (,) के साथ सहेजें: Excel में “CSV UTF-8 (Comma delimited)”; यदि फिर भी अर्धविराम आए, तो Windows में “List separator” को अल्पविराम करें।',
    isRootCause: true,
  },
  'csv-tabs': {
    en: 'The columns are parted by tabs. Save the table with commas: in Excel “CSV UTF-8 (Comma delimited)”.',
    hi: 'स्तंभ टैब से अलग किए गए हैं। सारणी को अल्पविराम (,) के साथ सहेजें: Excel में “CSV UTF-8 (Comma delimited)”।',
    isRootCause: true,
  },
  'csv-no-heading': {
    en: 'The first line does not name the columns. Write above the rows: %{columns}',
    hi: 'पहली पंक्ति में स्तंभों के नाम नहीं हैं। पंक्तियों के ऊपर लिखें: %{columns}',
    isRootCause: true,
  },
  'csv-quote-open': {
    en: 'The file cannot be read as CSV: a quotation mark " begins in this line and does not end. Close it at the end of the cell.',
    hi: 'फाइल CSV के रूप में पढ़ी नहीं जा सकती: इस पंक्ति में उद्धरण चिह्न " खुलता है पर बंद नहीं होता। उसे खाने (cell) के अंत में बंद करें।',
    isRootCause: true,
  },
  'csv-quote-inside': {
    en: 'The file cannot be read as CSV: a quotation mark " stands inside a cell of this line, or one before it is not closed. Put the whole cell in quotation marks and write each one inside it twice: "".',
    hi: 'फाइल CSV के रूप में पढ़ी नहीं जा सकती: इस पंक्ति के किसी खाने (cell) के भीतर उद्धरण चिह्न " है, या उससे पहले का चिह्न बंद नहीं है। पूरे खाने को उद्धरण चिह्नों में रखें और भीतर के हर चिह्न को दो बार लिखें: ""।',
    isRootCause: true,
  },
  'csv-unreadable': {
    en: 'The file cannot be read as CSV. Look for a quotation mark that is not closed, in this line or before.',
    hi: 'फाइल CSV के रूप में पढ़ी नहीं जा सकती। इस पंक्ति में या इससे पहले ऐसा उद्धरण चिह्न खोजें जो बंद नहीं है।',
    isRootCause: true,
  },
  'page-no-fields': {
    en: 'The page must begin with its fields between two lines of “---”. Copy them from another page.',
    hi: 'पृष्ठ के आरंभ में “---” की दो पंक्तियों के बीच उसके फील्ड होने चाहिए। उन्हें किसी दूसरे पृष्ठ से उतारें।',
    isRootCause: true,
  },
  'page-fields-open': {
    en: 'The fields at the top of the page begin with “---”, but the second line of “---” after them is missing. Add it.',
    hi: 'पृष्ठ के ऊपर के फील्ड “---” से शुरू होते हैं, पर उनके बाद “---” की दूसरी पंक्ति नहीं है। उसे जोड़ें।',
    isRootCause: true,
  },
  'page-part-open': {
    en: 'The part <%{name}> is not closed. Write </%{name}> where it ends; a part that holds nothing ends with “/>”.',
    hi: '<%{name}> बंद नहीं है। जहां वह समाप्त होता है वहां </%{name}> लिखें; जिसके भीतर कुछ नहीं है वह “/>” पर समाप्त होता है।',
    isRootCause: true,
  },
  'page-part-not-begun': {
    en: 'Here </%{name}> ends a part that did not begin. Remove it, or write <%{name}> where the part begins.',
    hi: 'यहां </%{name}> ऐसे भाग को बंद करता है जो शुरू ही नहीं हुआ। इसे हटाएं, या जहां वह शुरू होता है वहां <%{name}> लिखें।',
    isRootCause: true,
  },
  'page-part-crossed': {
    en: 'Here </%{name}> stands, but <%{open}> is still open. Close them in turn, the inner one first, and spell both names alike.',
    hi: 'यहां </%{name}> है, पर <%{open}> अब भी खुला है। पहले भीतर वाले को बंद करें, फिर बाहर वाले को, और दोनों नाम एक जैसे लिखें।',
    isRootCause: true,
  },
  'page-less-than': {
    en: 'A “<” stands here that begins no part, or the quotes of a part are not closed. Write “less than” in words; a part is written <Name id="…" />.',
    hi: 'यहां ऐसा “<” है जिससे कोई भाग शुरू नहीं होता, या किसी भाग के उद्धरण चिह्न बंद नहीं हैं। “से कम” शब्दों में लिखें; भाग ऐसे लिखा जाता है: <Name id="…" />।',
    isRootCause: true,
  },
  'page-comment': {
    en: 'A remark <!-- … --> cannot stand in a page. Remove it; remarks for editors belong into the description of the change.',
    hi: 'पृष्ठ में <!-- … --> टिप्पणी नहीं हो सकती। इसे हटाएं; संपादकों के लिए टिप्पणियां बदलाव के विवरण में लिखें।',
    isRootCause: true,
  },
  'page-brace': {
    en: 'A brace “{” stands here. Pages hold no code: write round brackets, or remove it.',
    hi: 'यहां “{” है। पृष्ठों में कोड नहीं होता: गोल कोष्ठक लिखें, या इसे हटाएं।',
    isRootCause: true,
  },
  'page-unreadable': {
    en: 'The prose cannot be read from this line on. Look for a “<” or “{” that is not part of a tag, and for a tag that is not closed. (The program says: %{reason}.)',
    hi: 'इस पंक्ति से आगे पृष्ठ का पाठ पढ़ा नहीं जा सकता। ऐसा “<” या “{” खोजें जो किसी टैग का भाग नहीं है, और ऐसा टैग जो बंद नहीं है। (प्रोग्राम का कारण: %{reason})',
    isRootCause: true,
  },
} as const satisfies Messages;
