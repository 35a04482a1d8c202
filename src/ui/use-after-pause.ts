import { useEffect, useState } from 'react';

const PAUSE_MS = 900;

/** A text once it has stood for a moment: a pause in typing is announced, not every letter. */
export function useAfterPause(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
