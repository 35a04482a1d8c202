import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { OfficeUnit } from '../../schemas/office';
import styles from './Directory.module.css';

/** What a directory lists; a page may have one of each. */
type Listed = 'officers' | 'offices';

const NAMES = { officers: 'directory.jumpOfficers', offices: 'directory.jumpOffices' } as const;

/** Id of the part of a directory that shows one unit. */
export function unitAnchor(unit: OfficeUnit, listed: Listed): string {
  return `${listed}-${unit}`;
}

/** Links to the units of a directory. */
export function UnitLinks({ units, listed, lang }: { units: OfficeUnit[]; listed: Listed; lang: Lang }) {
  const t = translator(lang);
  return (
    <nav className={styles.jump} aria-label={t(NAMES[listed])} data-print="hide">
      <ul>
        {units.map((unit) => (
          <li key={unit}>
            <a href={`#${unitAnchor(unit, listed)}`}>{t(`office.${unit}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
