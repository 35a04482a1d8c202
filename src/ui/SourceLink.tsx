import type { FinishedSource } from '../domain/finished-source';
import { ExternalLink } from './ExternalLink';

/** The name of a source, as a link where it has an address. */
export function SourceLink({ source, newTab }: { source: FinishedSource | undefined; newTab: string }) {
  if (!source?.url) return source?.label;
  return (
    <ExternalLink href={source.url} newTabNote={newTab}>
      {source.label}
    </ExternalLink>
  );
}
