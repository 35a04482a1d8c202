import { foreignLang } from '../../language/devanagari';
import { unbroken } from '../../language/format';
import type { Lang } from '../../language/lang';

/** Words of a cell; the numbers of a document, which `; ` divides, each in its own language. */
export function InParts({ words, lang }: { words: string; lang: Lang }) {
  const whole = foreignLang(words, lang);
  if (whole) return <span lang={whole}>{words}</span>;
  const parts = words.split('; ');
  if (!parts.some((part) => foreignLang(part, lang))) return unbroken(words);
  return parts.map((part, index) => (
    <span key={part} lang={foreignLang(part, lang)}>
      {index > 0 && '; '}
      {part}
    </span>
  ));
}
