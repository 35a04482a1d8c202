import type { Messages } from './message.ts';

/** Messages about the answers that editors give to questions. */
export const ANSWERS = {
  'answer-incomplete': {
    en: 'An answer needs “code” and “reason”. Write both, each with its words.',
    hi: 'उत्तर में “code” और “reason” दोनों चाहिए। दोनों लिखें।',
  },
  'answer-unknown': {
    en: 'There is no question “%{code}”. Copy the name from the end of the question.',
    hi: '“%{code}” नाम का कोई प्रश्न नहीं है। नाम प्रश्न के अंत से उतारें।',
  },
  'answer-not-needed': {
    en: 'Nobody asks “%{code}” here any more. Remove the answer.',
    hi: '“%{code}” अब यहां कोई नहीं पूछता। उत्तर हटा दें।',
    isQuestion: true,
  },
} as const satisfies Messages;
