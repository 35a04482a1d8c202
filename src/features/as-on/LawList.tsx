import { fill, formatDocumentDate } from '../../language/format';
import type { AsOnProps } from './as-on-props';

interface LawListProps extends Pick<AsOnProps, 'lang' | 'words'> {
  laws: AsOnProps['laws'];
}

/** Laws with the day since which each was in force. */
export function LawList({ laws, words, lang }: LawListProps) {
  return (
    <ul>
      {laws.map(({ title, href, from }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          {from !== undefined && ` ${fill(words.since, { date: formatDocumentDate(from, lang) })}`}
        </li>
      ))}
    </ul>
  );
}
