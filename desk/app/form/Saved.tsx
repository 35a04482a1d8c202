import { FORM } from '../../words/form.ts';
import { Go } from '../address.tsx';
import { useWords } from '../words.tsx';
import css from './form.module.css';

/** Where to go after a save. */
export function Saved({ file, children }: { file: string; children?: React.ReactNode }) {
  const { t } = useWords();
  return (
    <div className={css.row}>
      <Go to={{ screen: 'preview', params: { file } }}>{t(FORM.see)}</Go>
      <Go to={{ screen: 'hand-in', params: {} }}>{t(FORM.handIn)}</Go>
      {children}
    </div>
  );
}
