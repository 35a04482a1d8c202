import { LANGS, type Localized } from '../language/lang';

/** Keeps "Rs. 10", "No. 1" and "10 रुपये" in one line. */
function unbroken(text: string): string {
  return text.replaceAll(/(?<=Rs\.|No\.) (?=\d)|(?<=\d) (?=रुपये)/g, '\u00A0');
}

/** "Name / नाम": both languages in one line. */
export function Both({ text, separator = ' / ' }: { text: Localized; separator?: string }) {
  return (
    <>
      <span lang="en">{unbroken(text.en)}</span>
      {separator}
      <span lang="hi">{unbroken(text.hi)}</span>
    </>
  );
}

/** A line in English, and below it in Hindi. */
export function Stacked({ text, className }: { text: Localized; className: string }) {
  return (
    <div className={className}>
      {LANGS.map((lang) => (
        <p key={lang} lang={lang}>
          {unbroken(text[lang])}
        </p>
      ))}
    </div>
  );
}

/** A sentence or more: English left, Hindi right. */
export function SideBySide({ text, className = '' }: { text: Localized; className?: string }) {
  return (
    <div className={`side-by-side ${className}`}>
      {LANGS.map((lang) => (
        <p key={lang} lang={lang}>
          {unbroken(text[lang])}
        </p>
      ))}
    </div>
  );
}
