/** Asked for every text: to look it up in the environment each time would take a twentieth of a check. */
let isKept: boolean | undefined;

/** Whether what was read of a file is kept for the next time: only the development server reads files twice, and memory is what a build lacks. */
export function keepsRead(): boolean {
  isKept ??= process.env['NODE_ENV'] === 'development';
  return isKept;
}

/** For tests that read files twice. */
export function keepRead(isWanted: boolean): void {
  isKept = isWanted;
}

/** What is found in a text depends on the text alone: where files are read again, it is looked for once in each. */
export function onceForText<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    if (!keepsRead()) return find(text);
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
}
