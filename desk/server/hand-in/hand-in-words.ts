import type { Localized } from '../../../src/language/lang.ts';

/** What is said while changes are handed in. */
export const SAID = {
  yes: { en: '', hi: '' },
  busy: {
    en: 'Another hand-in is running. Wait until it is done.',
    hi: 'एक और सुपुर्दगी चल रही है। उसके पूरा होने तक रुकें।',
  },
  nothing: { en: 'There is nothing to hand in.', hi: 'सौंपने के लिए कुछ नहीं है।' },
  conflict: {
    en: 'A file was changed outside the desk too. Settle that first.',
    hi: 'एक फाइल डेस्क के बाहर भी बदली गई है। पहले उसे सुलझाएं।',
  },
  checking: {
    en: 'The check of the content is still running. Try again in a moment.',
    hi: 'सामग्री की जांच अभी चल रही है। थोड़ी देर में फिर कोशिश करें।',
  },
  mistakes: {
    en: 'There are mistakes that must be mended first.',
    hi: 'कुछ गलतियां हैं, जिन्हें पहले ठीक करना जरूरी है।',
  },
  meanwhile: {
    en: 'Something was changed while it was being handed in. Look at your changes and hand in again.',
    hi: 'सौंपने के दौरान कुछ बदल गया। अपने बदलाव देखकर फिर सौंपें।',
  },
  nothingWritten: {
    en: 'Nothing was handed in; your changes are still at the desk.',
    hi: 'कुछ भी सौंपा नहीं गया; आपके बदलाव डेस्क पर सुरक्षित हैं।',
  },
  noPapers: { en: 'No paper changed.', hi: 'कोई प्रपत्र नहीं बदला।' },
  noShares: { en: 'No title changed.', hi: 'कोई शीर्षक नहीं बदला।' },
  noBrowser: {
    en: 'Papers must be printed again, but no Chrome or Chromium was found on this machine. Install one and hand in again.',
    hi: 'प्रपत्र फिर से छापने हैं, पर इस मशीन पर क्रोम या क्रोमियम नहीं मिला। उसे लगाकर फिर सौंपें।',
  },
  noBrowserForShares: {
    en: 'Left out: no Chrome or Chromium was found on this machine. Pages show the general picture until somebody runs “npm run share”.',
    hi: 'छोड़ दिया: इस मशीन पर क्रोम या क्रोमियम नहीं मिला। “npm run share” चलाने तक पृष्ठ सामान्य चित्र दिखाएंगे।',
  },
  noGit: {
    en: 'This folder is not under Git: the changes are saved in content/, without a history.',
    hi: 'यह फोल्डर गिट में नहीं है: बदलाव content/ में सहेजे गए, पर उनका इतिहास नहीं रहेगा।',
  },
} satisfies Record<string, Localized>;
