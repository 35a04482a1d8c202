import { isUtf8 } from 'node:buffer';
import type { Localized } from '../../../src/language/lang.ts';
import type { Recognised } from '../../model/import-api.ts';
import { DeskError } from '../desk-error.ts';

const REFUSED = {
  office: {
    en: 'This is an Excel or Word file. Open it in Excel, choose “Save as” with the type “CSV UTF-8 (Comma delimited)”, and bring that file.',
    hi: 'यह Excel या Word की फाइल है। इसे Excel में खोलें, “Save as” में “CSV UTF-8 (Comma delimited)” चुनकर सहेजें, और वही फाइल लाएं।',
  },
  pdf: {
    en: 'This is a PDF. A table cannot be read from it. Ask for the spreadsheet from which it was printed.',
    hi: 'यह पीडीएफ है। इससे तालिका पढ़ी नहीं जा सकती। वह स्प्रेडशीट मांगें जिससे यह छपा है।',
  },
  'not-text': {
    en: 'This file holds no text. Save the table as “CSV UTF-8” and bring that file.',
    hi: 'इस फाइल में पाठ नहीं है। तालिका को “CSV UTF-8” के रूप में सहेजें और वह फाइल लाएं।',
  },
  empty: { en: 'The file is empty.', hi: 'फाइल खाली है।' },
  'old-font': {
    en: 'The Hindi of this file is written in an old font such as Kruti Dev: other letters stand in the file than are seen. Convert it to Unicode (Mangal) first, with the converter of your office, then save it as “CSV UTF-8” and bring it again.',
    hi: 'इस फाइल की हिंदी कृतिदेव जैसे पुराने फॉन्ट में है: फाइल में वे अक्षर नहीं हैं जो दिखते हैं। पहले इसे कार्यालय के कन्वर्टर से यूनिकोड (मंगल) में बदलें, फिर “CSV UTF-8” में सहेजकर दोबारा लाएं।',
  },
} satisfies Record<string, Localized>;

function refuse(code: keyof typeof REFUSED): never {
  throw new DeskError(422, `import-${code}`, REFUSED[code]);
}

const beginsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** The text of a brought file, and how it was encoded. */
export function decode(bytes: Buffer): { encoding: Recognised['encoding']; text: string } {
  if (bytes.length === 0) refuse('empty');
  if (beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) refuse('office');
  if (bytes.subarray(0, 1024).includes('%PDF-')) refuse('pdf');
  const encoding = encodingOf(bytes);
  // The decoder takes a byte-order mark away.
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) refuse('not-text');
  if (text.trim() === '') refuse('empty');
  if (isOldFont(text.slice(0, 200_000))) refuse('old-font');
  return { encoding, text };
}

function encodingOf(bytes: Buffer): Recognised['encoding'] {
  if (beginsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (beginsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  // Without its mark: in UTF-16 every second byte of Latin text, of digits and separators is zero.
  const start = bytes.subarray(0, 4000);
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > start.length / 20 && even === 0) return 'utf-16le';
  if (even > start.length / 20 && odd === 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Frequent words of lists of people as they stand in Kruti Dev and its kind: सिंह, लाल, कुमार, पुत्र, ग्राम, देवी, तहसील, श्री, नाम, पिता, का, के, की, में, है. */
const OLD_WORDS =
  /(?<![\p{L}\p{M}])(?:flag|flge|yky|dqekj|iq=|xzke|nsoh|rglhy|Jh|uke|firk|ifr|jke|izlkn|pUnz|fd'ku|'kadj|dk|ds|dh|esa|gS|xkao|xk¡o)(?![\p{L}\p{M}])/gu;

/** Hindi without any Devanagari, but with several of the words that old fonts make of it. */
function isOldFont(text: string): boolean {
  const words = text.match(OLD_WORDS) ?? [];
  const lines = text.split('\n', 2000).length;
  return new Set(words).size >= 3 && words.length >= lines / 4;
}
