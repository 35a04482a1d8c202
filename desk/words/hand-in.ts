import type { Localized } from '../../src/language/lang.ts';
import type { StepId } from '../model/hand-in-api.ts';

/** Words of handing in, of history and of conflicts. */
export const HAND_IN = {
  title: { en: 'Hand in', hi: 'सौंपें' },
  nothing: { en: 'There is nothing to hand in.', hi: 'सौंपने के लिए कुछ नहीं है।' },
  changes: { en: 'What changed', hi: 'क्या बदला' },
  derived: { en: 'Follows by itself', hi: 'अपने-आप होने वाले बदलाव' },
  details: { en: 'Before and after', hi: 'पहले और अब' },
  edit: { en: 'Open', hi: 'खोलें' },
  preview: { en: 'Preview', hi: 'झलक' },
  before: { en: 'Before', hi: 'पहले' },
  after: { en: 'Now', hi: 'अब' },
  field: { en: 'Field', hi: 'खाना' },
  line: { en: 'Line %{line}', hi: 'पंक्ति %{line}' },
  file: { en: 'File', hi: 'फाइल' },
  isMissing: { en: '(was not there)', hi: '(नहीं था)' },
  isGone: { en: '(removed)', hi: '(हटाया)' },
  more: { en: '%{count} more differences', hi: '%{count} और अंतर' },
  must: { en: 'Must be mended before you can hand in', hi: 'सौंपने से पहले ठीक करना जरूरी' },
  look: { en: 'Look at these again', hi: 'इन्हें दोबारा देखें' },
  conflicts: { en: 'Changed outside the desk too. Settle first:', hi: 'डेस्क के बाहर भी बदला गया। पहले सुलझाएं:' },
  names: { en: 'Who hands in', hi: 'कौन सौंप रहा है' },
  editor: { en: 'Your name', hi: 'आपका नाम' },
  approver: { en: 'Approved by', hi: 'किसने स्वीकृत किया' },
  sentence: { en: 'What this change is, in one sentence', hi: 'यह बदलाव क्या है, एक वाक्य में' },
  history: { en: 'What readers are told', hi: 'पाठकों को क्या बताया जाएगा' },
  historyHint: {
    en: 'One sentence in their words: what is different now. It stands in “About this page” and in the list of all changes. Leave it to a later time, or say that only spelling was corrected.',
    hi: 'उनके शब्दों में एक वाक्य: अब क्या अलग है। यह “इस पृष्ठ के बारे में” और सभी बदलावों की सूची में रहता है। इसे बाद के लिए छोड़ सकते हैं, या बता सकते हैं कि केवल वर्तनी सुधारी गई।',
  },
  inEnglish: { en: 'In English', hi: 'अंग्रेजी में' },
  inHindi: { en: 'In Hindi', hi: 'हिंदी में' },
  toldByItself: {
    en: 'Readers need no line about this: what is new tells of itself, the rest they do not see.',
    hi: 'इसके बारे में पाठकों को अलग से बताना जरूरी नहीं: जो नया है वह अपने-आप बताया जाता है, बाकी उन्हें नहीं दिखता।',
  },
  readersLine: { en: 'Line %{number}', hi: 'पंक्ति %{number}' },
  oneLine: { en: 'Tell readers in a line', hi: 'पाठकों को एक पंक्ति में बताएं' },
  anotherLine: { en: 'Another line', hi: 'एक और पंक्ति' },
  minor: { en: 'Only spelling was corrected: tell nothing', hi: 'केवल वर्तनी सुधारी गई: कुछ न बताएं' },
  later: { en: 'Say it later', hi: 'बाद में बताएंगे' },
  button: { en: 'Hand in', hi: 'सौंपें' },
  running: { en: 'Being handed in …', hi: 'सौंपा जा रहा है …' },
  done: { en: 'Handed in.', hi: 'सौंप दिया।' },
  doneCommit: { en: 'Handed in as %{commit}.', hi: 'सौंप दिया: %{commit}।' },
  noGit: {
    en: 'This folder is not under Git. The changes will be saved in content/, without a history and without undo.',
    hi: 'यह फोल्डर गिट में नहीं है। बदलाव content/ में सहेजे जाएंगे, पर इतिहास नहीं रहेगा और उन्हें लौटाया नहीं जा सकेगा।',
  },
  ledger: {
    en: 'New addresses enter the record of published addresses with the next release.',
    hi: 'नए पते अगली बार वेबसाइट जारी होने पर पतों के रजिस्टर में जुड़ेंगे।',
  },
  steps: { en: 'Steps', hi: 'चरण' },
  toHistory: { en: 'History and undo', hi: 'इतिहास और वापसी' },
} satisfies Record<string, Localized>;

