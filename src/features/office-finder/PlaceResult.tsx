import type { Ref } from 'react';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import type { FinderPlace, FinderProps } from './finder-props';
import type { FoundPlaces } from './find-places';
import { OfficesOfPlace } from './OfficesOfPlace';
import { PlaceName } from './PlaceName';
import styles from './OfficeFinder.module.css';

const ID = 'office-finder-result';
/** More places than these are offered by name first. */
const MAX_IN_FULL = 2;

interface Props extends FinderProps {
  found: FoundPlaces<FinderPlace>;
  /** The address that answers a place; a click answers it without loading the page. */
  hrefOf: (place: FinderPlace) => string;
  onPick: (place: FinderPlace) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** What was found for the typed words: one place or two in full, several to choose from, or what to do next. */
export function PlaceResult({ found: { by, places }, hrefOf, onPick, headingRef, ...props }: Props) {
  const { words } = props;
  const [first] = places;
  if (first && places.length === 1 && by !== 'near')
    return (
      <ToolAnswer id={ID} heading={<PlaceName {...first} />} headingRef={headingRef}>
        <OfficesOfPlace {...props} place={first} />
      </ToolAnswer>
    );
  return (
    <ToolAnswer id={ID} heading={words[by]} headingRef={headingRef}>
      {places.length === 0 && (
        <ul>
          {words.nothingHelp.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>
            <a href="#all-places">{words.allPlaces}</a>
          </li>
          <li>
            <a href="#headquarters">{words.headquarters}</a>
          </li>
        </ul>
      )}
      {places.length > MAX_IN_FULL ? (
        <ul className={styles.choices}>
          {places.map((place) => (
            <li key={place.id}>
              <a
                href={hrefOf(place)}
                onClick={(event) => {
                  event.preventDefault();
                  onPick(place);
                }}
              >
                {place.name}
              </a>{' '}
              <span className={styles.about}>{place.about}</span>
            </li>
          ))}
        </ul>
      ) : (
        places.map((place) => (
          <section key={place.id} className={styles.place}>
            <h3>
              <PlaceName {...place} />
            </h3>
            <OfficesOfPlace {...props} place={place} />
          </section>
        ))
      )}
      {by === 'near' && <p>{words.noneOfThese}</p>}
    </ToolAnswer>
  );
}
