import type { FileChange } from '../../model/hand-in-api.ts';
import { fieldPath } from '../../words/field-path.ts';
import { HAND_IN } from '../../words/hand-in.ts';
import { useWords } from '../words.tsx';
import css from './hand-in.module.css';

/** What stood in a file before, and what stands there now, side by side. */
export function Differences({ of }: { of: FileChange }) {
  const { t } = useWords();
  const { path, differences, more, lang } = of;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached with the keyboard
    <section className={css.scroll} aria-label={path} tabIndex={0}>
      <table className={css.differences}>
        <caption>{path}</caption>
        <thead>
          <tr>
            <th scope="col">{t(HAND_IN.field)}</th>
            <th scope="col">{t(HAND_IN.before)}</th>
            <th scope="col">{t(HAND_IN.after)}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ at, line, before, after }, index) => (
            <tr key={index}>
              <th scope="row">{at.length > 0 ? t(fieldPath(at)) : labelOf(line)}</th>
              <td lang={langOf(at, lang)}>{before === undefined ? t(HAND_IN.isMissing) : <del>{before}</del>}</td>
              <td lang={langOf(at, lang)}>{after === undefined ? t(HAND_IN.isGone) : <ins>{after}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{t(HAND_IN.more, { count: more })}</p>}
    </section>
  );

  function labelOf(line: number | undefined): string {
    return line === undefined ? t(HAND_IN.file) : t(HAND_IN.line, { line });
  }
}

function langOf(at: string[], lang: FileChange['lang']): string | undefined {
  const last = at.at(-1);
  return last === 'en' || last === 'hi' ? last : lang;
}
