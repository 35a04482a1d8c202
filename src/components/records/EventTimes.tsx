import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { RecordOf } from '../../schemas/record';
import { Moment } from '../../ui/Moment';
import { Particular } from './Particular';

/** When and where an event is. */
export function EventTimes({ event, lang }: { event: RecordOf<'events'>; lang: Lang }) {
  const t = translator(lang);
  const { starts, ends, place } = event;
  return (
    <>
      <Particular label={t('register.starts')}>
        <Moment at={starts} lang={lang} /> ({t(starts.includes('T') ? 'tender.indianTime' : 'event.allDay')})
      </Particular>
      <Particular label={t('register.ends')}>{ends && <Moment at={ends} lang={lang} />}</Particular>
      <Particular label={t('register.place')}>{place?.[lang]}</Particular>
    </>
  );
}
