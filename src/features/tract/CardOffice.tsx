import { pathFor } from '../../addresses/routes';
import { Doubt } from '../../components/prose/Doubt';
import { placeOf } from '../../content/previous-years-tables';
import { isDistrictOffice } from '../../domain/district-offices';
import { doubtId } from '../../domain/page-notes';
import { weighingWords } from '../../domain/weighing';
import type { Lang } from '../../language/lang';
import { mapHref } from '../../lib/map-href';
import { queryOf } from '../../ui/address-choice';
import { ExternalLink } from '../../ui/ExternalLink';
import { translator } from '../../words/strings';
import styles from './Tract.module.css';
import type { NamedOffice, TractContent } from './tract-data';

interface CardOfficeProps {
  lang: Lang;
  office: NamedOffice;
  catalogue: TractContent;
}

/** An office of a district: for which places, where it weighs, and the ways to its map, its lists and its figures. */
export function CardOffice({ lang, office, catalogue }: CardOfficeProps) {
  const t = translator(lang);
  const { id, unit, name, address, area, toConfirm } = office;
  const weighing = weighingWords(office, catalogue.officePlaces, lang);
  const choice = { unit, office: isDistrictOffice(id) ? id : '' };
  const year = figuresYear(id, catalogue);
  const ofOffice = <span className="visually-hidden">: {name[lang]}</span>;
  return (
    <>
      <a className={styles.officeName} href={`${pathFor('about/contact', lang)}#${id}`}>
        {name[lang]}
      </a>
      {toConfirm && <Doubt about={doubtId('office', id)} what={name[lang]} lang={lang} />}
      {area && (
        <p>
          <span className={styles.label}>{t('directory.area')}:</span> {area[lang]}
        </p>
      )}
      {weighing && (
        <p>
          <span className={styles.label}>{t('directory.weighing')}:</span> {weighing}
        </p>
      )}
      <p className={styles.ways}>
        <a href={`${pathFor('opium/Eligible', lang)}${queryOf(choice)}`}>
          {t('tract.lists')}
          {ofOffice}
        </a>
        <a href={`${pathFor('opium/previous_years_data', lang)}${queryOf({ ...choice, year })}`}>
          {t('tract.figures')}
          {ofOffice}
        </a>
        {address && (
          <ExternalLink href={mapHref([name.en, address.en].join(', '))} newTabNote={t('link.newTab')}>
            {t('directory.map')}
            {ofOffice}
          </ExternalLink>
        )}
      </p>
    </>
  );
}

/** The newest crop year with figures that cover the office; '' where the reader chooses. */
function figuresYear(office: string, { previousYears, offices }: TractContent): string {
  if (!previousYears) return '';
  const years = previousYears.rows
    .filter(({ place }) => placeOf(previousYears, offices, place).offices.includes(office))
    .map(({ cropYear }) => cropYear);
  return years.toSorted().at(-1) ?? '';
}
