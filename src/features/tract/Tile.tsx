import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { Sign } from './Sign';
import styles from './Tract.module.css';
import { cardId, type TractDistrict } from './tract-data';

/** A district on the map: its name, what stands in it, and the way to its card. */
export function Tile({ lang, district }: { lang: Lang; district: TractDistrict }) {
  const { id, place, unit, tile, seated, isWeighed } = district;
  const [column, row] = tile;
  const classes = [styles.tile, styles[unit], styles[`column${column * 2 - 1}`], styles[`row${row}`]];
  return (
    <a className={classes.join(' ')} href={`#${cardId(id)}`}>
      <span className={styles.name}>{tileName(place.name[lang])}</span>
      <span className={styles.signs} aria-hidden="true">
        {seated.hasUnitOffice && <Sign name="unitOffice" />}
        {seated.offices > 0 && <Sign name="office" />}
        {seated.offices > 1 && seated.offices}
        {isWeighed && <Sign name="weighing" />}
      </span>
      <span className="visually-hidden">{signsInWords(district, lang)}</span>
    </a>
  );
}

/** Without what stands in brackets; a long name may part between its words. */
function tileName(name: string): string {
  const [short = name] = name.split(' (');
  return short.length > 8 ? short.replace(/(jahan|garh|banki|pur|गढ़|पुर)/g, '\u00AD$1') : short;
}

function signsInWords({ seated, isWeighed }: TractDistrict, lang: Lang): string {
  const t = translator(lang);
  const { offices: count } = seated;
  const words = [
    ...(count === 1 ? [t('tract.oneOffice')] : []),
    ...(count > 1 ? [fill(t('tract.offices'), { count })] : []),
    ...(seated.hasUnitOffice ? [t('tract.hasUnitOffice')] : []),
    ...(isWeighed ? [t('tract.hasWeighing')] : []),
  ].join(', ');
  return words && `: ${words}`;
}
