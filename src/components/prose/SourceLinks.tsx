import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Source } from '../../schemas/source';
import { ExternalLink } from '../../ui/ExternalLink';

/** Sources in one line, those with a public address as links. */
export function SourceLinks({ sources, lang }: { sources: Source[]; lang: Lang }) {
  const t = translator(lang);
  return sources.map(({ label, url }, index) => (
    <span key={label.en}>
      {index > 0 && '; '}
      {url ? (
        <ExternalLink href={url} newTabNote={t('link.newTab')}>
          {label[lang]}
        </ExternalLink>
      ) : (
        label[lang]
      )}
    </span>
  ));
}
