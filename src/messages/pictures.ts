import type { Messages } from './message.ts';

/** Messages about pictures, albums, and those who name a picture. */
export const PICTURES = {
  'picture-undescribed': {
    en: 'This picture has no description. Write %{name}.yaml beside it: kind, title, alt and credit.',
    hi: 'इस चित्र का विवरण नहीं है। इसके साथ %{name}.yaml लिखें: kind, title, alt और credit।',
  },
  'picture-missing': {
    en: 'There is no picture of this name. Put %{name}.jpg, .png, .webp or .svg beside this file, or remove the file.',
    hi: 'इस नाम का कोई चित्र नहीं है। इस फाइल के साथ %{name}.jpg, .png, .webp या .svg रखें, या यह फाइल हटा दें।',
  },
  'picture-twice': {
    en: 'There are two pictures of this name: %{files}. Rename or remove one of them.',
    hi: 'इस नाम के दो चित्र हैं: %{files}। एक का नाम बदलें या उसे हटा दें।',
  },
  'picture-name': {
    en: 'The name becomes an address, so it has only small letters a to z, digits and hyphens. Rename it, for example %{better}.',
    hi: 'नाम पते में आता है, इसलिए उसमें केवल छोटे अंग्रेजी अक्षर, अंक और हाइफन होते हैं। नाम बदलें, जैसे %{better}।',
  },
  'picture-heic': {
    en: 'This is a HEIC picture, which browsers do not show. Save it as JPEG: on the phone, share it as “Most compatible”, or export it on a computer.',
    hi: 'यह HEIC चित्र है, जिसे ब्राउजर नहीं दिखाते। इसे JPEG में सहेजें: फोन पर “Most compatible” चुनकर भेजें, या कंप्यूटर पर निर्यात करें।',
  },
  'picture-ending': {
    en: 'Pictures end in .jpg, .jpeg, .png, .webp or .svg. Save it in one of these formats, or remove it.',
    hi: 'चित्र .jpg, .jpeg, .png, .webp या .svg में होते हैं। इनमें से किसी में सहेजें, या इसे हटा दें।',
  },
  'picture-not-image': {
    en: 'This file cannot be read as a picture. It may be damaged: open it, save it again as JPEG or PNG, and put it here.',
    hi: 'यह फाइल चित्र के रूप में पढ़ी नहीं जा सकी। वह खराब हो सकती है: खोलकर फिर JPEG या PNG में सहेजें और यहां रखें।',
  },
  'picture-other-format': {
    en: 'The file ends in .%{ending}, but it is a %{format} picture. Rename it to end in .%{format}.',
    hi: 'फाइल का अंत .%{ending} है, पर चित्र %{format} है। अंत बदलकर .%{format} करें।',
  },
  'picture-too-large': {
    en: 'The file has %{megabytes} MB, more than %{most}. Save it smaller: %{pixels} pixels wide is enough.',
    hi: 'फाइल %{megabytes} एमबी की है, जो %{most} एमबी से अधिक है। छोटी करके सहेजें: %{pixels} पिक्सेल चौड़ाई काफी है।',
  },
  'picture-too-small': {
    en: 'The picture is %{width} pixels wide; below %{least} it is blurred on a screen. Use the original, not one from a message or a web page.',
    hi: 'चित्र %{width} पिक्सेल चौड़ा है; %{least} से कम पर वह स्क्रीन पर धुंधला दिखता है। मूल चित्र लें, संदेश या वेब पृष्ठ से लिया हुआ नहीं।',
  },
  'picture-drawing-large': {
    en: 'The drawing has %{kilobytes} KB, more than %{most}. Simplify it, or save it as PNG.',
    hi: 'रेखाचित्र %{kilobytes} केबी का है, जो %{most} केबी से अधिक है। उसे सरल करें, या PNG में सहेजें।',
  },
  'picture-drawing-unsafe': {
    en: 'The drawing holds %{what}, which does not belong in a picture. Export it as plain SVG, or save it as PNG.',
    hi: 'रेखाचित्र में %{what} है, जो चित्र में नहीं होना चाहिए। उसे सादे SVG में निर्यात करें, या PNG में सहेजें।',
  },
  'picture-unused': {
    en: 'No page, record, officer or album shows this picture. Name it in albums.yaml or write <Picture id="%{name}" /> on a page, or remove its two files.',
    hi: 'कोई पृष्ठ, अभिलेख, अधिकारी या एल्बम यह चित्र नहीं दिखाता। इसे albums.yaml में लिखें या पृष्ठ पर <Picture id="%{name}" /> लिखें, या इसकी दोनों फाइलें हटा दें।',
  },
  'picture-unknown': {
    en: 'There is no picture “%{id}”. Write the name of a file in pictures/ without its ending, or add the picture there.%{nearest}',
    hi: '“%{id}” नाम का कोई चित्र नहीं है। pictures/ की किसी फाइल का नाम बिना अंत के लिखें, या चित्र वहां रखें।%{nearest}',
  },
  'picture-alt-is-name': {
    en: 'This is the name of the file, not what is to be seen. Say in a few words what the picture shows.',
    hi: 'यह फाइल का नाम है, यह नहीं कि चित्र में क्या दिखता है। थोड़े शब्दों में लिखें कि चित्र क्या दिखाता है।',
  },
  'picture-alt-begins': {
    en: 'Screen readers say by themselves that it is a picture. Leave out “%{words}” and say what is to be seen.',
    hi: 'स्क्रीन रीडर खुद बताता है कि यह चित्र है। “%{words}” हटाकर लिखें कि क्या दिखता है।',
  },
  'picture-alt-is-caption': {
    en: 'These are the same words as the caption, which a screen reader would read twice. Say in “alt” what is to be seen, in “caption” what it means.',
    hi: 'ये वही शब्द हैं जो caption में हैं; स्क्रीन रीडर उन्हें दो बार पढ़ेगा। “alt” में लिखें कि क्या दिखता है, “caption” में कि उसका अर्थ क्या है।',
  },
  'picture-alt-long': {
    en: 'The description has %{letters} letters; a listener cannot skip within it. Keep it below %{most}, and move the rest to the caption or the text.',
    hi: 'वर्णन %{letters} अक्षरों का है; सुनने वाला इसके बीच से आगे नहीं जा सकता। इसे %{most} से कम रखें, शेष को caption या पाठ में लिखें।',
    isQuestion: true,
  },
  'picture-of-officer-drawn': {
    en: 'An officer is shown by a photograph, and “%{id}” is a drawing. Name a photograph, or remove the line.',
    hi: 'अधिकारी की फोटो दिखाई जाती है, पर “%{id}” रेखाचित्र है। फोटो का नाम लिखें, या यह पंक्ति हटा दें।',
  },
  'picture-of-officer-nameless': {
    en: 'A photograph shows a person, so the entry needs “name”. Add the name in both languages, or remove the photograph.',
    hi: 'फोटो किसी व्यक्ति की होती है, इसलिए यहां “name” चाहिए। दोनों भाषाओं में नाम लिखें, या फोटो हटा दें।',
  },
  'album-picture-twice': {
    en: '“%{id}” stands in the albums twice, and its page can lead on in one of them only. Remove one.',
    hi: '“%{id}” एल्बमों में दो बार है, जबकि उसका पृष्ठ एक ही एल्बम में आगे बढ़ सकता है। एक हटा दें।',
  },
} as const satisfies Messages;
