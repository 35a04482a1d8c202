import { Fragment, type ReactNode } from 'react';
import { recordPath } from '../../addresses/registers';
import type { Catalogue } from '../../content/load';
import { formatDocumentDate, unbroken } from '../../language/format';
import { formatFact } from '../../words/format-fact';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import { translator } from '../../words/strings';
import { postsOf } from '../../domain/posts';
import { drugsIn, stateIn } from '../../domain/releases';
import { areasOf, hasStanding, isNewOn, listDate, newUntil, standingOn } from '../../domain/register-records';
import type { RowFields } from '../../domain/row-fields';
import { closingOf, type TenderState } from '../../domain/tenders';
import type { RegisterRecord } from '../../schemas/record';
import { Badge } from '../../ui/Badge';
import { Moment } from '../../ui/Moment';
import { ClosingWarning } from './ClosingWarning';
import { RecordNumber } from './RecordNumber';
import styles from './RecordRow.module.css';
import { RowFile } from './RowFile';
import { ValidityMark } from './ValidityMark';

export interface RecordRowProps {
  record: RegisterRecord;
  /** What differs between the rows of this list. */
  fields: RowFields;
  catalogue: Pick<Catalogue, 'facts' | 'documents' | 'posts'>;
  lang: Lang;
  /** The day of the build in India; the page's script goes on from there. */
  today: string;
  /** Of a tender: the list it stands in. */
  state?: TenderState | undefined;
  /** Whether the script looks at its closing moment: a tender that was open at the build. */
  isWatched?: boolean;
  /** Whether the row carries the words by which the filter finds it. */
  hasWords?: boolean;
}

/** One record in a list: its title, and one line with number, date, state and file. */
export function RecordRow({ record, fields, catalogue, lang, today, state, isWatched, hasWords }: RecordRowProps) {
  const t = translator(lang);
  const isNew = state !== 'archived' && isNewOn(record, today);
  const tender = record.register === 'tenders' ? record : undefined;
  return (
    <li
      id={record.id}
      className={styles.row}
      data-date={listDate(record)}
      data-closes={isWatched && tender ? `${closingOf(tender)}+05:30` : undefined}
      data-unit={'unit' in record ? record.unit : undefined}
      data-kind={record.kind}
      data-drug={drugsIn(record).join(' ') || undefined}
      data-state={stateIn(record)}
      data-area={areasOf(record).join(' ')}
      data-post={postsOf(record, catalogue.posts).join(' ') || undefined}
      data-validity={standingOn(record, today)}
      data-words={hasWords ? wordsOf(record, catalogue, lang) : undefined}
    >
      <p className={styles.title}>
        <a href={recordPath(record.register, record.id, lang)} data-title>
          {record.short?.[lang] ?? record.title[lang]}
        </a>
        {record.specimen && (
          <>
            {' '}
            <Badge>{t('badge.specimen')}</Badge>
          </>
        )}
        {isNew && !record.specimen && (
          <span data-new-until={newUntil(record)}>
            {' '}
            <Badge>{t('badge.new')}</Badge>
          </span>
        )}
      </p>
      <p className={styles.facts}>
        <Dotted facts={factsOf({ record, fields, catalogue, lang, today, state })} />
      </p>
    </li>
  );
}

/** Several numbers in one are left to the page of the record. */
const SHORT_NUMBER = 24;

/** Facts of several words, which may be parted at the end of a line. */
const WRAPPING = ['place', 'kind', 'fee'];

interface Fact {
  key: string;
  words: ReactNode;
}

/** What a row says below its title. */
function factsOf({ record, fields, catalogue, lang, today, state }: RecordRowProps): Fact[] {
  const t = translator(lang);
  const { number, documents } = record;
  const fee = record.fee ? catalogue.facts.get(record.fee) : undefined;
  const [link] = documents;
  const facts: Fact[] = [
    {
      key: 'number',
      words: number && number.length <= SHORT_NUMBER && <RecordNumber number={number} lang={lang} />,
    },
    { key: 'date', words: <RowDate record={record} state={state} lang={lang} /> },
    {
      key: 'state',
      words: fields.state && hasStanding(record, today) && <ValidityMark record={record} lang={lang} today={today} />,
    },
    { key: 'place', words: placeIn(record, lang) },
    { key: 'kind', words: fields.kind && t(`kind.${record.kind}`) },
    { key: 'unit', words: fields.unit && 'unit' in record && record.unit && t(`office.${record.unit}`) },
    { key: 'fee', words: fee && unbroken(formatFact(fee, lang)) },
    {
      key: 'file',
      words: link && <RowFile link={link} title={record.title[lang]} documents={catalogue.documents} lang={lang} />,
    },
  ];
  return facts.filter(({ key, words }) => words && (key !== 'date' || hasRowDate(record)));
}

/** Where it is: of an event its place, of a release its State, since its title names the place. */
function placeIn(record: RegisterRecord, lang: Lang): string | undefined {
  if (record.register === 'events') return record.place?.[lang];
  const state = stateIn(record);
  return state && translator(lang)(`state.${state}`);
}

function hasRowDate(record: RegisterRecord): boolean {
  return record.date !== undefined || record.register === 'tenders' || record.register === 'events';
}

/** The day or moment that counts: the closing of a tender, the beginning of an event, else the date of the text. */
function RowDate({ record, state, lang }: Pick<RecordRowProps, 'record' | 'state' | 'lang'>) {
  const t = translator(lang);
  if (record.register === 'events') return <Moment at={record.starts} lang={lang} />;
  if (record.register !== 'tenders')
    return record.date && <time dateTime={record.date}>{formatDocumentDate(record.date, lang)}</time>;
  return (
    <>
      {t(state === 'archived' ? 'tender.closed' : 'register.closes')} <Moment at={closingOf(record)} lang={lang} />
      {state === 'active' && <ClosingWarning tender={record} lang={lang} />}
    </>
  );
}

function Dotted({ facts }: { facts: Fact[] }) {
  return facts.map(({ key, words }, index) => (
    <Fragment key={key}>
      {index > 0 && ' · '}
      <span className={WRAPPING.includes(key) ? undefined : styles.whole}>{words}</span>
    </Fragment>
  ));
}

/** What is searched besides what the row shows. */
function wordsOf(record: RegisterRecord, { posts }: Pick<Catalogue, 'posts'>, lang: Lang): string {
  const t = translator(lang);
  const named = 'posts' in record ? (record.posts ?? []) : [];
  return [
    record.short && record.title[lang],
    // As it is printed in English, which readers of the Hindi page type too.
    lang === 'hi' && record.number,
    record.purpose[lang],
    t(`kind.${record.kind}`),
    record.register === 'media-releases' && record.place?.[lang],
    ...drugsIn(record).map((drug) => t(`drug.${drug}`)),
    ...named.map((post) => entryOf(posts, post).name[lang]),
  ]
    .filter(Boolean)
    .join(' ');
}
