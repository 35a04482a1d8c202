import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { DistrictCard } from './DistrictCard';
import { Sign, SignShapes } from './Sign';
import { Tile } from './Tile';
import styles from './Tract.module.css';
import { type CultivationUnit, MAP_ID, type TractContent, type TractDistrict, tractMaps } from './tract-data';
import { TractList } from './TractList';

/**
 * The districts of licensed cultivation as tiles in their rough place. Each tile is a link to the card of its district: the browser
 * shows the card that the address names, beside the maps or below its own, without a script.
 */
export function Tract({ lang, catalogue }: { lang: Lang; catalogue: TractContent }) {
  const t = translator(lang);
  const maps = tractMaps(catalogue);
  return (
    <div className={styles.tract}>
      <SignShapes />
      <ul className={styles.legend} aria-label={t('tract.legend')}>
        {(['office', 'unitOffice', 'weighing'] as const).map((sign) => (
          <li key={sign}>
            <Sign name={sign} /> {t(`tract.${sign}`)}
          </li>
        ))}
      </ul>
      <div id={MAP_ID} className={styles.maps}>
        <p className={styles.hint}>{t('tract.choose')}</p>
        {maps.map(({ units, districts }) => (
          <section key={units.join('-')} className={styles.map} aria-labelledby={`tract-${units.join('-')}`}>
            <MapHeading lang={lang} units={units} districts={districts} />
            <ul className={styles.tiles}>
              {districts.map((district) => (
                <li key={district.id} className={styles.district}>
                  <Tile lang={lang} district={district} />
                  <DistrictCard lang={lang} district={district} catalogue={catalogue} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.scheme}>{t('tract.scheme')}</p>
      <TractList lang={lang} districts={maps.flatMap(({ districts }) => districts)} catalogue={catalogue} />
    </div>
  );
}

interface MapHeadingProps {
  lang: Lang;
  units: CultivationUnit[];
  districts: TractDistrict[];
}

/** The States of a map, each with the look of its tiles and how many districts it has here. */
function MapHeading({ lang, units, districts }: MapHeadingProps) {
  const t = translator(lang);
  return (
    <h3 id={`tract-${units.join('-')}`} className={styles.heading}>
      {units.map((unit) => (
        <span key={unit} className={styles.state}>
          <span className={`${styles.swatch} ${styles[unit]}`} aria-hidden="true" />
          {stateWords(unit, districts, lang)}
        </span>
      ))}
      <span className={styles.north} aria-hidden="true">
        {t('tract.north')} ↑
      </span>
    </h3>
  );
}

/** The name of a State, and how many of the districts are in it. */
function stateWords(unit: CultivationUnit, districts: TractDistrict[], lang: Lang): string {
  const t = translator(lang);
  const count = districts.filter((district) => district.unit === unit).length;
  return fill(t(count === 1 ? 'tract.stateOne' : 'tract.state'), { state: t(`state.${unit}`), count });
}
