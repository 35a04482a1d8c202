import { recordPath } from '../../addresses/registers';
import { pathFor } from '../../addresses/routes';
import { Ask } from '../../components/prose/Ask';
import { Doubt } from '../../components/prose/Doubt';
import { drugScale } from '../../components/quantities/drug-scale';
import { QuantityScale } from '../../components/quantities/QuantityScale';
import { RecordNumber } from '../../components/records/RecordNumber';
import { catalogue } from '../../content/catalogue';
import { firstOnQuantities, notificationOf, quantitiesOf } from '../../content/passport';
import type { Drug } from '../../domain/drugs';
import { doubtId } from '../../domain/page-notes';
import { PENALTIES_TABLE } from '../../domain/punishments';
import { fill, formatDocumentDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { RegisterRecord } from '../../schemas/record';
import type { Substance } from '../../schemas/substance';
import { translator } from '../../words/strings';
import styles from './Parts.module.css';

const PENALTIES_ROUTE = 'top-level/prevention/punishment';
const CHECK_ROUTE = 'top-level/prevention/quantities';

/** Whether the law on quantities is about a class of substances. */
export function hasQuantities({ class: ofClass }: Pick<Substance, 'class'>): boolean {
  return ofClass === 'narcotic' || ofClass === 'psychotropic';
}

/** Small and commercial quantity with the punishments, or where to ask for them. */
export function Quantity({ substance, lang }: { substance: Substance; lang: Lang }) {
  const t = translator(lang);
  const drugs = quantitiesOf(substance);
  const first = firstOnQuantities();
  return (
    <section aria-labelledby="quantity" className={styles.part} data-index="off">
      <h2 id="quantity">{t('passport.quantity')}</h2>
      {drugs.map((drug) => (
        <DrugQuantity key={drug.id} drug={drug} lang={lang} />
      ))}
      {drugs.length === 0 && (
        <p>
          {t('passport.askQuantity')} <Ask section="exim" lang={lang} />
          {first && (
            <>
              {' · '}
              {t('passport.readQuantity')} <NumberLink record={first} lang={lang} />
            </>
          )}
        </p>
      )}
    </section>
  );
}

function DrugQuantity({ drug, lang }: { drug: Drug; lang: Lang }) {
  const t = translator(lang);
  const penalties = catalogue.tables.get(PENALTIES_TABLE);
  const scale = penalties && drugScale(drug, penalties, lang);
  const notification = notificationOf(drug);
  return (
    <div data-drug={drug.id}>
      {scale && <QuantityScale {...scale} href={`${pathFor(PENALTIES_ROUTE, lang)}#section-${drug.section}`} />}
      <p className={styles.row}>
        <a href={`${pathFor(CHECK_ROUTE, lang)}?drug=${drug.id}`} data-print="hide">
          {t('quantities.pick')}
        </a>
        <span>
          {t('quantities.setBy')} {notification && <NumberLink record={notification} lang={lang} />}
          {drug.doubt && <Doubt about={doubtId('drug', drug.id)} what={drug.name[lang]} lang={lang} />}
        </span>
        {drug.from !== undefined && (
          <span>{fill(t('passport.notified'), { date: formatDocumentDate(drug.from, lang) })}</span>
        )}
      </p>
    </div>
  );
}

function NumberLink({ record, lang }: { record: RegisterRecord; lang: Lang }) {
  return (
    <a href={recordPath(record.register, record.id, lang)}>
      {record.number ? <RecordNumber number={record.number} lang={lang} /> : record.title[lang]}
    </a>
  );
}
