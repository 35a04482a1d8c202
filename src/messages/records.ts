import type { Messages } from './message.ts';

/** Messages about records of the registers. */
export const RECORDS = {
  'amends-itself': {
    en: 'A record cannot amend itself. Write the name of the older record it changes.',
    hi: 'अभिलेख अपने आप में संशोधन नहीं कर सकता। उस पुराने अभिलेख का नाम लिखें जिसे यह बदलता है।',
  },
  'amends-newer': {
    en: '“%{id}” is newer than this record, so this record cannot amend it. Correct one of the dates, or write “amends” in the newer one.',
    hi: '“%{id}” इस अभिलेख से नया है, इसलिए यह उसमें संशोधन नहीं कर सकता। कोई एक तारीख ठीक करें, या नए अभिलेख में “amends” लिखें।',
  },
  'record-name-twice': {
    en: 'The register %{register} has a record of the same name. Rename one of the two files.',
    hi: 'रजिस्टर %{register} में इसी नाम का अभिलेख है। दोनों में से एक फाइल का नाम बदलें।',
  },
  'record-other-validity': {
    en: '%{other} has the same number and date, but says “%{validity}”. Write the same in both.',
    hi: '%{other} की संख्या और तारीख यही है, पर उसमें “%{validity}” है। दोनों में एक ही लिखें।',
  },
  'specimen-no-mark': {
    en: 'The source is “specimen”, but the mark for readers is missing. Add “specimen: true”.',
    hi: 'स्रोत “specimen” है, पर पाठकों के लिए चिह्न नहीं है। “specimen: true” जोड़ें।',
  },
  'specimen-other-source': {
    en: 'This is marked as a specimen, but its source does not say so. Write “source: [specimen]”.',
    hi: 'इस पर नमूने का चिह्न है, पर इसका स्रोत ऐसा नहीं बताता। “source: [specimen]” लिखें।',
  },
  'record-name': {
    en: 'The name of the file is part of the public address. Use small letters, digits and hyphens only.',
    hi: 'फाइल का नाम सार्वजनिक पते का भाग है। केवल छोटे अक्षर (a-z), अंक और हाइफन लिखें।',
  },
  'record-twice': {
    en: '%{other} has the same number, date and title. Remove one of the two.',
    hi: '%{other} की संख्या, तारीख और शीर्षक यही हैं। दोनों में से एक हटाएं।',
  },
  'event-ends-early': {
    en: '“ends” is before “starts”. Correct one of the two.',
    hi: '“ends” “starts” से पहले है। दोनों में से एक ठीक करें।',
  },
  'tender-opens-early': {
    en: 'Bids would be opened before the last moment for them. Correct “opens” or “closes”; after a corrigendum, add its “newOpens”.',
    hi: 'बोलियां अंतिम समय से पहले खुल जाएंगी। “opens” या “closes” ठीक करें; शुद्धिपत्र के बाद उसका “newOpens” जोड़ें।',
  },
  'corrigendum-old': {
    en: 'The corrigendum of %{date} is older than the tender. Correct its date.',
    hi: '%{date} का शुद्धिपत्र निविदा से पुराना है। उसकी तारीख ठीक करें।',
  },
  'record-not-shown': {
    en: 'No page shows this record of section “%{section}” and kind “%{kind}”. Correct them, or write <Register id="%{register}" /> on a page.',
    hi: 'अनुभाग “%{section}” और प्रकार “%{kind}” का यह अभिलेख किसी पृष्ठ पर नहीं दिखता। उन्हें ठीक करें, या किसी पृष्ठ पर <Register id="%{register}" /> लिखें।',
  },
} as const satisfies Messages;
