import type { Substance } from '../../schemas/substance';
import styles from './ClassPicture.module.css';

type Picture = 'poppy' | 'leaf' | 'tablets' | 'vial' | 'flask' | 'seeds';

/** Classes of the table of rules whose substances come from the poppy. */
const FROM_POPPY = ['opium', 'poppy-straw', 'poppy-straw-concentrate', 'morphine-group'];
/** The list of plants and what is taken from them as it is. */
const PLANTS = 'narcotic-drug';

const OF_CLASS: Record<Substance['class'], Picture> = {
  narcotic: 'vial',
  psychotropic: 'tablets',
  precursor: 'flask',
  'poppy-seed': 'seeds',
};

/** A drawing of what kind of thing a substance is; the words beside it say the same. */
export function ClassPicture({ substance }: { substance: Pick<Substance, 'class' | 'rule' | 'entries'> }) {
  return (
    <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true">
      {DRAWINGS[pictureOf(substance)]}
    </svg>
  );
}

function pictureOf({ class: ofClass, rule, entries }: Pick<Substance, 'class' | 'rule' | 'entries'>): Picture {
  if (FROM_POPPY.includes(rule)) return 'poppy';
  return entries.some(({ list }) => list === PLANTS) ? 'leaf' : OF_CLASS[ofClass];
}

const DRAWINGS: Record<Picture, React.ReactNode> = {
  poppy: (
    <>
      <path className={styles.tint} d="M32 20c-9 0-13 6-13 13s6 13 13 13 13-6 13-13-4-13-13-13Z" />
      <path d="M26 22c-3 6-3 17 1 23M38 22c3 6 3 17-1 23M32 20v26" />
      <path d="M32 46v14M32 57c-4-6-9-8-14-8 1 5 6 9 14 8Zm0 0c4-6 9-8 14-8-1 5-6 9-14 8Z" />
      <path className={styles.accent} d="M20 20h24l3-8-7 3-3-7-5 6-5-6-3 7-7-3Z" />
    </>
  ),
  leaf: (
    <>
      <path className={styles.tint} d="M32 6c7 8 8 17 0 27-8-10-7-19 0-27Z" />
      <path className={styles.tint} d="M32 44c1-10 8-16 20-17 0 11-8 18-20 17Zm0 0c-1-10-8-16-20-17 0 11 8 18 20 17Z" />
      <path d="M32 18v42M32 44l11-10M32 44 21 34" />
      <circle className={styles.accent} cx="46" cy="52" r="4" />
    </>
  ),
  tablets: (
    <>
      <rect className={styles.tint} x="6" y="15" width="42" height="18" rx="9" transform="rotate(-28 27 24)" />
      <path className={styles.accent} d="m27 13 11-6a9 9 0 0 1 9 16l-11 6Z" />
      <circle className={styles.tint} cx="41" cy="46" r="12" />
      <path d="m33 46 16 0" />
      <circle cx="15" cy="50" r="6" />
    </>
  ),
  vial: (
    <>
      <path className={styles.tint} d="M23 20h18v4c5 2 7 5 7 10v20a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V34c0-5 2-8 7-10Z" />
      <path d="M16 38h32v12H16zM22 44h14" />
      <rect className={styles.accent} x="21" y="8" width="22" height="10" rx="2" />
    </>
  ),
  flask: (
    <>
      <path d="M26 8v18L11 51c-3 5 0 8 4 8h34c4 0 7-3 4-8L38 26V8" />
      <path className={styles.tint} d="M19 40h26l7 12c2 4 0 6-3 6H15c-3 0-5-2-3-6Z" />
      <path d="M22 7h20" />
      <circle className={styles.accent} cx="28" cy="50" r="3.5" />
      <circle className={styles.accent} cx="38" cy="46" r="2.5" />
    </>
  ),
  seeds: (
    <>
      <path className={styles.tint} d="M8 34h48c0 14-9 24-24 24S8 48 8 34Z" />
      <path d="M5 34h54" />
      <path
        className={styles.accent}
        d="M17 28a3 3 0 1 1 6 0 3 3 0 0 1-6 0Zm11-3a3 3 0 1 1 6 0 3 3 0 0 1-6 0Zm11 3a3 3 0 1 1 6 0 3 3 0 0 1-6 0ZM23 18a3 3 0 1 1 6 0 3 3 0 0 1-6 0Zm11-1a3 3 0 1 1 6 0 3 3 0 0 1-6 0Zm-5-9a3 3 0 1 1 6 0 3 3 0 0 1-6 0Z"
      />
    </>
  ),
};
