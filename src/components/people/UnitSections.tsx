import type { ReactNode } from 'react';
import type { Lang } from '../../language/lang';
import { OFFICE_UNITS, type OfficeUnit } from '../../schemas/office';
import { translator } from '../../words/strings';
import styles from './Directory.module.css';
import type { DirectoryEntry } from './DirectoryCard';

interface UnitSectionsProps {
  /** What is listed; a page may have one of each. */
  listed: 'officers' | 'offices';
  entries: DirectoryEntry[];
  lang: Lang;
  /** Shows the entries of one unit. */
  children: (entries: DirectoryEntry[], unit: OfficeUnit) => ReactNode;
}

const NAMES = { officers: 'directory.jumpOfficers', offices: 'directory.jumpOffices' } as const;

/** A directory unit by unit, with links to the units. */
export function UnitSections({ listed, entries, lang, children }: UnitSectionsProps) {
  const t = translator(lang);
  const units = OFFICE_UNITS.map((unit) => ({
    unit,
    id: `${listed}-${unit}`,
    name: t(`office.${unit}`),
    own: entries.filter(({ office }) => office.unit === unit),
  })).filter(({ own }) => own.length > 0);
  return (
    <div className={styles.directory}>
      <nav className={styles.jump} aria-label={t(NAMES[listed])} data-print="hide">
        <ul>
          {units.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {units.map(({ unit, id, name, own }) => (
        <section key={id} className={styles.unit}>
          <h3 className={styles.unitName} id={id}>
            {name}
          </h3>
          {children(own, unit)}
        </section>
      ))}
    </div>
  );
}
