import { fill } from '../../../language/format';
import type { PickerProps } from './picker-words';

/** What an address asks for and the list does not have, one line each. */
export function UnknownIds({ ids, words, links }: { ids: string[] } & Pick<PickerProps, 'words' | 'links'>) {
  return ids.map((id) => (
    <p key={id}>
      {fill(words.unknown, { id })} <a href={links.contact}>{words.ask}</a>
    </p>
  ));
}
