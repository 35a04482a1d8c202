import type { Change } from '../../model/hand-in-api.ts';
import { screenOf } from '../../model/screen-of.ts';
import { HAND_IN } from '../../words/hand-in.ts';
import { Go } from '../address.tsx';
import { useWords } from '../words.tsx';
import { Differences } from './Differences.tsx';
import css from './hand-in.module.css';

/** Every change as a sentence; opened, before and after side by side, of a page in both languages. */
export function ChangeList({ of }: { of: Change[] }) {
  const { t } = useWords();
  return (
    <ul className={css.changes}>
      {of.map((change) => {
        const [file] = change.files;
        if (!file) return null;
        return (
          <li key={file.path}>
            <div className={css.cardHead}>
              <h3>{t(change.sentence)}</h3>
              {!change.isDerived && file.kind !== 'removed' && (
                <p className={css.links}>
                  <Go to={screenOf(file.path)}>{t(HAND_IN.edit)}</Go>
                  <Go to={{ screen: 'preview', params: { file: file.path } }}>{t(HAND_IN.preview)}</Go>
                </p>
              )}
            </div>
            <details>
              <summary>{t(HAND_IN.details)}</summary>
              <div className={css.twins}>
                {change.files.map((each) => (
                  <Differences key={each.path} of={each} />
                ))}
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
