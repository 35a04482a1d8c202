import { Details } from '../../components/prose/Details';
import { fill, formatNumber } from '../../language/format';
import { formatBytes } from '../../words/format-document';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './AllLists.module.css';
import type { CultivatorYear } from './build-lists';
import { categoryOptions, officesIn, policyOptions, unitOptions } from './finder-props';
import { listFileName, listName, listPath } from '../../addresses/cultivator-lists';

/** Every list as a file to download, unit by unit: the way in without scripts. */
export function AllLists({ lang, years }: { lang: Lang; years: CultivatorYear[] }) {
  const t = translator(lang);
  return (
    <section className={styles.all} aria-labelledby="cultivators-all" data-print="hide">
      <h2 id="cultivators-all">{t('cultivators.allLists')}</h2>
      <p>{t('cultivators.allListsNote')}</p>
      {years.some(({ specimen }) => specimen) && <p>{t('cultivators.specimenNote')}</p>}
      {years.flatMap((year) =>
        unitOptions(lang).map(({ value, label }) => (
          <Details
            key={year.cropYear + value}
            lang={lang}
            title={[label, year.cropYear, year.specimen && t('badge.specimen')].filter(Boolean).join(', ')}
          >
            {officesIn(value, lang).map((office) => (
              <OfficeLists key={office.id} lang={lang} year={year} office={office} />
            ))}
          </Details>
        )),
      )}
    </section>
  );
}

interface OfficeListsProps {
  lang: Lang;
  year: CultivatorYear;
  office: { id: string; name: string };
}

function OfficeLists({ lang, year, office }: OfficeListsProps) {
  const t = translator(lang);
  const lists = categoryOptions(lang).flatMap((category) =>
    policyOptions(lang).flatMap((policy) => {
      const key = { year: year.cropYear, category: category.value, office: office.id, policy: policy.value };
      const facts = year.lists[listName(key)];
      return facts ? [{ key, facts, label: `${category.label}, ${policy.label}, ${year.cropYear}` }] : [];
    }),
  );
  return (
    <div className={styles.office}>
      <h3>{office.name}</h3>
      {lists.length === 0 && <p>{t('cultivators.emptyOffice')}</p>}
      {lists.length > 0 && (
        <ul>
          {lists.map(({ key, facts, label }) => (
            <li key={label}>
              <a href={listPath(key, lang, 'csv')} download={listFileName(key)}>
                <span className="visually-hidden">{office.name}, </span>
                {label} ({t('table.csv')}, {formatBytes(facts.csvBytes[lang], lang)})
              </a>
              {': '}
              {facts.count === 1
                ? t('cultivators.countOne')
                : fill(t('cultivators.count'), { count: formatNumber(facts.count, lang) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
