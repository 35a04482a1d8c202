import { fill, formatMoment } from '../../i18n/format';
import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import { closingOf, openingOf, type TenderState } from '../../lib/tenders';
import type { RegisterRecord } from '../../schemas/record';
import { Moment } from './Moment';
import { Particular } from './Particular';
import styles from './TenderParticulars.module.css';

interface TenderParticularsProps {
  tender: RegisterRecord;
  state: TenderState | undefined;
  lang: Lang;
}

/** When a tender closes and when its bids are opened, corrigenda counted. The script adds how many days are left. */
export function TenderParticulars({ tender, state, lang }: TenderParticularsProps) {
  const t = translator(lang);
  const closing = closingOf(tender);
  const opening = openingOf(tender);
  return (
    <>
      <Particular label={t('register.closes')}>
        <Moment at={closing} lang={lang} /> ({t('tender.indianTime')})
        {closing !== tender.closes && (
          <span className={styles.first}>
            {' '}
            ({fill(t('tender.firstClosing'), { moment: formatMoment(tender.closes!, lang) })})
          </span>
        )}
        {state === 'active' && (
          <strong
            className={styles.left}
            data-days-left={t('tender.closesIn')}
            data-today={t('tender.closesToday')}
            data-tomorrow={t('tender.closesTomorrow')}
          />
        )}
      </Particular>
      <Particular label={t('register.opens')}>{opening && <Moment at={opening} lang={lang} />}</Particular>
    </>
  );
}
