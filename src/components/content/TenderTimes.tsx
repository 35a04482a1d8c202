import { fill, formatMoment } from '../../i18n/format';
import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import { closingOf, openingOf, type TenderState } from '../../lib/tenders';
import type { RegisterRecord } from '../../schemas/record';
import { Moment } from './Moment';
import { Particular } from './Particular';
import styles from './Times.module.css';

interface TenderTimesProps {
  tender: RegisterRecord;
  state: TenderState | undefined;
  lang: Lang;
}

/** When a tender closes and when its bids are opened, corrigenda counted. The script adds how many days are left. */
export function TenderTimes({ tender, state, lang }: TenderTimesProps) {
  const t = translator(lang);
  const closing = closingOf(tender);
  const opening = openingOf(tender);
  return (
    <dl className={styles.times}>
      <Particular label={t(state === 'archived' ? 'tender.closed' : 'register.closes')}>
        <Moment at={closing} lang={lang} /> ({t('tender.indianTime')})
        {state === 'active' && (
          <strong
            className={styles.left}
            data-days-left={t('tender.closesIn')}
            data-today={t('tender.closesToday')}
            data-tomorrow={t('tender.closesTomorrow')}
          />
        )}
        {closing !== tender.closes && (
          <span className={styles.first}>
            ({fill(t('tender.firstClosing'), { moment: formatMoment(tender.closes!, lang) })})
          </span>
        )}
      </Particular>
      <Particular label={t('register.opens')}>{opening && <Moment at={opening} lang={lang} />}</Particular>
    </dl>
  );
}
