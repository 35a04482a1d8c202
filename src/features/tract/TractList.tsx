import { pathFor } from '../../addresses/routes';
import { Details } from '../../components/prose/Details';
import { WordTable } from '../../components/tables/WordTable';
import { townOf } from '../../domain/district-offices';
import { TRACTS_TABLE } from '../../domain/tract';
import { weighingPlaces } from '../../domain/weighing';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { Separated } from '../../ui/Separated';
import { translator } from '../../words/strings';
import styles from './Tract.module.css';
import type { TractContent, TractDistrict } from './tract-data';

interface TractListProps {
  lang: Lang;
  districts: TractDistrict[];
  catalogue: TractContent;
}

/** The same districts as the maps, in a table; on paper it stands below them. */
export function TractList({ lang, districts, catalogue }: TractListProps) {
  const t = translator(lang);
  const contact = pathFor('about/contact', lang);
  const officesOf = ({ offices, unitOffice }: TractDistrict) => {
    if (offices.length === 0 && unitOffice)
      return <a href={`${contact}#${unitOffice.id}`}>{fill(t('tract.ask'), { office: townOf(unitOffice, lang) })}</a>;
    return (
      <Separated>
        {offices.map((office) => (
          <a key={office.id} href={`${contact}#${office.id}`}>
            {townOf(office, lang)}
          </a>
        ))}
      </Separated>
    );
  };
  const weighedFor = ({ offices }: TractDistrict) => {
    const places = offices.flatMap((office) => weighingPlaces(office, catalogue.officePlaces, lang));
    return [...new Set(places)].join('; ') || undefined;
  };
  return (
    <div className={styles.list}>
      <Details title={t('tract.list')} lang={lang} isPrinted>
        <WordTable
          caption={t('tract.list')}
          columns={[
            t('tract.district'),
            t('tract.districtOffices'),
            t('directory.weighing'),
            catalogue.tables.get(TRACTS_TABLE)?.columns['tehsils']?.label[lang] ?? '',
          ]}
          rows={districts.map((district) => ({
            key: district.id,
            cells: [district.place.name[lang], officesOf(district), weighedFor(district), district.tehsils?.[lang]],
          }))}
        />
      </Details>
    </div>
  );
}
