import type { FinderPlace } from './finder-props';
import styles from './OfficeFinder.module.css';

/** The name of a place, and what it is: a tehsil of which district. */
export function PlaceName({ name, about }: FinderPlace) {
  return (
    <>
      {name} <span className={styles.about}>{about}</span>
    </>
  );
}
