import type { Remark } from '../../model/api.ts';
import { SHELL } from '../../words/shell.ts';
import { useWords } from '../words.tsx';
import css from './Remarks.module.css';

/** What is to be said of one field; *must* and *look again* are told apart in words. */
export function Remarks({ id, of }: { id?: string; of: Pick<Remark, 'grade' | 'text' | 'code'>[] }) {
  const { t } = useWords();
  return (
    <ul id={id} className={css.remarks} aria-live="polite" hidden={of.length === 0}>
      {of.map(({ grade, text, code }, index) => (
        <li key={`${code}${index}`} className={grade === 'must' ? css.must : css.look}>
          <strong>{t(grade === 'must' ? SHELL.must : SHELL.lookAgain)}:</strong> {t(text)}
        </li>
      ))}
    </ul>
  );
}
