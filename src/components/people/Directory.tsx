import { catalogue } from '../../content/catalogue';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import { type DIRECTORY_LISTS, HEADQUARTERS, type OfficeUnit } from '../../schemas/office';
import { OfficesList } from './OfficesList';
import { PeopleByUnit, PeopleList } from './PeopleList';

interface DirectoryProps {
  lang: Lang;
  /** Officers of one list … */
  list?: (typeof DIRECTORY_LISTS)[number] | undefined;
  /** … or the offices of one unit, or of all. */
  offices?: OfficeUnit | 'all' | undefined;
}

/** Officers or offices of the bureau, as `content/directory.yaml` and `content/offices.yaml` have them. */
export function Directory({ lang, list, offices: unit }: DirectoryProps) {
  const { offices, people, pictures } = catalogue;
  const context = { lang, headquartersPhones: entryOf(offices, HEADQUARTERS).phones };
  if (unit)
    return <OfficesList {...context} entries={[...offices].map(([id, office]) => ({ id, office }))} unit={unit} />;
  if (!list) throw new Error('Directory shows nothing: write list="…" or offices="…".');
  const entries = [...people]
    .filter(([, person]) => person.lists.includes(list))
    .map(([id, person]) => ({
      id,
      person,
      office: entryOf(offices, person.office),
      picture: person.picture === undefined ? undefined : entryOf(pictures, person.picture),
    }));
  if (list === 'who-is-who') return <PeopleByUnit {...context} entries={entries} offices={offices} />;
  return <PeopleList {...context} entries={entries} />;
}
