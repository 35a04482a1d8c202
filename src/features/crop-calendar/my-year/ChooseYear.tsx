import { CULTIVATION_UNITS } from '../../../addresses/cultivator-lists';
import { yearPath } from '../../../addresses/my-crop-year';
import { districtOffices, townOf } from '../../../domain/district-offices';
import type { Lang } from '../../../language/lang';
import { CROP_KINDS } from '../../../schemas/crop-calendar';
import type { Office } from '../../../schemas/office';
import { translator } from '../../../words/strings';
import styles from './ChooseYear.module.css';
import { MyYearSlot } from './MyYearSlot';

/** Every District Opium Office with each kind of crop, unit by unit: plain links. */
export function ChooseYear({ lang, offices }: { lang: Lang; offices: Map<string, Office> }) {
  const t = translator(lang);
  return (
    <>
      <MyYearSlot lang={lang} isChooser />
      <ul className={styles.units}>
        {CULTIVATION_UNITS.map((unit) => (
          <li key={unit}>
            <strong>{t(`office.${unit}`)}</strong>
            <ul className={styles.offices}>
              {districtOffices(offices, unit).map((office) => (
                <li key={office.id}>
                  <span className={styles.town}>{townOf(office, lang)}</span>
                  {CROP_KINDS.map((kind) => (
                    <a key={kind} href={yearPath(office.id, kind, lang)}>
                      <span className="visually-hidden">{townOf(office, lang)}, </span>
                      {t(`myYear.${kind}`)}
                    </a>
                  ))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
