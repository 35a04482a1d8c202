import { fill, formatMoment } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { closingOf, openingOf } from '../../domain/tenders';
import type { Tender } from '../../schemas/record';
import { Moment } from '../../ui/Moment';
import { Particular } from './Particular';

/** When a tender closes and when its bids are opened, corrigenda counted. */
export function TenderTimes({ tender, lang }: { tender: Tender; lang: Lang }) {
  const t = translator(lang);
  const closing = closingOf(tender);
  const opening = openingOf(tender);
  return (
    <>
      <Particular label={t('register.closes')}>
        <Moment at={closing} lang={lang} /> ({t('tender.indianTime')})
        {closing !== tender.closes &&
          ` (${fill(t('tender.firstClosing'), { moment: formatMoment(tender.closes, lang) })})`}
      </Particular>
      <Particular label={t('register.opens')}>{opening && <Moment at={opening} lang={lang} />}</Particular>
    </>
  );
}
