import { type ComponentProps, useMemo } from 'react';
import { isLang } from '../../../src/language/lang.ts';
import { readable } from '../../model/readable.ts';
import { GrowingText } from './GrowingText.tsx';
import { useNames } from './names-context.ts';
import css from './ReadText.module.css';

/**
 * A text that can be read: until it has the focus, what readers will see lies over what is written, figures with their values. The
 * field itself is never anything but the source, so nothing is lost on the way.
 */
export function ReadText(props: ComponentProps<'textarea'> & { value: string }) {
  const { parts, names } = useNames();
  const { value, lang = '' } = props;
  const pieces = useMemo(() => (isLang(lang) ? readable(value, lang, parts, names) : []), [value, lang, parts, names]);
  if (pieces.every(({ kind }) => kind === 'plain')) return <GrowingText {...props} />;
  const codes = new Map(
    pieces.flatMap(({ kind, source, text }) => (kind === 'chip' && source ? [[source, text]] : [])),
  );
  return (
    <div className={css.box}>
      <GrowingText {...props} />
      <div className={`${props.className ?? ''} ${css.read}`} lang={lang} aria-hidden="true">
        {pieces.map(({ kind, text }, index) => (
          // Pieces have no names; they are drawn anew with each key.
          // oxlint-disable-next-line no-array-index-key
          <span key={index} className={css[kind]}>
            {text}
          </span>
        ))}
      </div>
      {codes.size > 0 && (
        <p className={css.codes} aria-hidden="true">
          {[...codes].map(([source, text]) => (
            <span key={source}>
              <code>{source}</code> = {text}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
