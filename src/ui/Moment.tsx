import { formatDayOrMoment } from '../language/format';
import type { Lang } from '../language/lang';

/** A day, or a moment of it in Indian time. */
export function Moment({ at, lang }: { at: string; lang: Lang }) {
  return <time dateTime={at.includes('T') ? `${at}+05:30` : at}>{formatDayOrMoment(at, lang)}</time>;
}
