import { catalogue } from '../../content/catalogue';
import type { Lang } from '../../language/lang';
import { type DIRECTORY_LISTS, HEADQUARTERS, type OfficeUnit } from '../../schemas/office';
import { OfficesList } from './OfficesList';
import { PeopleByUnit } from './PeopleByUnit';
import { PeopleList } from './PeopleList';

interface DirectoryProps {
  lang: Lang;
  /** Officers of one list … */
  list?: (typeof DIRECTORY_LISTS)[number] | undefined;
  /** … or the offices of one unit, or of all. */
  offices?: OfficeUnit | 'all' | undefined;
}

/** Officers or offices of the bureau, as `content/directory.yaml` and `content/offices.yaml` have them. */
export function Directory({ lang, list, offices }: DirectoryProps) {
  const { sources } = catalogue;
  const shared = { lang, sources, headquartersPhones: catalogue.offices.get(HEADQUARTERS)!.phones };
  if (offices) return <OfficesList {...shared} entries={[...catalogue.offices]} unit={offices} />;
  if (!list) throw new Error('Directory shows nothing: write list="…" or offices="…".');
  const entries = [...catalogue.people]
    .filter(([, person]) => person.lists.includes(list))
    .map(([id, person]) => {
      const office = catalogue.offices.get(person.office);
      if (!office)
        throw new Error(`content/directory.yaml: “${id}” names the office “${person.office}”, which does not exist.`);
      return { id, person, office };
    });
  if (list === 'who-is-who') return <PeopleByUnit {...shared} entries={entries} offices={catalogue.offices} />;
  return <PeopleList {...shared} entries={entries} />;
}
