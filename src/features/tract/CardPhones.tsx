import { ContactLink } from '../../components/people/ContactRows';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import { HEADQUARTERS } from '../../schemas/office';
import { translator } from '../../words/strings';
import styles from './Tract.module.css';
import type { NamedOffice, TractContent } from './tract-data';

interface CardPhonesProps {
  lang: Lang;
  offices: NamedOffice[];
  unitOffice: NamedOffice | undefined;
  catalogue: Pick<TractContent, 'offices'>;
}

/** Numbers to tap: those of the offices; for offices without any that of the unit office, else of the headquarters, and it says so. */
export function CardPhones({ lang, offices, unitOffice, catalogue }: CardPhonesProps) {
  const t = translator(lang);
  const own = offices.filter(({ phones }) => phones.length > 0);
  const isComplete = offices.length > 0 && own.length === offices.length;
  const unitPhones = unitOffice?.phones ?? [];
  return (
    <>
      {own.map(({ id, name, phones }) => (
        <Numbers key={id} lang={lang} label={`${name[lang]}:`} phones={phones} />
      ))}
      {!isComplete &&
        (unitPhones.length > 0 ? (
          <Numbers lang={lang} label={t('tract.callUnit')} phones={unitPhones} />
        ) : (
          <Numbers
            lang={lang}
            label={t('tract.callHeadquarters')}
            phones={entryOf(catalogue.offices, HEADQUARTERS).phones}
          />
        ))}
    </>
  );
}

function Numbers({ lang, label, phones }: { lang: Lang; label: string; phones: string[] }) {
  return (
    <div className={styles.call}>
      <p>{label}</p>
      <p className={styles.numbers}>
        {phones.map((phone) => (
          <ContactLink key={phone} to={phone} lang={lang} className={styles.number} />
        ))}
      </p>
    </div>
  );
}
