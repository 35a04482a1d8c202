import type { Localized } from '../../src/language/lang.ts';

/** Words of the preview. */
export const PREVIEW = {
  title: { en: 'Preview: %{what}', hi: 'झलक: %{what}' },
  choose: { en: 'Preview', hi: 'झलक' },
  chooseHint: {
    en: 'Open a page or a record and choose “Preview” there.',
    hi: 'कोई पृष्ठ या अभिलेख खोलें और वहां “झलक” चुनें।',
  },
  home: { en: 'Show the front page', hi: 'मुखपृष्ठ दिखाएं' },
  starting: {
    en: 'The site is being made from your draft. The first time takes up to half a minute.',
    hi: 'आपके मसौदे से वेबसाइट बन रही है। पहली बार आधे मिनट तक लग सकता है।',
  },
  place: { en: 'Shown on', hi: 'कहां दिखता है' },
  width: { en: 'Width', hi: 'चौड़ाई' },
  phone: { en: 'Phone', hi: 'फोन' },
  desk: { en: 'Desktop', hi: 'कंप्यूटर' },
  moment: { en: 'As of', hi: 'किस समय का' },
  momentHint: { en: 'Indian time. Empty: now.', hi: 'भारतीय समय। खाली: अभी।' },
  inLang: {
    en: { en: 'The page in English', hi: 'पृष्ठ अंग्रेजी में' },
    hi: { en: 'The page in Hindi', hi: 'पृष्ठ हिंदी में' },
  },
  mistakes: {
    en: 'Some things must be mended first. Until then parts of the page may be missing:',
    hi: 'पहले कुछ ठीक करना जरूरी है। तब तक पृष्ठ के कुछ भाग नहीं दिखेंगे:',
  },
  edit: { en: 'Back to editing', hi: 'बदलने पर लौटें' },
  tab: { en: 'Open in a tab of its own', hi: 'अलग टैब में खोलें' },
} satisfies Record<string, Localized | Record<string, Localized>>;
