import { LANGS, type Localized } from '../../../src/language/lang.ts';
import type { Untold } from '../../model/hand-in-api.ts';
import { HAND_IN } from '../../words/hand-in.ts';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import css from './hand-in.module.css';
import type { Telling } from './use-telling.ts';

/** What readers are told of what changed: one line may serve several things; a correction of spelling needs none. */
export function ReaderLines({ telling }: { telling: Telling }) {
  const { t } = useWords();
  const { untold, isKnown, lines, setLine } = telling;
  if (!isKnown) return null;
  if (untold.length === 0) return <p>{t(HAND_IN.toldByItself)}</p>;
  return (
    <fieldset className={css.history}>
      <legend>{t(HAND_IN.history)}</legend>
      <p>{t(HAND_IN.historyHint)}</p>
      {untold.map((subject) => (
        <Choice key={subject.id} of={subject} telling={telling} />
      ))}
      {lines.map((line, index) => (
        <div key={index} className={css.pair}>
          {LANGS.map((lang) => (
            <Field
              key={lang}
              lang={lang}
              isRequired
              label={labelOf(lang === 'en' ? HAND_IN.inEnglish : HAND_IN.inHindi, index)}
            >
              {(control) => (
                <input
                  {...control}
                  required
                  maxLength={500}
                  value={line[lang]}
                  onChange={({ target }) => setLine(index, { ...line, [lang]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      ))}
    </fieldset>
  );

  function labelOf(language: Localized, index: number): string {
    return lines.length > 1 ? `${t(HAND_IN.readersLine, { number: index + 1 })}, ${t(language)}` : t(language);
  }
}

/** By which line one thing is told, or that it need not be. */
function Choice({ of: { id, title, kind }, telling }: { of: Untold; telling: Telling }) {
  const { t } = useWords();
  const { lines, choices, choose } = telling;
  return (
    <Field label={`${t(kind)}: ${t(title)}`}>
      {(control) => (
        <select {...control} value={choices[id]} onChange={({ target }) => choose(id, target.value)}>
          {lines.map((_, index) => (
            <option key={index} value={index}>
              {t(HAND_IN.readersLine, { number: index + 1 })}
            </option>
          ))}
          <option value={lines.length}>{t(lines.length === 0 ? HAND_IN.oneLine : HAND_IN.anotherLine)}</option>
          <option value="minor">{t(HAND_IN.minor)}</option>
          <option value="later">{t(HAND_IN.later)}</option>
        </select>
      )}
    </Field>
  );
}
