import { type Lang, otherLang } from '../language/lang';
import { translator } from '../words/strings';

/** The same page in the other language. */
export function LanguageLink(props: { lang: Lang; twin: string; className: string | undefined }) {
  const { lang, twin, className } = props;
  return (
    <a href={twin} className={className} lang={otherLang(lang)} hrefLang={otherLang(lang)} data-language-link>
      {translator(lang)('language.switch')}
    </a>
  );
}
