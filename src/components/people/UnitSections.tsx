import type { ReactNode } from 'react';
import { fill } from '../../language/format';
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

const COUNTS = { officers: 'directory.countOfficers', offices: 'directory.countOffices' } as const;

/** A directory unit by unit, each closed until it is opened or a link leads into it. */
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
      {units.map(({ unit, id, name, own }) => (
        <section key={id} className={styles.unit}>
          <details className={styles.fold} data-fold>
            <summary>
              <h3 className={styles.unitName} id={id}>
                {name}
              </h3>{' '}
              <span className={styles.count}>{fill(t(COUNTS[listed]), { count: own.length })}</span>
            </summary>
            {children(own, unit)}
          </details>
        </section>
      ))}
    </div>
  );
}
