import type { Lang } from '../../language/lang';
import { ExternalLink } from '../../ui/ExternalLink';
import { translator } from '../../words/strings';

/** The name of a source, as a link where it has a public address. */
export function SourceName({ label, url, lang }: { label: string; url?: string | undefined; lang: Lang }) {
  if (!url) return label;
  return (
    <ExternalLink href={url} newTabNote={translator(lang)('link.newTab')}>
      {label}
    </ExternalLink>
  );
}
