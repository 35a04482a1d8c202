import { Details } from '../../components/prose/Details';
import { SourceList } from '../../components/prose/SourceList';
import { WordTable } from '../../components/tables/WordTable';
import type { Catalogue } from '../../content/load';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { OfficeUnit } from '../../schemas/office';
import { Separated } from '../../ui/Separated';
import type { FinderPlace, FinderProps } from './finder-props';
import { PlaceName } from './PlaceName';
import styles from './OfficeFinder.module.css';

interface Props extends FinderProps {
  lang: Lang;
  catalogue: Pick<Catalogue, 'officePlaces' | 'sources'>;
}

/** Every place and its offices, unit by unit: the finder without scripts. */
export function AllPlaces({ places, offices, words, lang, catalogue }: Props) {
  const t = translator(lang);
  const tracts = places.filter(({ unitOffice }) => unitOffice !== undefined);
  const units = [...new Set(tracts.map(({ unit }) => unit))];
  const sourcesOf = (unit: OfficeUnit) => [
    ...new Set(
      tracts.filter((place) => place.unit === unit).flatMap(({ id }) => catalogue.officePlaces.get(id)?.source ?? []),
    ),
  ];
  return (
    <div className={styles.all}>
      {units.map((unit) => (
        <Details key={unit} title={t(`office.${unit}`)} lang={lang}>
          <WordTable
            caption={`${words.allPlaces}: ${t(`office.${unit}`)}`}
            columns={[words.place, words.office]}
            rows={tracts
              .filter((place) => place.unit === unit)
              .map((place) => ({ key: place.id, cells: [<PlaceName key="place" {...place} />, officesOf(place)] }))}
          />
          <SourceList ids={sourcesOf(unit)} sources={catalogue.sources} lang={lang} />
        </Details>
      ))}
    </div>
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
