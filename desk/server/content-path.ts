import { DeskError } from './desk-error.ts';

/** Letters, digits and what stands between them: what names of files in `content/` are made of. */
const PATH = /^(?:[A-Za-z0-9_][\w.-]*\/)*[A-Za-z0-9_][\w.-]*\.[a-z0-9]+$/;

/** Windows takes these for devices, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The path as it came, if it names a file below `content/` and nothing else. */
export function contentPath(path: string): string {
  if (
    path.length > 300 ||
    !PATH.test(path) ||
    path.split('/').some((name) => name.includes('..') || name.endsWith('.') || DEVICE.test(name))
  )
    throw new DeskError(400, 'bad-path', {
      en: `“${path}” is no file of the content. Names have letters, digits, hyphens and dots.`,
      hi: `“${path}” सामग्री की फाइल नहीं है। नाम में अक्षर, अंक, हाइफन और बिंदु ही आते हैं।`,
    });
  return path;
}
