import type { Localized } from '../../src/language/lang.ts';

/** A request that cannot be carried out, said in words that an editor understands. */
export class DeskError extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Localized;

  constructor(status: number, code: string, text: Localized) {
    super(text.en);
    this.name = 'DeskError';
    this.status = status;
    this.code = code;
    this.text = text;
  }
}

/** What a disk says when it cannot write; the editor can do something about it. */
const OF_DISK: Record<string, Localized> = {
  ENOSPC: {
    en: 'The disk is full. Nothing was changed. Make room and try again.',
    hi: 'डिस्क भर गई है। कुछ नहीं बदला गया। जगह बनाकर फिर कोशिश करें।',
  },
  EBUSY: {
    en: 'A file is open in another program. Nothing was changed. Close it there and try again.',
    hi: 'कोई फाइल किसी और प्रोग्राम में खुली है। कुछ नहीं बदला गया। उसे वहां बंद करके फिर कोशिश करें।',
  },
  EACCES: {
    en: 'The desk may not write into its folder. Nothing was changed. Ask whoever looks after this machine.',
    hi: 'डेस्क को अपने फोल्डर में लिखने की अनुमति नहीं है। कुछ नहीं बदला गया। इस मशीन की देखभाल करने वाले से पूछें।',
  },
};
const SAME_AS: Record<string, string> = { EDQUOT: 'ENOSPC', EFBIG: 'ENOSPC', EPERM: 'EACCES', EROFS: 'EACCES' };

const BROKEN: Localized = {
  en: 'Something went wrong at the desk. What you saved before is safe. The window in which you started it says more.',
  hi: 'डेस्क में कुछ गड़बड़ हुई। पहले सहेजा हुआ सुरक्षित है। जिस विंडो में डेस्क शुरू किया था, उसमें और लिखा है।',
};

/** Any error in words for an editor; what nobody expected is printed in the terminal. */
export function inWords(error: unknown): DeskError {
  if (error instanceof DeskError) return error;
  console.error(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const ofDisk = OF_DISK[SAME_AS[code] ?? code];
  return ofDisk ? new DeskError(507, 'disk', ofDisk) : new DeskError(500, 'broken', BROKEN);
}
