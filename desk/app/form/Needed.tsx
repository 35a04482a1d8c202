import { FORM } from '../../words/form.ts';
import { useWords } from '../words.tsx';
import css from './form.module.css';

/** What the star beside a name means. */
export function Needed() {
  const { t } = useWords();
  return (
    <p className={css.needed}>
      <span className={css.star}>*</span> {t(FORM.needed)}
    </p>
  );
}
