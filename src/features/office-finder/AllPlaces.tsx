import { Details } from '../../components/prose/Details';
import { WordTable } from '../../components/tables/WordTable';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { Separated } from '../../ui/Separated';
import { type FinderPlace, finderProps, type OfficeContent } from './finder-props';
import { PlaceName } from './PlaceName';
import styles from './OfficeFinder.module.css';

interface Props {
  lang: Lang;
  catalogue: OfficeContent;
}

/** Every place and its offices, unit by unit: the finder without scripts. */
export function AllPlaces({ lang, catalogue }: Props) {
  const t = translator(lang);
  const { places, offices, words } = finderProps(catalogue, lang);
  const tracts = places.filter(({ unitOffice }) => unitOffice !== undefined);
  const units = [...new Set(tracts.map(({ unit }) => unit))];
  return (
    <section className={styles.all} aria-labelledby="all-places">
      <h2 id="all-places">{words.allPlaces}</h2>
      <p data-print="only">{t('print.opened')}</p>
      {units.map((unit) => (
        <Details key={unit} title={t(`office.${unit}`)} lang={lang}>
          <WordTable
            caption={`${words.allPlaces}: ${t(`office.${unit}`)}`}
            columns={[words.place, words.office]}
            rows={tracts
              .filter((place) => place.unit === unit)
              .map((place) => ({ key: place.id, cells: [<PlaceName key="place" {...place} />, officesOf(place)] }))}
          />
        </Details>
      ))}
    </section>
  );

  function officesOf({ offices: ids, unitOffice, note }: FinderPlace) {
    return (
      <>
        {ids.length === 0 && <>{words.noOffice} </>}
        <Separated>
          {(ids.length > 0 ? ids : [unitOffice ?? []].flat()).map((id) => (
            <a key={id} href={`#${id}`}>
              {offices[id]?.name}
            </a>
          ))}
        </Separated>
        {note && <span className={styles.note}>{note}</span>}
      </>
    );
  }
}
