import { fill } from '../../language/format';
import { DoubtMark } from '../../ui/DoubtMark';
import { ExternalLink } from '../../ui/ExternalLink';
import { dialled } from '../../lib/telephone';
import type { FinderOffice, FinderPlace, FinderProps } from './finder-props';
import styles from './OfficeFinder.module.css';

type Props = Pick<FinderProps, 'offices' | 'headquartersPhones' | 'words'> & { place: FinderPlace };

/** The offices that work at a place, the unit office above them, and how to reach them. */
export function OfficesOfPlace({ place, offices, headquartersPhones, words }: Props) {
  const { unitOffice } = place;
  const named = [...place.offices, unitOffice ?? []].flat().flatMap((id) => offices[id] ?? []);
  const isSilent = named.every(({ phones, emails }) => phones.length + emails.length === 0);
  return (
    <>
      {place.offices.length === 0 && <p>{words.noOffice}</p>}
      {place.offices.length > 1 && <p>{fill(words.several, { count: place.offices.length })}</p>}
      {place.note && <p>{place.note}</p>}
      {place.offices.length > 0 && (
        <ul className={styles.offices}>
          {place.offices.map((id) => (
            <li key={id}>
              <OfficeInShort id={id} office={offices[id]} words={words} />
            </li>
          ))}
        </ul>
      )}
      {unitOffice && (
        <div className={styles.above}>
          <p className={styles.label}>{words.above}</p>
          <OfficeInShort id={unitOffice} office={offices[unitOffice]} words={words} />
        </div>
      )}
      {isSilent && (
        <p>
          {words.noContact} <Phones numbers={headquartersPhones} />
        </p>
      )}
    </>
  );
}

interface OfficeProps {
  id: string;
  office: FinderOffice | undefined;
  words: FinderProps['words'];
}

function OfficeInShort({ id, office, words }: OfficeProps) {
  if (!office) return null;
  const { name, address, area, weighing, doubt, map, phones, emails } = office;
  return (
    <>
      <a className={styles.name} href={`#${id}`}>
        {name}
      </a>
      {doubt && <DoubtMark {...doubt} />}
      {address && (
        <p>
          {address}{' '}
          {map && (
            <ExternalLink className={styles.map} href={map} newTabNote={words.newTab}>
              {words.map}
            </ExternalLink>
          )}
        </p>
      )}
      {area && (
        <p>
          <span className={styles.label}>{words.area}:</span> {area}
        </p>
      )}
      {weighing && (
        <p>
          <span className={styles.label}>{words.weighing}:</span> {weighing}
        </p>
      )}
      {phones.length > 0 && (
        <p>
          <span className={styles.label}>{words.phone}:</span> <Phones numbers={phones} />
        </p>
      )}
      {emails.map((email) => (
        <p key={email}>
          <span className={styles.label}>{words.email}:</span>{' '}
          <a href={`mailto:${email}`} lang="en">
            {email}
          </a>
        </p>
      ))}
    </>
  );
}

function Phones({ numbers }: { numbers: string[] }) {
  return (
    <span className={styles.phones}>
      {numbers.map((number) => (
        <a key={number} href={dialled(number)}>
          {number}
        </a>
      ))}
    </span>
  );
}
