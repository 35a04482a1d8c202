import { useWords } from '../words.tsx';
import type { Refused } from '../api.ts';
import { Notice } from './Notice.tsx';

/** What the desk refused, if it did. */
export function Refusal({ of }: { of: Refused | undefined }) {
  const { t } = useWords();
  return of ? (
    <Notice kind="bad">
      <p>{t(of.text)}</p>
    </Notice>
  ) : null;
}
