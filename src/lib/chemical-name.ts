const PAIRS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** What a scan leaves behind: foreign signs, two hyphens, a space inside of locants or before a bracket's hyphen. */
const SCANNED = /[ø£?*—–]|--|\d, \d|, [A-Za-z]-|\s-|-\s|\s$|\.$/;

/** Whether a chemical name has no trace of a scan, and closes every bracket that it opens. */
export function isChemicalName(text: string): boolean {
  const open: string[] = [];
  for (const sign of text) {
    if ('([{'.includes(sign)) open.push(sign);
    else if (sign in PAIRS && open.pop() !== PAIRS[sign]) return false;
  }
  return open.length === 0 && !SCANNED.test(text);
}
