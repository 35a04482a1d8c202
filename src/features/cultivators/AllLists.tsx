import { Details } from '../../components/prose/Details';
import { fill } from '../../language/format';
import { formatBytes } from '../../words/format-document';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './AllLists.module.css';
import type { CultivatorYear } from './build-lists';
import { officesIn, unitOptions } from './finder-props';
import { countLabel, listLabel } from './list-words';
import { listFileName, listName, listPagePath, listPath, listSlug, listsOf } from '../../addresses/cultivator-lists';

/** Every list as a page, office by office: the way in without scripts. Years before the newest stay below it. */
export function AllLists({ lang, years }: { lang: Lang; years: CultivatorYear[] }) {
  const t = translator(lang);
  const [newest, ...older] = years;
  return (
    <section className={styles.all} aria-labelledby="cultivators-all" data-print="hide">
      <h2 id="cultivators-all">{t('cultivators.allLists')}</h2>
      <p>{t('cultivators.allListsNote')}</p>
      {years.some(({ specimen }) => specimen) && <p>{t('cultivators.specimenNote')}</p>}
      {newest && <YearLists lang={lang} year={newest} />}
      {older.map((year) => (
        <Details key={year.cropYear} lang={lang} title={fill(t('cultivators.olderYear'), { year: year.cropYear })}>
          <YearLists lang={lang} year={year} />
        </Details>
      ))}
    </section>
  );
}

function YearLists({ lang, year }: { lang: Lang; year: CultivatorYear }) {
  const t = translator(lang);
  return unitOptions(lang).map(({ value, label }) => (
    <Details
      key={value}
      lang={lang}
      title={[label, year.cropYear, year.specimen && t('badge.specimen')].filter(Boolean).join(', ')}
    >
      {officesIn(value, lang).map((office) => (
        <OfficeLists key={office.id} lang={lang} year={year} office={office} />
      ))}
    </Details>
  ));
}

interface OfficeListsProps {
  lang: Lang;
  year: CultivatorYear;
  office: ReturnType<typeof officesIn>[number];
}

/** The four lists of an office as pages, with the file of each beside it. */
function OfficeLists({ lang, year, office }: OfficeListsProps) {
  const t = translator(lang);
  return (
    <div className={styles.office}>
      <h3>{office.place}</h3>
      <ul>
        {listsOf(year.cropYear, office.id).map((key) => {
          const facts = year.lists[listName(key)];
          const label = listLabel(key, lang);
          return (
            <li key={listSlug(key)}>
              <a href={listPagePath(key, lang)}>
                {label}
                <span className="visually-hidden">, {office.name}</span>
              </a>
              <span className={styles.count}>{countLabel(facts?.count ?? 0, lang)}</span>
              {facts && (
                <a className={styles.file} href={listPath(key, lang, 'csv')} download={listFileName(key)}>
                  <span className="visually-hidden">
                    {label}, {office.name},{' '}
                  </span>
                  {t('table.csv')}, {formatBytes(facts.csvBytes[lang], lang)}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
