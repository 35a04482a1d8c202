import { recordPath } from '../../addresses/registers';
import type { Catalogue } from '../../content/load';
import { formatDocumentDate, unbroken } from '../../language/format';
import { formatFact } from '../../words/format-fact';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { namesPosts } from '../../domain/posts';
import type { RegisterRecord } from '../../schemas/record';
import { EmployeeParticulars } from './EmployeeParticulars';
import { EventTimes } from './EventTimes';
import { Particular } from './Particular';
import styles from './RecordDetails.module.css';
import { RecordNumber } from './RecordNumber';
import { ReleaseParticulars } from './ReleaseParticulars';
import { TenderTimes } from './TenderTimes';

interface RecordDetailsProps {
  record: RegisterRecord;
  replaces: RegisterRecord[];
  /** The page of the list to which it belongs. */
  list: { title: string; href: string };
  /** The pages that explain it. */
  guides: { title: string; href: string }[];
  catalogue: Pick<Catalogue, 'facts' | 'posts'>;
  lang: Lang;
}

/** Everything known about a record, labelled. */
export function RecordDetails({ record, replaces, list, guides, catalogue, lang }: RecordDetailsProps) {
  const t = translator(lang);
  const tender = record.register === 'tenders' ? record : undefined;
  const unit = 'unit' in record ? record.unit : undefined;
  const fee = record.fee ? catalogue.facts.get(record.fee) : undefined;
  return (
    <dl className={styles.details}>
      {tender && <TenderTimes tender={tender} lang={lang} />}
      {record.register === 'events' && <EventTimes event={record} lang={lang} />}
      {record.register === 'media-releases' && <ReleaseParticulars release={record} lang={lang} />}
      <Particular label={t(namesPosts(record) ? 'employee.order' : 'register.number')}>
        {record.number && <RecordNumber number={record.number} lang={lang} />}
      </Particular>
      <Particular
        label={t(tender ? 'register.published' : record.date?.length === 4 ? 'register.year' : 'register.date')}
      >
        {record.date && <time dateTime={record.date}>{formatDocumentDate(record.date, lang)}</time>}
      </Particular>
      <Particular label={t('register.cropYear')}>{record.cropYear}</Particular>
      <EmployeeParticulars record={record} posts={catalogue.posts} lang={lang} />
      <Particular label={t('register.unit')}>{unit && t(`office.${unit}`)}</Particular>
      <Particular label={t('register.kind')}>{t(`kind.${record.kind}`)}</Particular>
      <Particular label={t('register.section')}>{t(`provider.${record.section}`)}</Particular>
      <Particular label={t('register.fee')}>{fee && unbroken(formatFact(fee, lang))}</Particular>
      <Particular label={t('record.replaces')}>
        {replaces.length > 0 &&
          replaces.map(({ register, id, title }) => (
            <p key={id}>
              <a href={recordPath(register, id, lang)}>{title[lang]}</a>
            </p>
          ))}
      </Particular>
      <Particular label={t('guide.explains')}>
        {guides.length > 0 &&
          guides.map(({ title, href }) => (
            <p key={href}>
              <a href={href}>{title}</a>
            </p>
          ))}
      </Particular>
      <Particular label={t('record.list')}>
        <a href={list.href}>{list.title}</a>
      </Particular>
    </dl>
  );
}
