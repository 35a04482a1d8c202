import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import type { OfficeUnit } from '../../schemas/office';
import styles from './Directory.module.css';

/** Id of the part of a directory that shows one unit. */
export function unitAnchor(unit: OfficeUnit): string {
  return `directory-${unit}`;
}

/** Links to the units of a directory. */
export function UnitLinks({ units, lang }: { units: OfficeUnit[]; lang: Lang }) {
  const t = translator(lang);
  return (
    <nav className={styles.jump} aria-label={t('directory.jump')} data-print="hide">
      <ul>
        {units.map((unit) => (
          <li key={unit}>
            <a href={`#${unitAnchor(unit)}`}>{t(`office.${unit}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
