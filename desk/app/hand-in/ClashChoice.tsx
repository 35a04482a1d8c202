import { useId } from 'react';
import { otherLang } from '../../../src/language/lang.ts';
import type { ClashView, Side } from '../../model/hand-in-api.ts';
import { fieldPath } from '../../words/field-path.ts';
import { CONFLICT } from '../../words/hand-in.ts';
import { useWords } from '../words.tsx';
import css from './hand-in.module.css';

interface Given {
  clash: ClashView;
  number: number;
  side: Side | undefined;
  choose: (side: Side) => void;
}

/** One place where two changes clash: what both began with, both sides, and the other language beside them. */
export function ClashChoice({ clash, number, side, choose }: Given) {
  const { t } = useWords();
  const name = useId();
  const { fields, base, twin, lang } = clash;
  const title = fields.map((field) => t(fieldPath(field))).join(', ') || t(CONFLICT.place, { number });
  return (
    <fieldset className={css.clash}>
      <legend>{title}</legend>
      {base && (
        <p>
          {t(CONFLICT.base)}: <span lang={lang}>{withoutQuotes(base)}</span>
        </p>
      )}
      {twin !== undefined && lang && (
        <p>
          {t(CONFLICT.twin)}: <span lang={otherLang(lang)}>{withoutQuotes(twin)}</span>
        </p>
      )}
      <div className={css.twins}>
        {(['mine', 'theirs'] as const).map((each) => (
          <label key={each} className={css.side}>
            <input type="radio" name={name} checked={side === each} onChange={() => choose(each)} />
            {t(CONFLICT[each])}:
            <strong className={css.text} lang={lang}>
              {withoutQuotes(clash[each]) || t(CONFLICT.removed)}
            </strong>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The quotes of the file are no part of the words. */
function withoutQuotes(text: string): string {
  return text.trim().replace(/^(['"])(.*)\1$/s, '$2');
}