export const STEP_NAMES: Record<StepId, Localized> = {
  check: { en: 'Check the content', hi: 'सामग्री की जांच' },
  format: { en: 'Put the form of the files in order', hi: 'फाइलों का रूप ठीक करना' },
  follow: { en: 'Note translations, history, word list and redirects', hi: 'अनुवाद, इतिहास, शब्द-सूची और पतों का मिलान' },
  documents: { en: 'Print papers again', hi: 'प्रपत्र फिर से छापना' },
  share: { en: 'Draw share pictures', hi: 'साझा चित्र बनाना' },
  write: { en: 'Write into content/', hi: 'content/ में लिखना' },
  commit: { en: 'Commit with Git', hi: 'गिट में दर्ज करना' },
};

export const STEP_STATES = {
  waits: { en: 'waits', hi: 'बाकी' },
  runs: { en: 'runs …', hi: 'चल रहा है …' },
  done: { en: 'done', hi: 'पूरा' },
  skipped: { en: 'not needed', hi: 'जरूरत नहीं' },
  failed: { en: 'failed', hi: 'नहीं हुआ' },
} satisfies Record<string, Localized>;

export const HISTORY = {
  title: { en: 'History', hi: 'इतिहास' },
  none: { en: 'Nothing was handed in from this desk yet.', hi: 'इस डेस्क से अभी तक कुछ नहीं सौंपा गया।' },
  noGit: {
    en: 'This folder is not under Git: there is no history.',
    hi: 'यह फोल्डर गिट में नहीं है: इतिहास नहीं रखा जाता।',
  },
  by: { en: '%{editor}, approved by %{approver}', hi: '%{editor}, स्वीकृति: %{approver}' },
  undo: { en: 'Undo', hi: 'लौटाएं' },
  undoOf: { en: 'Undo: %{what}', hi: 'लौटाएं: %{what}' },
  undone: {
    en: 'Changed back at the desk: %{count} files. Look at it and hand it in.',
    hi: 'डेस्क पर पहले जैसा किया: %{count} फाइलें। देखें और सौंपें।',
  },
  nothingUndone: { en: 'It was undone already.', hi: 'यह पहले ही लौटाया जा चुका है।' },
  clashing: {
    en: 'Changed again later in the same place; left as they are. Look at them by hand:',
    hi: 'बाद में इन्हीं जगहों पर फिर बदला गया; वैसा ही छोड़ा। इन्हें स्वयं देखें:',
  },
  files: { en: 'Files (%{count})', hi: 'फाइलें (%{count})' },
  readers: { en: 'For readers:', hi: 'पाठकों के लिए:' },
} satisfies Record<string, Localized>;

export const CONFLICT = {
  title: { en: 'Changed twice: %{what}', hi: 'दो बार बदला गया: %{what}' },
  all: { en: 'Changed twice', hi: 'दो बार बदला गया' },
  none: { en: 'No file was changed both here and outside.', hi: 'कोई फाइल यहां और बाहर दोनों जगह नहीं बदली गई।' },
  why: {
    en: 'While you worked at the desk, somebody changed this file in content/. What does not clash goes together by itself.',
    hi: 'जब आप डेस्क पर काम कर रहे थे, किसी ने content/ में यह फाइल बदल दी। जहां टकराव नहीं है, वहां दोनों बदलाव अपने-आप जुड़ जाएंगे।',
  },
  noClash: { en: 'The two changes do not clash.', hi: 'दोनों बदलावों में टकराव नहीं है।' },
  choose: { en: 'Which should hold?', hi: 'कौन-सा रहेगा?' },
  mine: { en: 'Yours, at the desk', hi: 'आपका, डेस्क पर' },
  theirs: { en: 'Theirs, in content/', hi: 'दूसरे का, content/ में' },
  base: { en: 'Both began with', hi: 'दोनों से पहले' },
  twin: { en: 'In the other language', hi: 'दूसरी भाषा में' },
  removed: { en: '(removed)', hi: '(हटाया)' },
  whole: { en: 'The whole file', hi: 'पूरी फाइल' },
  save: { en: 'Save this choice', hi: 'यह चुनाव सहेजें' },
  settled: { en: 'Settled. The choice stands at the desk.', hi: 'सुलझ गया। चुनाव डेस्क पर सहेज लिया।' },
  chooseAll: { en: 'Choose one side in each place first.', hi: 'पहले हर जगह एक रूप चुनें।' },
  place: { en: 'Place %{number}', hi: 'जगह %{number}' },
} satisfies Record<string, Localized>;
