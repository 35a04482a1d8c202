import type { Messages } from './message.ts';

/** Messages about words in both languages, wherever they stand. */
export const WORDS = {
  'words-figures': {
    en: 'The figures differ: %{english} in English, %{hindi} in Hindi. Correct the wrong one.',
    hi: 'अंक अलग हैं: अंग्रेजी में %{english}, हिंदी में %{hindi}। जो गलत है उसे ठीक करें।',
  },
  'words-amount': {
    en: '“%{amount}…” is an amount written by hand. Put it into facts.yaml and write its id in braces: {fact-id}.',
    hi: '“%{amount}…” राशि हाथ से लिखी गई है। उसे facts.yaml में रखें और यहां उसकी id कोष्ठक में लिखें: {fact-id}।',
  },
  'words-facts': {
    en: 'English and Hindi name different facts in braces. Use the same ones.',
    hi: 'अंग्रेजी और हिंदी में कोष्ठक { } में अलग-अलग तथ्य हैं। दोनों में वही लिखें।',
  },
  'words-glossary': {
    en: 'The site writes “%{use}”, not “%{found}” (%{file}). Change the word.',
    hi: 'साइट पर “%{use}” लिखा जाता है, “%{found}” नहीं (%{file})। शब्द बदलें।',
  },
  'words-notebook': {
    en: '“%{phrase}” is a note for editors. Tell readers whom to ask, and put what is missing into “gaps”, what is doubtful into “toConfirm”.',
    hi: '“%{phrase}” संपादकों के लिए टिप्पणी है। पाठकों को बताएं कि किससे पूछें; जो नहीं है उसे “gaps” में, जो संदिग्ध है उसे “toConfirm” में रखें।',
  },
  'words-danda': {
    en: 'The danda stands straight after a digit: “%{found}”. Turn the sentence so that it ends with a word.',
    hi: 'पूर्ण विराम अंक के ठीक बाद है: “%{found}”। वाक्य को ऐसे लिखें कि वह शब्द पर समाप्त हो।',
  },
  'words-dot': {
    en: '“%{found}” has a dot under one of “क, ख, ग, ज, फ”. Our Hindi writes the letter without it.',
    hi: '“%{found}” में क, ख, ग, ज या फ के नीचे बिंदु है। हमारी हिंदी में यह बिंदु नहीं लगता।',
  },
  'words-number': {
    en: '“%{found}”: the noun does not fit the number. Write “1 record”, “2 records”, “sections 15 and 17”.',
    hi: '“%{found}”: संज्ञा संख्या से मेल नहीं खाती। “1 पंक्ति”, “2 पंक्तियां” की तरह लिखें।',
  },
  'words-subject': {
    en: '“%{sentence}” does not say who does it. Begin with यह आदेश, यह अधिसूचना …, or write a noun phrase.',
    hi: '“%{sentence}” से पता नहीं चलता कि कौन करता है। “यह आदेश”, “यह अधिसूचना” … से शुरू करें, या संज्ञा पद लिखें।',
  },
} as const satisfies Messages;
