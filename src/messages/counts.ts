import type { Messages } from './message.ts';

/** Messages about what a table asks to be counted. */
export const COUNTS = {
  'count-not-understood': {
    en: '“%{formula}” counts nothing. Write =offices with a kind and perhaps a unit, as in “=offices district-opium-office rajasthan”, or =posts with the English words of a group.',
    hi: '“%{formula}” से कुछ नहीं गिना जा सकता। =offices के साथ प्रकार और चाहें तो इकाई लिखें, जैसे “=offices district-opium-office rajasthan”, या =posts के साथ समूह के अंग्रेजी शब्द।',
  },
} as const satisfies Messages;
