import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { OFFICE_UNITS, type Office } from '../../schemas/office';
import { Doubt } from '../../components/prose/Doubt';
import { doubtId } from '../../domain/page-notes';
import styles from './SheetFoot.module.css';

/** All District Opium Offices, unit by unit; the numbers of the headquarters follow. */
export function DistrictOffices({ lang, offices }: { lang: Lang; offices: Map<string, Office> }) {
  const t = translator(lang);
  const all = [...offices].filter(([, { kind }]) => kind === 'district-opium-office');
  return (
    <>
      <p>
        <strong>{t('sheet.ownOffice')}</strong>
      </p>
      <ul className={styles.offices}>
        {OFFICE_UNITS.map((unit) => ({ unit, own: all.filter(([, office]) => office.unit === unit) }))
          .filter(({ own }) => own.length > 0)
          .map(({ unit, own }) => (
            <li key={unit}>
              <strong>{t(`office.${unit}`)}:</strong>{' '}
              {own.map(([id, office], index) => (
                <span key={id}>
                  {index > 0 && '; '}
                  {placeOf(office, lang)}
                  {office.toConfirm && (
                    <span data-print="hide">
                      <Doubt about={doubtId('office', id)} what={office.name[lang]} lang={lang} />
                    </span>
                  )}
                </span>
              ))}
            </li>
          ))}
      </ul>
      <p>{t('directory.noContact')}</p>
    </>
  );
}

/** “Chittorgarh I (Bhilwara Road, Chittorgarh)”: the office by its place, with its address where that says more. */
function placeOf({ name, address }: Office, lang: Lang): string {
  const place = name[lang].slice(name[lang].indexOf(', ') + 2);
  const town = address?.[lang].replace(/, [^,]*$/, '') ?? '';
  return town === '' || place.startsWith(town) ? place : `${place} (${town})`;
}
